-- Trusted since PostgreSQL 13: the owner of the database may add it.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- A service given at one time, to one person or to a group.
CREATE TABLE sessions_booked (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Empty: the service was deleted.
  service_id uuid,
  -- What the place's clock shows, which is what was agreed; where it shows that twice, whether the second is meant. The
  -- instants follow from it, and are reckoned anew when the rules of a zone change.
  wall text NOT NULL CHECK (wall ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  is_second boolean NOT NULL DEFAULT false,
  zone text NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  buffer_before integer NOT NULL,
  buffer_after integer NOT NULL,
  seats integer NOT NULL CHECK (seats > 0),
  seats_taken integer NOT NULL,
  room_id uuid,
  state text NOT NULL CHECK (state IN ('open', 'over', 'cancelled')),
  -- Since when it overlaps another one, after the rules of a zone changed.
  clash_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, id, from_at),
  FOREIGN KEY (tenant_id, service_id) REFERENCES services ON DELETE SET NULL (service_id),
  FOREIGN KEY (tenant_id, room_id) REFERENCES rooms ON DELETE SET NULL (room_id),
  CHECK (from_at < until_at),
  CHECK (0 <= seats_taken AND seats_taken <= seats)
);
CREATE INDEX sessions_booked_of_service ON sessions_booked (tenant_id, service_id, from_at);
CREATE INDEX sessions_booked_of_room ON sessions_booked (tenant_id, room_id);
CREATE INDEX sessions_booked_open ON sessions_booked (tenant_id, until_at) WHERE state = 'open';
ALTER TABLE sessions_booked ENABLE ROW LEVEL SECURITY;
ALTER TABLE sessions_booked FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sessions_booked
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Who gives it. The instant stands here too, kept the same by its key, so that a host's days are found by an index.
CREATE TABLE session_hosts (
  tenant_id uuid NOT NULL,
  session_id uuid NOT NULL,
  user_id uuid NOT NULL,
  from_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, session_id, user_id),
  FOREIGN KEY (tenant_id, session_id, from_at) REFERENCES sessions_booked (tenant_id, id, from_at)
    ON UPDATE CASCADE ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX session_hosts_of_session ON session_hosts (tenant_id, session_id, from_at);
CREATE INDEX session_hosts_days ON session_hosts (tenant_id, user_id, from_at);
ALTER TABLE session_hosts ENABLE ROW LEVEL SECURITY;
ALTER TABLE session_hosts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON session_hosts
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What is taken, buffers included: nobody and no room twice at a time, whatever the program believes.
CREATE TABLE occupancy (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  -- A person or a room.
  resource uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('host', 'room')),
  span tstzrange NOT NULL,
  -- The rules of a zone moved it onto another one: it waits for somebody's decision, and takes nothing meanwhile.
  clashes boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, session_id) REFERENCES sessions_booked ON DELETE CASCADE,
  CONSTRAINT occupancy_once EXCLUDE USING gist (tenant_id WITH =, resource WITH =, span WITH &&) WHERE (NOT clashes)
);
CREATE INDEX occupancy_of_session ON occupancy (tenant_id, session_id);
ALTER TABLE occupancy ENABLE ROW LEVEL SECURITY;
ALTER TABLE occupancy FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON occupancy USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- One person's seat in a session.
CREATE TABLE bookings (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  from_at timestamptz NOT NULL,
  service_id uuid,
  user_id uuid NOT NULL,
  -- A host, where one booked for somebody.
  booked_by uuid,
  state text NOT NULL CHECK (state IN
    ('held', 'requested', 'confirmed', 'declined', 'cancelled', 'no_show', 'completed', 'expired')),
  held_until timestamptz,
  -- Name, length, place and rules as they were then.
  terms jsonb NOT NULL,
  questions jsonb NOT NULL DEFAULT '[]',
  answers jsonb NOT NULL DEFAULT '{}',
  reason text NOT NULL DEFAULT '',
  cancelled_by text CHECK (cancelled_by IN ('client', 'host')),
  private_note text NOT NULL DEFAULT '',
  summary text NOT NULL DEFAULT '',
  -- Of its entry in calendars: it rises with each change that they are told of.
  sequence integer NOT NULL DEFAULT 0,
  series_id uuid,
  series_number integer,
  series_count integer,
  task_id uuid,
  -- The next reminder; empty: there is none.
  remind_at timestamptz,
  made_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, session_id, from_at) REFERENCES sessions_booked (tenant_id, id, from_at)
    ON UPDATE CASCADE ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, service_id) REFERENCES services ON DELETE SET NULL (service_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, booked_by) REFERENCES users ON DELETE SET NULL (booked_by),
  FOREIGN KEY (tenant_id, task_id) REFERENCES tasks ON DELETE SET NULL (task_id),
  CHECK (state <> 'held' OR held_until IS NOT NULL)
);
CREATE UNIQUE INDEX bookings_once ON bookings (tenant_id, session_id, user_id)
  WHERE state IN ('held', 'requested', 'confirmed');
CREATE INDEX bookings_of_session ON bookings (tenant_id, session_id, from_at);
CREATE INDEX bookings_days ON bookings (tenant_id, user_id, from_at);
CREATE INDEX bookings_of_service ON bookings (tenant_id, service_id, from_at);
CREATE INDEX bookings_by ON bookings (tenant_id, booked_by) WHERE booked_by IS NOT NULL;
CREATE INDEX bookings_of_task ON bookings (tenant_id, task_id) WHERE task_id IS NOT NULL;
CREATE INDEX bookings_held ON bookings (tenant_id, held_until) WHERE state = 'held';
CREATE INDEX bookings_reminders ON bookings (tenant_id, remind_at) WHERE remind_at IS NOT NULL;
ALTER TABLE bookings ENABLE ROW LEVEL SECURITY;
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON bookings USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Who would take a time that becomes free.
CREATE TABLE waitlist (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  service_id uuid NOT NULL,
  user_id uuid NOT NULL,
  duration integer NOT NULL CHECK (duration > 0),
  -- Days by the place's clock, both included.
  from_day text NOT NULL CHECK (from_day ~ '^\d{4}-\d\d-\d\d$'),
  until_day text NOT NULL CHECK (until_day ~ '^\d{4}-\d\d-\d\d$'),
  -- The one session that they wait for; empty: any time on those days.
  from_at timestamptz,
  state text NOT NULL CHECK (state IN ('waiting', 'offered', 'taken', 'passed', 'left')),
  offered_booking uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, service_id) REFERENCES services ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, offered_booking) REFERENCES bookings ON DELETE SET NULL (offered_booking)
);
CREATE INDEX waitlist_of_service ON waitlist (tenant_id, service_id, created_at);
CREATE INDEX waitlist_of_user ON waitlist (tenant_id, user_id, from_day);
CREATE INDEX waitlist_offers ON waitlist (tenant_id, offered_booking) WHERE offered_booking IS NOT NULL;
ALTER TABLE waitlist ENABLE ROW LEVEL SECURITY;
ALTER TABLE waitlist FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON waitlist USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- The secret link by which a calendar app reads somebody's bookings.
CREATE TABLE booking_feeds (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (tenant_id, user_id),
  UNIQUE (tenant_id, secret_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE booking_feeds ENABLE ROW LEVEL SECURITY;
ALTER TABLE booking_feeds FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON booking_feeds
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Hosts see the people who have an appointment with them.
ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_why_check;
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_why_check
  CHECK (why IN ('own', 'expert', 'host', 'team', 'fellow', 'link', 'program', 'admin'));
