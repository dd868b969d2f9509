-- Pictures that people put up. The bytes lie with the files, under the tenant and the name.
CREATE TABLE images (
  tenant_id uuid NOT NULL,
  name text NOT NULL,
  -- NULL: its owner is gone, and the next sweep removes it with its files.
  owner_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, name),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES users ON DELETE SET NULL (owner_id)
);
CREATE INDEX images_of_owner ON images (tenant_id, owner_id);
ALTER TABLE images ENABLE ROW LEVEL SECURITY;
ALTER TABLE images FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON images USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
