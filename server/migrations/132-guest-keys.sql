-- Visitors who were given a key for a channel of their own: until they sign in, or for a day.
CREATE TABLE guest_keys (
  tenant_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, key_hash),
  FOREIGN KEY (tenant_id) REFERENCES tenants ON DELETE CASCADE
);
CREATE INDEX guest_keys_oldest ON guest_keys (tenant_id, created_at);
ALTER TABLE guest_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE guest_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON guest_keys USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
