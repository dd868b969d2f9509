-- Programs: what followers see, follow and live; and everything that happens to them on the way.

-- How a person is addressed in public, and by which clock they live.
ALTER TABLE users ADD COLUMN username text;
UPDATE users SET username = 'person-' || replace(id::text, '-', '');
ALTER TABLE users ALTER COLUMN username SET NOT NULL;
ALTER TABLE users ADD CONSTRAINT users_username_taken UNIQUE (tenant_id, username);
ALTER TABLE users ADD CHECK (username ~ '^[a-z0-9][a-z0-9-]{1,62}$');
ALTER TABLE users ADD COLUMN zone text;
ALTER TABLE users ADD COLUMN avatar text;
ALTER TABLE users ADD COLUMN bio text NOT NULL DEFAULT '';

-- The draft of a program: its own to change, seen by its creator and their team.
CREATE TABLE programs (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  -- By language: title, summary, description, outcomes, evidence, questions.
  texts jsonb NOT NULL,
  cover text,
  category text NOT NULL,
  tags text[] NOT NULL,
  level text NOT NULL CHECK (level IN ('beginner', 'intermediate', 'advanced')),
  signs text[] NOT NULL,
  minutes_a_day integer NOT NULL CHECK (minutes_a_day BETWEEN 1 AND 600),
  weeks integer NOT NULL CHECK (weeks BETWEEN 1 AND 104),
  access text NOT NULL CHECK (access IN ('free', 'private', 'team')),
  -- Of the private link that is live; the link itself is shown once.
  link_hash bytea,
  -- The published version that new followers begin on.
  version_id uuid,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  archived_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES users
);
CREATE INDEX programs_of_owner ON programs (tenant_id, owner_id, changed_at DESC, id DESC);
ALTER TABLE programs ENABLE ROW LEVEL SECURITY;
ALTER TABLE programs FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON programs USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- The protocols a program leads through, in order.
CREATE TABLE program_protocols (
  tenant_id uuid NOT NULL,
  program_id uuid NOT NULL,
  position integer NOT NULL,
  protocol_id uuid NOT NULL,
  on_fail text NOT NULL CHECK (on_fail IN ('stop', 'goOn')),
  PRIMARY KEY (tenant_id, program_id, position),
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols
);
CREATE INDEX program_protocols_of_protocol ON program_protocols (tenant_id, protocol_id);
ALTER TABLE program_protocols ENABLE ROW LEVEL SECURITY;
ALTER TABLE program_protocols FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON program_protocols USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What was published, never to change again: the whole of it, every item in it.
CREATE TABLE program_versions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  program_id uuid NOT NULL,
  number integer NOT NULL,
  -- The engine's Program as JSON. Text, since it is always read whole.
  content text NOT NULL,
  -- The texts, cover and signs as they were then.
  page jsonb NOT NULL,
  note text NOT NULL,
  published_by uuid,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, program_id, number),
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, published_by) REFERENCES users ON DELETE SET NULL (published_by)
);
CREATE INDEX program_versions_published_by ON program_versions (tenant_id, published_by);
ALTER TABLE programs ADD FOREIGN KEY (tenant_id, version_id) REFERENCES program_versions;
CREATE INDEX programs_version ON programs (tenant_id, version_id);
ALTER TABLE program_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE program_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON program_versions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What a published version was made of: as long as it stands, these are not changed in place.
CREATE TABLE version_uses (
  tenant_id uuid NOT NULL,
  version_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('item', 'protocol', 'category')),
  object_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, version_id, kind, object_id),
  FOREIGN KEY (tenant_id, version_id) REFERENCES program_versions ON DELETE CASCADE
);
CREATE INDEX version_uses_of_object ON version_uses (tenant_id, kind, object_id);
ALTER TABLE version_uses ENABLE ROW LEVEL SECURITY;
ALTER TABLE version_uses FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON version_uses USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- The catalog: one row for each published program, as its newest version says it, with what is counted about it.
CREATE TABLE program_listings (
  tenant_id uuid NOT NULL,
  program_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  version_id uuid NOT NULL,
  -- false: private, for a team, or archived. Then no list shows it.
  is_listed boolean NOT NULL,
  texts jsonb NOT NULL,
  cover text,
  category text NOT NULL,
  tags text[] NOT NULL,
  level text NOT NULL,
  signs text[] NOT NULL,
  minutes_a_day integer NOT NULL,
  weeks integer NOT NULL,
  access text NOT NULL,
  -- Types of the first steps, for a small drawing.
  step_types text[] NOT NULL,
  -- Titles and all that may be searched for, by language; empty where it does not speak it.
  title_en text NOT NULL,
  title_ar text NOT NULL,
  search_en text NOT NULL,
  search_ar text NOT NULL,
  words_en tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title_en), 'A') || setweight(to_tsvector('english', search_en), 'B')
  ) STORED,
  words_ar tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('arabic', title_ar), 'A') || setweight(to_tsvector('arabic', search_ar), 'B')
  ) STORED,
  followers_count integer NOT NULL DEFAULT 0,
  -- Began within the last 30 days; renewed every hour.
  recent_count integer NOT NULL DEFAULT 0,
  finished_count integer NOT NULL DEFAULT 0,
  ratings_count integer NOT NULL DEFAULT 0,
  ratings_sum integer NOT NULL DEFAULT 0,
  -- Drawn towards the middle while few have rated, so that one five is not the best there is.
  rating real NOT NULL GENERATED ALWAYS AS ((ratings_sum + 17.5) / (ratings_count + 5)) STORED,
  first_published_at timestamptz NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, program_id),
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, owner_id) REFERENCES users,
  FOREIGN KEY (tenant_id, version_id) REFERENCES program_versions
);
CREATE INDEX program_listings_of_owner ON program_listings (tenant_id, owner_id);
CREATE INDEX program_listings_version ON program_listings (tenant_id, version_id);
ALTER TABLE program_listings ENABLE ROW LEVEL SECURITY;
ALTER TABLE program_listings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON program_listings USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- One person following one published version. `state` is the truth; the events say how it came about.
CREATE TABLE enrollments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  program_id uuid NOT NULL,
  version_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- `waiting`: joined, and begins on a later day.
  status text NOT NULL CHECK (status IN ('waiting', 'active', 'paused', 'finished', 'failed', 'withdrawn')),
  -- The engine's ProgramRun as JSON; nothing while it waits. Text, since it is always read and written whole.
  state text,
  -- The engine's RunInput: the person as they were when they joined.
  input jsonb NOT NULL,
  -- Number of the last event.
  events_count integer NOT NULL,
  -- When the engine wants to be woken, or when it begins.
  next_due_at timestamptz CHECK (next_due_at IS NULL OR status IN ('waiting', 'active')),
  zone text NOT NULL,
  -- Minutes of the day between which prompts of this program are welcome; both or none.
  welcome_from integer CHECK (welcome_from BETWEEN 0 AND 1439),
  welcome_to integer CHECK (welcome_to BETWEEN 0 AND 1439),
  -- Other followers see name and streak.
  is_seen boolean NOT NULL DEFAULT false,
  consented_at timestamptz NOT NULL,
  -- Where the person is, taken from the state for lists and counts.
  protocol_index integer NOT NULL DEFAULT 0,
  node text,
  node_since timestamptz,
  streak integer NOT NULL DEFAULT 0,
  best_streak integer NOT NULL DEFAULT 0,
  last_active_at timestamptz NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs,
  FOREIGN KEY (tenant_id, version_id) REFERENCES program_versions,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE UNIQUE INDEX enrollments_once ON enrollments (tenant_id, program_id, user_id) WHERE status IN ('waiting', 'active', 'paused');
CREATE INDEX enrollments_of_user ON enrollments (tenant_id, user_id, started_at DESC, id DESC);
CREATE INDEX enrollments_of_program ON enrollments (tenant_id, program_id, started_at DESC, id DESC);
CREATE INDEX enrollments_at_node ON enrollments (tenant_id, program_id, version_id, protocol_index, node) WHERE status IN ('waiting', 'active', 'paused');
CREATE INDEX enrollments_version ON enrollments (tenant_id, version_id);
-- What the worker asks for, over all tenants: only rows that want to be woken are in it.
CREATE INDEX enrollments_due ON enrollments (next_due_at) WHERE next_due_at IS NOT NULL;
CREATE INDEX enrollments_due_here ON enrollments (tenant_id, next_due_at, id) WHERE next_due_at IS NOT NULL;
ALTER TABLE enrollments ENABLE ROW LEVEL SECURITY;
ALTER TABLE enrollments FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON enrollments USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Everything that happened, in order: what came in, by which versions it was judged, what came of it and why.
CREATE TABLE enrollment_events (
  tenant_id uuid NOT NULL,
  enrollment_id uuid NOT NULL,
  number integer NOT NULL,
  program_id uuid NOT NULL,
  at timestamptz NOT NULL,
  -- `start`, or the type of the engine's event.
  type text NOT NULL,
  -- Who did it: the follower, an expert, or nobody (time).
  by_user uuid,
  -- As `startEntry` and `eventEntry` of the engine give it.
  entry jsonb NOT NULL,
  trace jsonb NOT NULL,
  PRIMARY KEY (tenant_id, enrollment_id, number),
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE CASCADE
);
CREATE INDEX enrollment_events_of_program ON enrollment_events (tenant_id, program_id, at DESC, enrollment_id, number DESC);
ALTER TABLE enrollment_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE enrollment_events FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON enrollment_events USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What waits for a person: the follower, or the subject-matter expert.
CREATE TABLE tasks (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  enrollment_id uuid NOT NULL,
  program_id uuid NOT NULL,
  -- The follower whose enrollment it is, whoever has to do it.
  user_id uuid NOT NULL,
  -- The engine's id of the task or, for an alert, of the effect.
  key text NOT NULL,
  target text NOT NULL CHECK (target IN ('follower', 'system')),
  -- Of the expert who is asked for; empty: any of the team.
  role text NOT NULL DEFAULT '',
  -- A step's type, or `alert`.
  kind text NOT NULL,
  protocol_index integer NOT NULL,
  node text,
  module text,
  item text,
  name text NOT NULL,
  -- What the model proposes, where a person decides.
  proposal text,
  is_urgent boolean NOT NULL DEFAULT false,
  status text NOT NULL CHECK (status IN ('open', 'done', 'declined', 'expired', 'ended')),
  was_late boolean NOT NULL DEFAULT false,
  opened_at timestamptz NOT NULL,
  late_at timestamptz,
  expires_at timestamptz,
  snoozed_until timestamptz,
  closed_at timestamptz,
  closed_by uuid,
  -- Begun and not yet sent: answers by question.
  begun jsonb,
  -- What was handed in.
  result jsonb,
  claimed_by uuid,
  claimed_at timestamptz,
  handed_note text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, enrollment_id, key),
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, claimed_by) REFERENCES users ON DELETE SET NULL (claimed_by),
  FOREIGN KEY (tenant_id, closed_by) REFERENCES users ON DELETE SET NULL (closed_by)
);
CREATE INDEX tasks_open_of_user ON tasks (tenant_id, user_id, opened_at, id) WHERE status = 'open' AND target = 'follower';
CREATE INDEX tasks_closed_of_user ON tasks (tenant_id, user_id, closed_at DESC, id DESC) WHERE status <> 'open' AND target = 'follower';
CREATE INDEX tasks_for_experts ON tasks (tenant_id, program_id, is_urgent DESC, opened_at, id) WHERE status = 'open' AND target = 'system';
CREATE INDEX tasks_of_user ON tasks (tenant_id, user_id);
CREATE INDEX tasks_claimed ON tasks (tenant_id, claimed_by);
CREATE INDEX tasks_closed_by ON tasks (tenant_id, closed_by);
ALTER TABLE tasks ENABLE ROW LEVEL SECURITY;
ALTER TABLE tasks FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tasks USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- The ledger of everything a follower was to be told, and what became of it.
CREATE TABLE prompts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  enrollment_id uuid NOT NULL,
  program_id uuid NOT NULL,
  user_id uuid NOT NULL,
  task_id uuid,
  -- The id of the effect that asked for it: none is told twice.
  key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('task', 'nudge', 'reminder')),
  is_important boolean NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  -- What the creator asked for; the person's own settings decide.
  channel text NOT NULL CHECK (channel IN ('in-app', 'email', 'push')),
  status text NOT NULL CHECK (status IN ('intended', 'held', 'gathered', 'sent', 'delivered', 'seen', 'answered', 'expired', 'missed')),
  intended_at timestamptz NOT NULL,
  -- After this it is not sent any more.
  fresh_until timestamptz,
  -- When the arbiter looks at it next.
  try_at timestamptz,
  sent_by text[] NOT NULL DEFAULT '{}',
  sent_at timestamptz,
  delivered_at timestamptz,
  seen_at timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, enrollment_id, key),
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, task_id) REFERENCES tasks ON DELETE CASCADE
);
CREATE INDEX prompts_of_user ON prompts (tenant_id, user_id, intended_at DESC);
CREATE INDEX prompts_of_program ON prompts (tenant_id, program_id, intended_at DESC);
CREATE INDEX prompts_of_task ON prompts (tenant_id, task_id);
-- What the arbiter asks for, over all tenants.
CREATE INDEX prompts_due ON prompts (try_at) WHERE try_at IS NOT NULL;
CREATE INDEX prompts_due_here ON prompts (tenant_id, try_at, id) WHERE try_at IS NOT NULL;
ALTER TABLE prompts ENABLE ROW LEVEL SECURITY;
ALTER TABLE prompts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON prompts USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Readings as they were taken, in the KPI's own unit.
CREATE TABLE kpi_readings (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  enrollment_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kpi text NOT NULL,
  value double precision NOT NULL,
  given_value double precision NOT NULL,
  given_unit text NOT NULL,
  source text NOT NULL CHECK (source IN ('task', 'hand', 'device')),
  taken_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT kpi_readings_once UNIQUE (tenant_id, enrollment_id, kpi, taken_at),
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX kpi_readings_of_user ON kpi_readings (tenant_id, user_id, taken_at DESC);
ALTER TABLE kpi_readings ENABLE ROW LEVEL SECURITY;
ALTER TABLE kpi_readings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON kpi_readings USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What the bell shows.
CREATE TABLE notifications (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  -- Names and numbers for its sentence, put into words when it is shown.
  data jsonb NOT NULL,
  -- A path of this site.
  link text NOT NULL,
  prompt_id uuid,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, prompt_id) REFERENCES prompts ON DELETE CASCADE
);
CREATE INDEX notifications_of_user ON notifications (tenant_id, user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (tenant_id, user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_of_prompt ON notifications (tenant_id, prompt_id);
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
ALTER TABLE notifications FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON notifications USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- By which ways, when and how often somebody wants to be told. No row: the defaults.
CREATE TABLE notification_settings (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- By kind: which of in-app, email, push.
  channels jsonb NOT NULL,
  -- Minutes of the person's own day; both or none.
  quiet_from integer CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_to integer CHECK (quiet_to BETWEEN 0 AND 1439),
  most_a_day integer NOT NULL CHECK (most_a_day BETWEEN 0 AND 50),
  weekly_summary boolean NOT NULL,
  summarised_at timestamptz,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON notification_settings USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE push_subscriptions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  device_name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, endpoint),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (tenant_id, user_id);
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_subscriptions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON push_subscriptions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Secrets that a person hands to a device or another program: for readings, for a calendar, to end mails. Kept as hashes.
CREATE TABLE personal_tokens (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('readings', 'calendar', 'unsubscribe')),
  name text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX personal_tokens_of_user ON personal_tokens (tenant_id, user_id, purpose);
ALTER TABLE personal_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE personal_tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON personal_tokens USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Proofs and results that followers hand in: seen only by them and by those who look after them.
CREATE TABLE uploads (
  tenant_id uuid NOT NULL,
  -- 128 random bits and an ending; the bytes lie with the files, under the tenant and the name.
  name text NOT NULL,
  owner_id uuid,
  task_id uuid,
  type text NOT NULL CHECK (type IN ('image/webp', 'application/pdf')),
  size_bytes integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, name),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES users ON DELETE SET NULL (owner_id),
  FOREIGN KEY (tenant_id, task_id) REFERENCES tasks ON DELETE SET NULL (task_id)
);
CREATE INDEX uploads_of_owner ON uploads (tenant_id, owner_id);
CREATE INDEX uploads_of_task ON uploads (tenant_id, task_id);
ALTER TABLE uploads ENABLE ROW LEVEL SECURITY;
ALTER TABLE uploads FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON uploads USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE reviews (
  tenant_id uuid NOT NULL,
  program_id uuid NOT NULL,
  user_id uuid NOT NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  body text NOT NULL,
  reply text,
  replied_at timestamptz,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  PRIMARY KEY (tenant_id, program_id, user_id),
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX reviews_newest ON reviews (tenant_id, program_id, created_at DESC, user_id);
CREATE INDEX reviews_of_user ON reviews (tenant_id, user_id);
ALTER TABLE reviews ENABLE ROW LEVEL SECURITY;
ALTER TABLE reviews FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON reviews USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE bookmarks (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('program', 'creator', 'discussion')),
  object_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, kind, object_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX bookmarks_newest ON bookmarks (tenant_id, user_id, created_at DESC, object_id);
ALTER TABLE bookmarks ENABLE ROW LEVEL SECURITY;
ALTER TABLE bookmarks FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON bookmarks USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Short addresses of pages of this site.
CREATE TABLE short_links (
  tenant_id uuid NOT NULL,
  code text NOT NULL,
  -- A path of this site, never another address.
  target text NOT NULL CHECK (target ~ '^/[^/\\]'),
  owner_id uuid,
  visits integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, code),
  UNIQUE (tenant_id, owner_id, target),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES users ON DELETE SET NULL (owner_id)
);
ALTER TABLE short_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE short_links FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON short_links USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Which tenants have something due: the worker then takes the rows inside each, under a lock that ends with its work.
CREATE POLICY for_definer_functions ON enrollments FOR SELECT TO regimen_owner USING (true);
CREATE POLICY for_definer_functions ON prompts FOR SELECT TO regimen_owner USING (true);
CREATE FUNCTION list_tenants_with_due_enrollments(until timestamptz, most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT DISTINCT tenant_id FROM (
      SELECT tenant_id FROM enrollments WHERE next_due_at <= until ORDER BY next_due_at LIMIT most
    ) due
  $$;
CREATE FUNCTION list_tenants_with_due_prompts(until timestamptz, most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT DISTINCT tenant_id FROM (
      SELECT tenant_id FROM prompts WHERE try_at <= until ORDER BY try_at LIMIT most
    ) due
  $$;
