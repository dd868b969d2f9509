-- A site's own language model, what it may be told of people and how much it may be used.
CREATE TABLE ai_settings (
  tenant_id uuid PRIMARY KEY REFERENCES tenants ON DELETE CASCADE,
  kind text CHECK (kind IN ('openai-compatible', 'openai', 'anthropic')),
  base_url text,
  model text,
  key_locked bytea,
  cost_in double precision NOT NULL DEFAULT 0,
  cost_out double precision NOT NULL DEFAULT 0,
  shares text[] NOT NULL,
  site_tokens_a_day integer NOT NULL,
  person_tokens_a_day integer NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK ((kind IS NULL) = (model IS NULL))
);
ALTER TABLE ai_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE ai_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ai_settings USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Every question to a model, and every one that was answered without it. The prompt is a hash, its inputs are pointers.
CREATE TABLE ai_exchanges (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  person_id uuid,
  purpose text NOT NULL,
  model text,
  prompt_hash bytea NOT NULL,
  inputs jsonb NOT NULL,
  output text NOT NULL,
  tokens_in integer NOT NULL,
  tokens_out integer NOT NULL,
  cost_micros bigint NOT NULL,
  -- Why something else than the model's words was taken, if it was.
  fallback text,
  took_ms integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX ai_exchanges_newest ON ai_exchanges (tenant_id, at) INCLUDE (tokens_in, tokens_out, cost_micros);
CREATE INDEX ai_exchanges_of_person ON ai_exchanges (tenant_id, person_id, at) INCLUDE (tokens_in, tokens_out);
ALTER TABLE ai_exchanges ENABLE ROW LEVEL SECURITY;
ALTER TABLE ai_exchanges FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ai_exchanges USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
