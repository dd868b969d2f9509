-- What tells one device from another in its person's list, and when they last proved who they are there.
ALTER TABLE sessions ADD COLUMN zone text;
ALTER TABLE sessions ADD COLUMN language text;
ALTER TABLE sessions ADD COLUMN proved_at timestamptz NOT NULL DEFAULT '-infinity';
ALTER TABLE sessions ALTER COLUMN proved_at SET DEFAULT now();

-- A device's token may end by itself. Empty: it does not.
ALTER TABLE personal_tokens ADD COLUMN expires_at timestamptz;

-- Who came in, or tried to, for the person to look at; kept for 90 days.
CREATE TABLE sign_ins (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  at timestamptz NOT NULL,
  succeeded boolean NOT NULL,
  how text NOT NULL CHECK (how IN ('registration', 'confirmation', 'password', 'link', 'reset')),
  device_name text NOT NULL,
  zone text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX sign_ins_newest ON sign_ins (tenant_id, user_id, at DESC);
CREATE INDEX sign_ins_old ON sign_ins (tenant_id, at);
ALTER TABLE sign_ins ENABLE ROW LEVEL SECURITY;
ALTER TABLE sign_ins FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sign_ins USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
