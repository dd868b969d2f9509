-- What 084 meant to fill in: under a forced policy it saw no row.
ALTER TABLE tasks NO FORCE ROW LEVEL SECURITY;
UPDATE tasks t SET waiting_since = call.opened_at FROM tasks call
WHERE t.waiting_since IS NULL AND t.kind = 'alert' AND t.urgent_until IS NOT NULL
  AND t.key = call.key || '/missed'
  AND call.tenant_id = t.tenant_id AND call.enrollment_id = t.enrollment_id;
ALTER TABLE tasks FORCE ROW LEVEL SECURITY;
