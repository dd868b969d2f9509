-- People, their sessions and what guards both.

CREATE TABLE users (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  -- A temporary user has none; stored in lower case.
  email text CHECK (email = lower(email)),
  full_name text NOT NULL,
  password_hash text,
  roles text[] NOT NULL CHECK (cardinality(roles) > 0),
  is_temporary boolean NOT NULL DEFAULT false,
  email_verified_at timestamptz,
  locale text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT users_email_taken UNIQUE (tenant_id, email),
  CHECK (is_temporary OR email IS NOT NULL)
);
CREATE INDEX users_temporary ON users (tenant_id, last_seen_at) WHERE is_temporary;
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE users FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON users USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- One row a device that is signed in. The token itself (256 random bits) is nowhere stored.
CREATE TABLE sessions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  -- Hash of the device cookie: a token taken from one browser's cookie does not open another's.
  device_hash bytea NOT NULL,
  device_name text NOT NULL,
  idle_seconds integer NOT NULL CHECK (idle_seconds > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX sessions_of_user ON sessions (tenant_id, user_id);
CREATE INDEX sessions_expired ON sessions (tenant_id, expires_at);
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE sessions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sessions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Links that can be used once, kept as hashes.
CREATE TABLE link_tokens (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('verify-email')),
  email text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX link_tokens_of_user ON link_tokens (tenant_id, user_id);
ALTER TABLE link_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE link_tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON link_tokens USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Failed sign-ins by account and by address, both hashed. Counted in a transaction of its own.
CREATE TABLE sign_in_failures (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  subject bytea NOT NULL,
  failures integer NOT NULL,
  first_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, subject)
);
ALTER TABLE sign_in_failures ENABLE ROW LEVEL SECURITY;
ALTER TABLE sign_in_failures FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sign_in_failures USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- First answers by Idempotency-Key, written in the transaction of their effect, kept for 24 hours.
CREATE TABLE idempotency_keys (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  caller text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  reply text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, caller, key)
);
CREATE INDEX idempotency_keys_old ON idempotency_keys (tenant_id, created_at);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON idempotency_keys USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE contact_messages (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  user_id uuid,
  full_name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  description text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE SET NULL (user_id)
);
CREATE INDEX contact_messages_newest ON contact_messages (tenant_id, created_at DESC);
CREATE INDEX contact_messages_of_user ON contact_messages (tenant_id, user_id);
ALTER TABLE contact_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE contact_messages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON contact_messages USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
