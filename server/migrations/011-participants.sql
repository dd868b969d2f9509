-- Those who follow a program now and chose to be seen: listed newest first, and counted, without looking at the others.
CREATE INDEX enrollments_seen ON enrollments (tenant_id, program_id, started_at DESC, id DESC)
  WHERE is_seen AND status IN ('waiting', 'active', 'paused');
