-- Somebody said their password and has neither their app nor a recovery code: two-factor sign-in may be turned off by the
-- link in a mail, once a few days have passed in which its person could have stopped it.
CREATE TABLE two_factor_removals (
  tenant_id uuid NOT NULL,
  two_factor_id uuid NOT NULL,
  -- Where the link went: it opens nothing once the account has another address.
  email text NOT NULL,
  -- Made when the mail is, which alone holds the secret.
  token_hash bytea,
  asked_at timestamptz NOT NULL,
  ready_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, two_factor_id),
  CONSTRAINT two_factor_removals_token UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, two_factor_id) REFERENCES two_factors ON DELETE CASCADE,
  CHECK (asked_at < ready_at AND ready_at < expires_at)
);
ALTER TABLE two_factor_removals ENABLE ROW LEVEL SECURITY;
ALTER TABLE two_factor_removals FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON two_factor_removals USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_how_check;
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_how_check CHECK
  (how IN ('registration', 'confirmation', 'password', 'link', 'reset', 'openid', 'passkey', 'code', 'recovery-code',
    'removal-asked', 'removal-stopped', 'removal-done'));
