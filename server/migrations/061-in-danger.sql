-- Somebody may be in danger: until then at least, the end of their own day, everything speaks to them accordingly.
ALTER TABLE tasks ADD COLUMN urgent_until timestamptz;
CREATE INDEX tasks_urgent_of_user ON tasks (tenant_id, user_id, opened_at DESC) WHERE urgent_until IS NOT NULL;

-- In the experts' queue they come before everything else.
DROP INDEX tasks_for_experts;
CREATE INDEX tasks_for_experts ON tasks (tenant_id, program_id, (urgent_until IS NOT NULL) DESC, is_urgent DESC, opened_at, id)
  WHERE status = 'open' AND target = 'system';
