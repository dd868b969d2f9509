-- Whether a guardian agrees that a minor follows a program. Kept as the proof: who was asked, when they said what, and
-- to which text.
CREATE TABLE guardian_consents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  enrollment_id uuid NOT NULL,
  email text NOT NULL,
  -- Of the link in the last message; one link asks, consents and takes back.
  token_hash bytea,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'granted', 'refused', 'revoked')),
  -- Of the text that they answered.
  text_version text,
  asked_at timestamptz NOT NULL,
  granted_at timestamptz,
  -- Refused, or taken back.
  ended_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT guardian_consents_once UNIQUE (tenant_id, enrollment_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE CASCADE
);
CREATE INDEX guardian_consents_of_user ON guardian_consents (tenant_id, user_id);
CREATE UNIQUE INDEX guardian_consents_by_token ON guardian_consents (tenant_id, token_hash);
ALTER TABLE guardian_consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE guardian_consents FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON guardian_consents
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
