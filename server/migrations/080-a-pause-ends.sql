-- A pause may have an end: the instant at which a paused enrollment goes on by itself.
ALTER TABLE enrollments DROP CONSTRAINT enrollments_check;
ALTER TABLE enrollments ADD CONSTRAINT enrollments_next_due_at_check
  CHECK (next_due_at IS NULL OR status IN ('waiting', 'active', 'paused'));
