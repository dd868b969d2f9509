-- Simulated runs that are kept as tests of a program: it is published only once all of them passed on its draft.
CREATE TABLE simulation_tests (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  program_id uuid NOT NULL,
  name text NOT NULL,
  setup jsonb NOT NULL,
  expectations jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE
);
CREATE INDEX simulation_tests_of_program ON simulation_tests (tenant_id, program_id, created_at, id);
ALTER TABLE simulation_tests ENABLE ROW LEVEL SECURITY;
ALTER TABLE simulation_tests FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON simulation_tests USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- How a test went last. `state` stands for the draft it ran on: on any other it says nothing.
CREATE TABLE simulation_results (
  tenant_id uuid NOT NULL,
  test_id uuid NOT NULL,
  state text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'passed', 'failed', 'broken')),
  judgements jsonb NOT NULL,
  -- Why it could not be run to its end; only where it is broken.
  fault text CHECK ((status = 'broken') = (fault IS NOT NULL)),
  ran_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, test_id),
  FOREIGN KEY (tenant_id, test_id) REFERENCES simulation_tests ON DELETE CASCADE
);
ALTER TABLE simulation_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE simulation_results FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON simulation_results USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
