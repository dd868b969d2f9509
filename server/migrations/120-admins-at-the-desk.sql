-- What somebody who is suspended reads of why, in their mail and where they sign in. The admins' reason is not for them.
ALTER TABLE users ADD COLUMN suspension_note text;

-- When its admin last proved who they are.
ALTER TABLE admin_sessions ADD COLUMN proved_at timestamptz;

-- Keys by which admins sign in: what passkeys are to people, and never the same rows.
CREATE TABLE admin_passkeys (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  admin_id uuid NOT NULL,
  credential_id text NOT NULL CHECK (length(credential_id) <= 1400),
  public_key bytea NOT NULL,
  host text NOT NULL,
  name text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  is_syncable boolean NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT admin_passkeys_once UNIQUE (tenant_id, credential_id),
  FOREIGN KEY (tenant_id, admin_id) REFERENCES admins ON DELETE CASCADE
);
CREATE INDEX admin_passkeys_newest ON admin_passkeys (tenant_id, admin_id, created_at DESC);
ALTER TABLE admin_passkeys ENABLE ROW LEVEL SECURITY;
ALTER TABLE admin_passkeys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON admin_passkeys USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What an admin's passkey signs is asked for by itself, in the same browser.
ALTER TABLE passkey_challenges DROP CONSTRAINT passkey_challenges_purpose_check;
ALTER TABLE passkey_challenges ADD CONSTRAINT passkey_challenges_purpose_check
  CHECK (purpose IN ('add', 'prove', 'admin-add', 'admin-prove'));

-- About which other admin it was, and the role they were given.
ALTER TABLE admin_actions ADD COLUMN about_admin uuid;
ALTER TABLE admin_actions ADD COLUMN role_given text
  CHECK (role_given IN ('owner', 'support', 'moderator', 'finance', 'auditor'));
ALTER TABLE admin_actions ADD FOREIGN KEY (tenant_id, about_admin) REFERENCES admins;
CREATE INDEX admin_actions_about_admin ON admin_actions (tenant_id, about_admin) WHERE about_admin IS NOT NULL;
