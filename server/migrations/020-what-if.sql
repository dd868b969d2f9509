-- Real days lived against a draft or another version: asked for by a program's team, worked out by a job, swept after a month.
CREATE TABLE what_ifs (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  program_id uuid NOT NULL,
  started_by uuid,
  -- The published version it is held against; null: the draft as it stood then.
  version_id uuid,
  -- The engine's Program as JSON. Text, since it is always read whole.
  content text NOT NULL,
  since timestamptz NOT NULL,
  until timestamptz NOT NULL,
  most_people integer NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'done', 'failed')),
  people_done integer NOT NULL DEFAULT 0,
  -- null until it is known.
  people_count integer,
  -- People whose log could not be lived again.
  skipped_count integer NOT NULL DEFAULT 0,
  sums jsonb CHECK ((status = 'done') = (sums IS NOT NULL)),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, version_id) REFERENCES program_versions ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, started_by) REFERENCES users ON DELETE SET NULL (started_by)
);
CREATE INDEX what_ifs_of_program ON what_ifs (tenant_id, program_id, created_at DESC, id DESC);
CREATE INDEX what_ifs_version ON what_ifs (tenant_id, version_id);
CREATE INDEX what_ifs_started_by ON what_ifs (tenant_id, started_by);
CREATE INDEX what_ifs_old ON what_ifs (tenant_id, created_at);
ALTER TABLE what_ifs ENABLE ROW LEVEL SECURITY;
ALTER TABLE what_ifs FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON what_ifs USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Those for whom something would have been different.
CREATE TABLE what_if_people (
  tenant_id uuid NOT NULL,
  what_if_id uuid NOT NULL,
  enrollment_id uuid NOT NULL,
  -- What matters most stands first.
  rank double precision NOT NULL,
  -- Which of earlier, later, new, gone there are among the calls to experts.
  changes text[] NOT NULL,
  result jsonb NOT NULL,
  PRIMARY KEY (tenant_id, what_if_id, enrollment_id),
  FOREIGN KEY (tenant_id, what_if_id) REFERENCES what_ifs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE CASCADE
);
CREATE INDEX what_if_people_ranked ON what_if_people (tenant_id, what_if_id, rank DESC, enrollment_id);
CREATE INDEX what_if_people_enrollment ON what_if_people (tenant_id, enrollment_id);
ALTER TABLE what_if_people ENABLE ROW LEVEL SECURITY;
ALTER TABLE what_if_people FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON what_if_people USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
