-- Of what is to be done about somebody who may be in danger: since when they have waited. An alert that is raised again
-- is younger than the danger. Null: since it was opened.
ALTER TABLE tasks ADD COLUMN waiting_since timestamptz;
UPDATE tasks t SET waiting_since = call.opened_at FROM tasks call
WHERE t.kind = 'alert' AND t.urgent_until IS NOT NULL AND t.key = call.key || '/missed'
  AND call.tenant_id = t.tenant_id AND call.enrollment_id = t.enrollment_id;

-- In the experts' queue whoever has waited longest stays first.
DROP INDEX tasks_for_experts;
CREATE INDEX tasks_for_experts ON tasks
  (tenant_id, program_id, (urgent_until IS NOT NULL) DESC, is_urgent DESC, (coalesce(waiting_since, opened_at)), id)
  WHERE status = 'open' AND target = 'system';
