-- Somebody wants to leave. Until the day comes they can still change their mind.
CREATE TABLE account_deletions (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  erase_at timestamptz NOT NULL,
  -- Of the link in the message, by which the account is kept.
  keep_hash bytea,
  PRIMARY KEY (tenant_id, user_id),
  UNIQUE (tenant_id, keep_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX account_deletions_due ON account_deletions (tenant_id, erase_at);
ALTER TABLE account_deletions ENABLE ROW LEVEL SECURITY;
ALTER TABLE account_deletions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON account_deletions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What stays of people who left: nobody's address, no way in, a name that says nothing.
ALTER TABLE users ADD COLUMN is_pseudonym boolean NOT NULL DEFAULT false;
ALTER TABLE users DROP CONSTRAINT users_check;
ALTER TABLE users ADD CONSTRAINT users_check CHECK (is_temporary OR is_pseudonym OR email IS NOT NULL);
ALTER TABLE users ADD CHECK (NOT is_pseudonym OR (email IS NULL AND password_hash IS NULL));
