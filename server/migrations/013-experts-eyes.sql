-- What an expert's pages ask for again and again.

-- How many are on the way, paused, finished …, without looking at a row.
CREATE INDEX enrollments_by_status ON enrollments (tenant_id, program_id, version_id, status);
-- How many have something of a recurring module open now.
CREATE INDEX tasks_open_of_modules ON tasks (tenant_id, program_id, protocol_index, module)
  WHERE status = 'open' AND target = 'follower' AND module IS NOT NULL;
-- What seldom happens is found without reading all that happens every day.
CREATE INDEX enrollment_events_seldom ON enrollment_events (tenant_id, program_id, type, at DESC, enrollment_id, number DESC)
  WHERE type NOT IN ('timer', 'taskDone', 'answers', 'reading');
