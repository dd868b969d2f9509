-- A model that was chosen answers once what is published has passed its tests on it. Its results are kept under its id.
CREATE TABLE ai_candidates (
  tenant_id uuid PRIMARY KEY REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text CHECK (kind IN ('openai-compatible', 'openai', 'anthropic')),
  base_url text,
  model text,
  key_locked bytea,
  cost_in double precision NOT NULL DEFAULT 0,
  cost_out double precision NOT NULL DEFAULT 0,
  -- What is tested, with its names: nothing until it was gathered.
  places jsonb NOT NULL DEFAULT '[]',
  chosen_at timestamptz NOT NULL,
  gathered_at timestamptz,
  CHECK ((kind IS NULL) = (model IS NULL))
);
ALTER TABLE ai_candidates ENABLE ROW LEVEL SECURITY;
ALTER TABLE ai_candidates FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ai_candidates USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
CREATE INDEX ai_test_results_by_model ON ai_test_results (tenant_id, model, status);

-- Whether a version asks a model, so that nobody reads all that is published to find out.
ALTER TABLE program_versions ADD COLUMN uses_ai boolean NOT NULL
  GENERATED ALWAYS AS (content LIKE '%"type":"ai"%' OR coalesce(jsonb_typeof(agent) = 'object', false)) STORED;
-- When it was last looked through for agents and modules whose tests are due.
ALTER TABLE programs ADD COLUMN ai_watched_at timestamptz;
