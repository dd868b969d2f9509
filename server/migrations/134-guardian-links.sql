-- The secret links of a guardian: each message to the same address brings one, and none of them kills another.
CREATE TABLE guardian_links (
  tenant_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  consent_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, consent_id) REFERENCES guardian_consents ON DELETE CASCADE
);
CREATE INDEX guardian_links_of_consent ON guardian_links (tenant_id, consent_id);
ALTER TABLE guardian_consents NO FORCE ROW LEVEL SECURITY;
INSERT INTO guardian_links (tenant_id, token_hash, consent_id)
  SELECT tenant_id, token_hash, id FROM guardian_consents WHERE token_hash IS NOT NULL;
ALTER TABLE guardian_consents FORCE ROW LEVEL SECURITY;
ALTER TABLE guardian_consents DROP COLUMN token_hash;
ALTER TABLE guardian_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE guardian_links FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON guardian_links
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
