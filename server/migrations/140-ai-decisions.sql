-- What an AI module's model was told of somebody and what it said; what became of that stands in the record of the run.
CREATE TABLE ai_decisions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  enrollment_id uuid NOT NULL,
  -- The engine's id of the question.
  task text NOT NULL,
  protocol_index integer NOT NULL,
  node text NOT NULL,
  looked_at jsonb NOT NULL,
  branch text NOT NULL,
  words text NOT NULL,
  sure double precision,
  because text,
  at timestamptz NOT NULL,
  -- When its person asked for somebody of the team to look.
  asked_person_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT ai_decisions_once UNIQUE (tenant_id, enrollment_id, task),
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE CASCADE
);
CREATE INDEX ai_decisions_at_step ON ai_decisions (tenant_id, enrollment_id, protocol_index, node, at DESC);
ALTER TABLE ai_decisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE ai_decisions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ai_decisions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
