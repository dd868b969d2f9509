-- A link may also set a new password, or sign in without one.
ALTER TABLE link_tokens DROP CONSTRAINT link_tokens_purpose_check;
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_purpose_check
  CHECK (purpose IN ('verify-email', 'reset-password', 'sign-in'));
