-- Tokens that an assistant of one's own reads and acts with.
ALTER TABLE personal_tokens DROP CONSTRAINT personal_tokens_purpose_check;
ALTER TABLE personal_tokens ADD CONSTRAINT personal_tokens_purpose_check
  CHECK (purpose IN ('readings', 'look', 'act', 'calendar', 'unsubscribe'));
