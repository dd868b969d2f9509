-- What still waits for somebody, whatever they were told before.
CREATE INDEX prompts_waiting ON prompts (tenant_id, user_id) WHERE try_at IS NOT NULL;
