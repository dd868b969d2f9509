-- What an agent or an AI module has to do before it is published, and how often it did, by model and by what it was told.
CREATE TABLE ai_tests (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('agent', 'module')),
  -- The agent's item, or the module's step.
  subject text NOT NULL,
  name text NOT NULL,
  given jsonb NOT NULL,
  expects jsonb NOT NULL,
  threshold integer NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE
);
CREATE INDEX ai_tests_of_subject ON ai_tests (tenant_id, protocol_id, kind, subject, created_at);
ALTER TABLE ai_tests ENABLE ROW LEVEL SECURITY;
ALTER TABLE ai_tests FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ai_tests USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE ai_test_results (
  tenant_id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('agent', 'module')),
  subject text NOT NULL,
  -- Its id, or the word of a built-in one.
  test text NOT NULL,
  -- Empty: the built-in guide, or the rule.
  model text NOT NULL,
  -- Stands for all that it is told, apart from the person and their question.
  prompt_hash text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'passed', 'failed', 'broken')),
  runs integer NOT NULL,
  passed integer NOT NULL,
  rates jsonb NOT NULL,
  samples jsonb NOT NULL,
  fault text CHECK (fault IN ('no-answer', 'limit')),
  ran_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, protocol_id, kind, subject, test, model, prompt_hash),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE
);
CREATE INDEX ai_test_results_ran ON ai_test_results (tenant_id, ran_at);
ALTER TABLE ai_test_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE ai_test_results FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ai_test_results USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
