-- Its person lets the program's team make a test of a question and its answer, without their name. What was made of it goes
-- with the message, and when its person takes it back.
ALTER TABLE agent_messages ADD COLUMN lent_at timestamptz;
CREATE INDEX agent_messages_lent ON agent_messages (tenant_id, lent_at) WHERE lent_at IS NOT NULL;
ALTER TABLE ai_tests ADD COLUMN message_id uuid;
ALTER TABLE ai_tests ADD FOREIGN KEY (tenant_id, message_id) REFERENCES agent_messages ON DELETE CASCADE;
ALTER TABLE ai_tests ADD CONSTRAINT ai_tests_once UNIQUE (tenant_id, message_id, protocol_id, kind, subject);
