-- In the experts' queue, of all who may be in danger, whoever wrote so in their own words stands first.
DROP INDEX tasks_for_experts;
CREATE INDEX tasks_for_experts ON tasks
  (tenant_id, program_id, (urgent_until IS NOT NULL) DESC, (starts_with(key, 'message/')) DESC, is_urgent DESC,
   (coalesce(waiting_since, opened_at)), id)
  WHERE status = 'open' AND target = 'system';
