-- Which of their agents a creator gives to a program, and what it was when a version came out.
ALTER TABLE programs ADD COLUMN agent_id uuid;
ALTER TABLE programs ADD FOREIGN KEY (tenant_id, agent_id) REFERENCES items ON DELETE SET NULL (agent_id);
CREATE INDEX programs_agent ON programs (tenant_id, agent_id);
ALTER TABLE program_versions ADD COLUMN agent jsonb;
