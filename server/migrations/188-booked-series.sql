-- Where a booking of a series stood at first, by the place's clock, and how many weeks lie between two of them: an entry
-- for calendars names it by that for ever.
ALTER TABLE bookings ADD COLUMN series_wall text;
ALTER TABLE bookings ADD COLUMN series_weeks integer;

-- Of the entry of a group in its hosts' calendars.
ALTER TABLE sessions_booked ADD COLUMN sequence integer NOT NULL DEFAULT 0;

-- Holds that have run out and reminders that are due, over all tenants.
CREATE INDEX bookings_hold_ends ON bookings (held_until) WHERE state = 'held';
CREATE INDEX bookings_reminder_due ON bookings (remind_at) WHERE remind_at IS NOT NULL;
CREATE POLICY for_definer_functions ON bookings FOR SELECT TO regimen_owner USING (true);
CREATE FUNCTION list_tenants_with_due_bookings(until timestamptz, most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant_id FROM (
      SELECT tenant_id FROM bookings WHERE state = 'held' AND held_until <= until ORDER BY held_until LIMIT most
    ) held
    UNION
    SELECT tenant_id FROM (
      SELECT tenant_id FROM bookings WHERE remind_at <= until ORDER BY remind_at LIMIT most
    ) reminders
  $$;
