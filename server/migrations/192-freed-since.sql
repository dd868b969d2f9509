-- Nobody is held a time that was free when they joined a waitlist. Both are by the database's clock, taken under the lock
-- of the service, so that of two who come at once it is certain who came first.
ALTER TABLE sessions_booked ADD COLUMN freed_at timestamptz;
ALTER TABLE waitlist ADD COLUMN joined_at timestamptz NOT NULL DEFAULT clock_timestamp();
CREATE INDEX sessions_booked_freed ON sessions_booked (tenant_id, freed_at) WHERE freed_at IS NOT NULL;
