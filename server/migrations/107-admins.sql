-- Who runs the site, at the dashboard. No account of the site is one of these, and none of these is an account.
CREATE TABLE admins (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL,
  full_name text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'support', 'moderator', 'finance', 'auditor')),
  -- null until they have followed the link that sets it.
  password_hash text,
  -- What their authenticator app knows, locked by a key outside the database; and one that no code has proved yet.
  totp bytea,
  totp_pending bytea,
  -- The last half minute a code was taken of: no code is taken twice.
  totp_step bigint NOT NULL DEFAULT 0,
  recovery_hashes text[] NOT NULL DEFAULT '{}',
  -- Sets a password, once.
  link_hash bytea,
  link_until timestamptz,
  -- The demo's own, which needs no second factor there and comes in nowhere else.
  is_demo boolean NOT NULL DEFAULT false,
  suspended_at timestamptz,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT admins_email_taken UNIQUE (tenant_id, email)
);
CREATE INDEX admins_by_link ON admins (tenant_id, link_hash) WHERE link_hash IS NOT NULL;
ALTER TABLE admins ENABLE ROW LEVEL SECURITY;
ALTER TABLE admins FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON admins USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE admin_sessions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  admin_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  device_name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Moves on while somebody works.
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, admin_id) REFERENCES admins ON DELETE CASCADE
);
CREATE INDEX admin_sessions_of_admin ON admin_sessions (tenant_id, admin_id);
ALTER TABLE admin_sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE admin_sessions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON admin_sessions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What admins did: which call, about whom, why. Only ever added to.
CREATE TABLE admin_actions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  admin_id uuid NOT NULL,
  action text NOT NULL,
  -- No key leads to the accounts: once somebody is erased, their id is a pseudonym.
  person_id uuid,
  reason text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, admin_id) REFERENCES admins
);
CREATE INDEX admin_actions_of_admin ON admin_actions (tenant_id, admin_id, id DESC);
CREATE INDEX admin_actions_of_person ON admin_actions (tenant_id, person_id, id DESC) WHERE person_id IS NOT NULL;
ALTER TABLE admin_actions ENABLE ROW LEVEL SECURITY;
ALTER TABLE admin_actions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON admin_actions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
CREATE FUNCTION keep_admin_actions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What an admin did stays written down.';
END $$;
CREATE TRIGGER keep_admin_actions BEFORE UPDATE OR DELETE ON admin_actions
  FOR EACH ROW EXECUTE FUNCTION keep_admin_actions();
