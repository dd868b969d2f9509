-- What experts say about their work, and the qualifications that somebody else checks.
CREATE TABLE expert_profiles (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  languages text[] NOT NULL DEFAULT '{}',
  links text[] NOT NULL DEFAULT '{}',
  consultation text NOT NULL DEFAULT '',
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE expert_profiles ENABLE ROW LEVEL SECURITY;
ALTER TABLE expert_profiles FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON expert_profiles
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- One record of each: never changed by its owner once it is there, so what was checked is what is shown.
CREATE TABLE qualifications (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  title text NOT NULL,
  institution text NOT NULL,
  year integer CHECK (year BETWEEN 1900 AND 2199),
  state text NOT NULL DEFAULT 'awaiting' CHECK (state IN ('awaiting', 'checked', 'refused')),
  -- An admin. No key leads to the accounts: admins have none there. The name is what everybody reads.
  checked_by uuid,
  checked_by_name text,
  checked_at timestamptz,
  -- Why it was refused, for its owner.
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  CHECK ((state = 'awaiting') = (checked_at IS NULL)),
  CHECK ((checked_at IS NULL) = (checked_by_name IS NULL))
);
CREATE INDEX qualifications_of_user ON qualifications (tenant_id, user_id, created_at);
CREATE INDEX qualifications_waiting ON qualifications (tenant_id, created_at) WHERE state = 'awaiting';
ALTER TABLE qualifications ENABLE ROW LEVEL SECURITY;
ALTER TABLE qualifications FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON qualifications
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Its documents are uploads like others: private, made anew, swept when nothing needs them any more.
ALTER TABLE uploads ADD COLUMN qualification_id uuid;
ALTER TABLE uploads ADD FOREIGN KEY (tenant_id, qualification_id)
  REFERENCES qualifications ON DELETE SET NULL (qualification_id);
CREATE INDEX uploads_of_qualification ON uploads (tenant_id, qualification_id) WHERE qualification_id IS NOT NULL;
