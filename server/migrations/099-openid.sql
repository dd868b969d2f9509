-- Where people of a site may have an account that signs them in. The secret is locked (providers/vault.ts).
CREATE TABLE openid_providers (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  secret_locked bytea NOT NULL,
  enabled boolean NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT openid_providers_once UNIQUE (tenant_id, issuer, client_id)
);
ALTER TABLE openid_providers ENABLE ROW LEVEL SECURITY;
ALTER TABLE openid_providers FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON openid_providers USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- An account elsewhere that opens an account here.
CREATE TABLE openid_identities (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  provider_id uuid NOT NULL,
  subject text NOT NULL,
  email text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT openid_identities_once UNIQUE (tenant_id, provider_id, subject),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, provider_id) REFERENCES openid_providers ON DELETE CASCADE
);
CREATE INDEX openid_identities_of_user ON openid_identities (tenant_id, user_id);
ALTER TABLE openid_identities ENABLE ROW LEVEL SECURITY;
ALTER TABLE openid_identities FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON openid_identities USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- A browser that was sent to a provider; then what it brought back, until its person has said what is missing.
CREATE TABLE openid_visits (
  tenant_id uuid NOT NULL,
  state_hash bytea NOT NULL,
  browser_hash bytea NOT NULL,
  provider_id uuid NOT NULL,
  -- Who connects, in place of signing in.
  user_id uuid,
  again boolean NOT NULL,
  until timestamptz NOT NULL,
  returned_at timestamptz,
  ticket_hash bytea,
  subject text,
  email text,
  email_verified boolean NOT NULL DEFAULT false,
  full_name text NOT NULL DEFAULT '',
  -- Settled: for whoever asks again from the same page. `user_id` is then whose it was.
  outcome text CHECK (outcome IN ('signed-in', 'connected')),
  PRIMARY KEY (tenant_id, state_hash),
  CONSTRAINT openid_visits_ticket UNIQUE (tenant_id, ticket_hash),
  FOREIGN KEY (tenant_id, provider_id) REFERENCES openid_providers ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX openid_visits_of_provider ON openid_visits (tenant_id, provider_id);
CREATE INDEX openid_visits_of_user ON openid_visits (tenant_id, user_id);
CREATE INDEX openid_visits_old ON openid_visits (tenant_id, until);
ALTER TABLE openid_visits ENABLE ROW LEVEL SECURITY;
ALTER TABLE openid_visits FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON openid_visits USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_how_check;
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_how_check
  CHECK (how IN ('registration', 'confirmation', 'password', 'link', 'reset', 'openid'));
