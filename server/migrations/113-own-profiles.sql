-- What people say about themselves, for themselves and for their programs.
ALTER TABLE users ADD COLUMN units text NOT NULL DEFAULT 'metric' CHECK (units IN ('metric', 'imperial'));

CREATE TABLE own_profiles (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- E.164
  phone text CHECK (phone ~ '^\+[1-9][0-9]{4,14}$'),
  -- A local day, as people write it: no time zone may move it.
  birthday text CHECK (birthday ~ '^\d{4}-\d\d-\d\d$'),
  sex text CHECK (sex IN ('female', 'male', 'other')),
  -- Which parts of it everybody sees on one's page. Experts' pages show what is theirs anyway.
  shows text[] NOT NULL DEFAULT '{}' CHECK (shows <@ ARRAY['picture', 'bio', 'memberSince', 'answers']),
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE own_profiles ENABLE ROW LEVEL SECURITY;
ALTER TABLE own_profiles FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON own_profiles
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE health_facts (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  height_cm double precision CHECK (height_cm BETWEEN 20 AND 300),
  weight_kg double precision CHECK (weight_kg BETWEEN 0.5 AND 700),
  -- By the names that programs ask for.
  conditions text[] NOT NULL DEFAULT '{}',
  medication text NOT NULL DEFAULT '',
  allergies text NOT NULL DEFAULT '',
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE health_facts ENABLE ROW LEVEL SECURITY;
ALTER TABLE health_facts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON health_facts
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Names that somebody's page had before: they lead to it still, and nobody else gets them.
CREATE TABLE former_usernames (
  tenant_id uuid NOT NULL,
  username text NOT NULL,
  user_id uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, username),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX former_usernames_newest ON former_usernames (tenant_id, user_id, changed_at DESC);
ALTER TABLE former_usernames ENABLE ROW LEVEL SECURITY;
ALTER TABLE former_usernames FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON former_usernames
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
