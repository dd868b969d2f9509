-- What newcomers say brings them here: programs are recommended by it. One answer a person, the last.
CREATE TABLE onboarding_answers (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  goals text[] NOT NULL CHECK (cardinality(goals) BETWEEN 1 AND 3),
  minutes integer NOT NULL CHECK (minutes BETWEEN 1 AND 600),
  reminders text NOT NULL CHECK (reminders IN ('email', 'app', 'none')),
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE onboarding_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE onboarding_answers FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON onboarding_answers
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
