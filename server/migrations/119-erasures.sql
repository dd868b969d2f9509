-- That somebody was erased, and when: nothing says who. So that whoever runs a site can show that it happens.
CREATE TABLE erasures (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  erased_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
ALTER TABLE erasures ENABLE ROW LEVEL SECURITY;
ALTER TABLE erasures FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON erasures USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
