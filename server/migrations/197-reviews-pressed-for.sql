-- When the owners were told that an emergency access has not been reviewed; it is told once.
ALTER TABLE emergency_accesses ADD COLUMN pressed_at timestamptz;
CREATE INDEX emergency_accesses_unreviewed ON emergency_accesses (tenant_id, ends_at) WHERE reviewed_at IS NULL;
