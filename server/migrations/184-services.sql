-- Where experts meet people: a place or online, with a clock and opening hours of its own.
CREATE TABLE locations (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('place', 'online')),
  address text NOT NULL DEFAULT '',
  directions text NOT NULL DEFAULT '',
  online_by text CHECK (online_by IN ('link', 'phone')),
  -- The link or the number; told to those who have booked.
  online_at text NOT NULL DEFAULT '',
  zone text NOT NULL,
  -- Monday first: a list of { from, to } in minutes for each of seven days.
  week jsonb NOT NULL,
  -- Closed on the public holidays of this country.
  holidays_of text,
  archived_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  CHECK ((kind = 'online') = (online_by IS NOT NULL))
);
CREATE INDEX locations_of_user ON locations (tenant_id, user_id, created_at);
ALTER TABLE locations ENABLE ROW LEVEL SECURITY;
ALTER TABLE locations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON locations USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Days with other hours than the week says; an empty list: closed. They win over public holidays.
CREATE TABLE location_days (
  tenant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  day text NOT NULL CHECK (day ~ '^\d{4}-\d\d-\d\d$'),
  ranges jsonb NOT NULL,
  name text NOT NULL DEFAULT '',
  PRIMARY KEY (tenant_id, location_id, day),
  FOREIGN KEY (tenant_id, location_id) REFERENCES locations ON DELETE CASCADE
);
ALTER TABLE location_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE location_days FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON location_days
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE rooms (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  location_id uuid NOT NULL,
  name text NOT NULL,
  seats integer NOT NULL CHECK (seats > 0),
  -- Where it stands in its location's list.
  position integer NOT NULL,
  archived_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, location_id) REFERENCES locations ON DELETE CASCADE
);
CREATE INDEX rooms_of_location ON rooms (tenant_id, location_id);
ALTER TABLE rooms ENABLE ROW LEVEL SECURITY;
ALTER TABLE rooms FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON rooms USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What is offered at a location, and by which rules it is booked.
CREATE TABLE services (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  location_id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  photo text,
  durations integer[] NOT NULL CHECK (cardinality(durations) > 0),
  buffer_before integer NOT NULL DEFAULT 0 CHECK (buffer_before >= 0),
  buffer_after integer NOT NULL DEFAULT 0 CHECK (buffer_after >= 0),
  every_minutes integer NOT NULL CHECK (every_minutes > 0),
  seats integer NOT NULL DEFAULT 1 CHECK (seats > 0),
  notice_minutes integer NOT NULL DEFAULT 0 CHECK (notice_minutes >= 0),
  ahead_days integer NOT NULL CHECK (ahead_days > 0),
  max_per_day integer CHECK (max_per_day > 0),
  max_per_week integer CHECK (max_per_week > 0),
  given_by text NOT NULL DEFAULT 'any' CHECK (given_by IN ('any', 'all')),
  needs_room boolean NOT NULL DEFAULT false,
  questions jsonb NOT NULL DEFAULT '[]',
  confirm text NOT NULL DEFAULT 'at_once' CHECK (confirm IN ('at_once', 'by_hand')),
  cancel_hours integer NOT NULL DEFAULT 0 CHECK (cancel_hours >= 0),
  move_hours integer NOT NULL DEFAULT 0 CHECK (move_hours >= 0),
  reminder_minutes integer[] NOT NULL DEFAULT '{}',
  note_template text NOT NULL DEFAULT '',
  archived_at timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, location_id) REFERENCES locations ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX services_of_location ON services (tenant_id, location_id, created_at);
CREATE INDEX services_of_user ON services (tenant_id, user_id, created_at);
ALTER TABLE services ENABLE ROW LEVEL SECURITY;
ALTER TABLE services FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON services USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Who gives it. Of several, one with twice the weight gets twice as many.
CREATE TABLE service_hosts (
  tenant_id uuid NOT NULL,
  service_id uuid NOT NULL,
  user_id uuid NOT NULL,
  weight integer NOT NULL DEFAULT 1 CHECK (weight > 0),
  PRIMARY KEY (tenant_id, service_id, user_id),
  FOREIGN KEY (tenant_id, service_id) REFERENCES services ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX service_hosts_of_user ON service_hosts (tenant_id, user_id);
ALTER TABLE service_hosts ENABLE ROW LEVEL SECURITY;
ALTER TABLE service_hosts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON service_hosts
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- When somebody works, beside the hours of the locations. No row: whenever those are open.
CREATE TABLE working_hours (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  zone text NOT NULL,
  week jsonb NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE working_hours ENABLE ROW LEVEL SECURITY;
ALTER TABLE working_hours FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON working_hours
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE time_off (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  -- For its person alone.
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  CHECK (from_at < until_at)
);
CREATE INDEX time_off_of_user ON time_off (tenant_id, user_id, until_at);
ALTER TABLE time_off ENABLE ROW LEVEL SECURITY;
ALTER TABLE time_off FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON time_off USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Somebody's calendar elsewhere, read now and then: what is in it is taken for busy, and nothing else is kept of it.
CREATE TABLE outside_calendars (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  -- The address is a secret. Its host alone is shown.
  address_locked bytea NOT NULL,
  host text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Set while it waits to be read; when that worked last.
  asked_at timestamptz,
  fetched_at timestamptz,
  failure text,
  failing_since timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  CHECK ((failure IS NULL) = (failing_since IS NULL))
);
CREATE INDEX outside_calendars_of_user ON outside_calendars (tenant_id, user_id, created_at);
ALTER TABLE outside_calendars ENABLE ROW LEVEL SECURITY;
ALTER TABLE outside_calendars FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON outside_calendars
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Spans that do not touch.
CREATE TABLE outside_busy (
  tenant_id uuid NOT NULL,
  calendar_id uuid NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, calendar_id, from_at),
  FOREIGN KEY (tenant_id, calendar_id) REFERENCES outside_calendars ON DELETE CASCADE,
  CHECK (from_at < until_at)
);
ALTER TABLE outside_busy ENABLE ROW LEVEL SECURITY;
ALTER TABLE outside_busy FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON outside_busy
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
