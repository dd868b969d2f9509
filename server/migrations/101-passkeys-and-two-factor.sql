-- Keys that a browser or a device holds for somebody (WebAuthn). We keep the public half, and the host it was made for.
CREATE TABLE passkeys (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  credential_id text NOT NULL CHECK (length(credential_id) <= 1400),
  public_key bytea NOT NULL,
  host text NOT NULL,
  name text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- Whether it may be copied to the person's other devices, and whether it has been.
  is_syncable boolean NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT passkeys_once UNIQUE (tenant_id, credential_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX passkeys_newest ON passkeys (tenant_id, user_id, created_at DESC);
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY;
ALTER TABLE passkeys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON passkeys USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What a passkey is asked to sign: once, within minutes, in the browser that asked (it holds the key in a cookie).
CREATE TABLE passkey_challenges (
  tenant_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('add', 'prove')),
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, key_hash, purpose)
);
CREATE INDEX passkey_challenges_old ON passkey_challenges (tenant_id, expires_at);
ALTER TABLE passkey_challenges ENABLE ROW LEVEL SECURITY;
ALTER TABLE passkey_challenges FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON passkey_challenges USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Whoever has one is asked for a code of their authenticator app when they sign in. Its secret is locked by the vault.
CREATE TABLE two_factors (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  secret bytea NOT NULL,
  -- The half minute of the last code that was taken: none of it or before it is taken again.
  used_step integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT two_factors_once UNIQUE (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE two_factors ENABLE ROW LEVEL SECURITY;
ALTER TABLE two_factors FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON two_factors USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- For when the app is out of reach. One that was used is gone.
CREATE TABLE recovery_codes (
  tenant_id uuid NOT NULL,
  two_factor_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  PRIMARY KEY (tenant_id, two_factor_id, code_hash),
  FOREIGN KEY (tenant_id, two_factor_id) REFERENCES two_factors ON DELETE CASCADE
);
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE recovery_codes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON recovery_codes USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Somebody said the password, or opened a link, and has still to give a code, in the same browser.
CREATE TABLE pending_sign_ins (
  tenant_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  zone text,
  stay_signed_in boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, key_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX pending_sign_ins_of_user ON pending_sign_ins (tenant_id, user_id);
CREATE INDEX pending_sign_ins_old ON pending_sign_ins (tenant_id, expires_at);
ALTER TABLE pending_sign_ins ENABLE ROW LEVEL SECURITY;
ALTER TABLE pending_sign_ins FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON pending_sign_ins USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- A known device may be let in without a code for a while. It is forgotten with the device.
ALTER TABLE known_devices ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE known_devices ADD COLUMN device_name text;
ALTER TABLE known_devices ADD COLUMN remembered_at timestamptz;
ALTER TABLE known_devices ADD COLUMN remembered_until timestamptz;
CREATE UNIQUE INDEX known_devices_id ON known_devices (tenant_id, id);

ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_how_check;
ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_how_check CHECK
  (how IN ('registration', 'confirmation', 'password', 'link', 'reset', 'openid', 'passkey', 'code', 'recovery-code'));
