-- Whoever leaves a program, or no longer shares what they did in one that is over, is no longer seen by its experts.
ALTER TABLE enrollments ADD COLUMN access_ended_at timestamptz;
ALTER TABLE enrollments NO FORCE ROW LEVEL SECURITY;
UPDATE enrollments SET access_ended_at = ended_at WHERE status = 'withdrawn';
ALTER TABLE enrollments FORCE ROW LEVEL SECURITY;
