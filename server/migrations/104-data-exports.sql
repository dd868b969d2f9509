-- What somebody takes along: one archive, made by a job, kept as a private file for a day.
CREATE TABLE data_exports (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  -- null: its person is gone or has a newer one; the hourly work removes it with its file.
  user_id uuid,
  status text NOT NULL CHECK (status IN ('running', 'ready', 'failed')),
  -- In percent.
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  size_bytes bigint,
  -- Links to it are signed with this.
  link_key bytea NOT NULL,
  asked_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE SET NULL (user_id)
);
-- One at a time.
CREATE UNIQUE INDEX data_exports_of_user ON data_exports (tenant_id, user_id);
ALTER TABLE data_exports ENABLE ROW LEVEL SECURITY;
ALTER TABLE data_exports FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON data_exports USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
