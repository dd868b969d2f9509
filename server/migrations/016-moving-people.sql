-- Moving people who are on the way to another version of their program: looked at first, done when it is asked for.

CREATE TABLE movings (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  program_id uuid NOT NULL,
  -- The version that people would be on. Nothing: the draft as it was then, only to be looked at.
  version_id uuid,
  -- Of a draft: which of its states, and the engine's Program as JSON.
  draft_state text,
  draft_content text,
  by_user uuid,
  -- `judging`: not everybody has been looked at. `ready`: nothing is under way. `working`: people are moved or moved
  -- back. `stopped`: some were asked for and are not done.
  state text NOT NULL CHECK (state IN ('judging', 'ready', 'working', 'stopped')),
  created_at timestamptz NOT NULL,
  -- When people were first moved, and when the last that was asked for was done.
  started_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  CHECK ((version_id IS NULL) = (draft_content IS NOT NULL)),
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, version_id) REFERENCES program_versions,
  FOREIGN KEY (tenant_id, by_user) REFERENCES users ON DELETE SET NULL (by_user)
);
CREATE INDEX movings_of_program ON movings (tenant_id, program_id, created_at DESC, id DESC);
CREATE INDEX movings_to_version ON movings (tenant_id, version_id);
CREATE INDEX movings_by_user ON movings (tenant_id, by_user);
ALTER TABLE movings ENABLE ROW LEVEL SECURITY;
ALTER TABLE movings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON movings USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What it means for each of them, what was decided, and what became of it.
CREATE TABLE moving_people (
  tenant_id uuid NOT NULL,
  moving_id uuid NOT NULL,
  enrollment_id uuid NOT NULL,
  from_version uuid NOT NULL,
  -- Nothing: not looked at yet.
  verdict text CHECK (verdict IN ('move', 'stay', 'decide')),
  -- Why it has to be decided, in one word for all in the same case; empty where nothing has.
  reason text NOT NULL DEFAULT '',
  -- The engine's verdict without runs and effects.
  found jsonb,
  status text NOT NULL CHECK (status IN ('planned', 'moved', 'stayed', 'left', 'undone', 'failed')),
  -- Asked for and not done yet.
  wanted text CHECK (wanted IN ('move', 'undo')),
  -- The step to enter and the losses that are accepted.
  decision jsonb,
  decided_by uuid,
  decided_at timestamptz,
  -- The engine's ProgramRun as the old version left it: with it the move can be taken back.
  before_run text,
  -- Number of the event that moved them; 0: they had not begun.
  moved_number integer,
  moved_at timestamptz,
  undone_at timestamptz,
  -- Why it could not be taken back.
  kept_because text,
  PRIMARY KEY (tenant_id, moving_id, enrollment_id),
  FOREIGN KEY (tenant_id, moving_id) REFERENCES movings ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, from_version) REFERENCES program_versions,
  FOREIGN KEY (tenant_id, decided_by) REFERENCES users ON DELETE SET NULL (decided_by)
);
CREATE INDEX moving_people_by_verdict ON moving_people (tenant_id, moving_id, status, verdict, reason, enrollment_id);
CREATE INDEX moving_people_unseen ON moving_people (tenant_id, moving_id, enrollment_id) WHERE verdict IS NULL;
CREATE INDEX moving_people_wanted ON moving_people (tenant_id, moving_id, enrollment_id) WHERE wanted IS NOT NULL;
CREATE INDEX moving_people_of_enrollment ON moving_people (tenant_id, enrollment_id);
CREATE INDEX moving_people_from_version ON moving_people (tenant_id, from_version);
CREATE INDEX moving_people_decided_by ON moving_people (tenant_id, decided_by);
ALTER TABLE moving_people ENABLE ROW LEVEL SECURITY;
ALTER TABLE moving_people FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON moving_people USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- By which version a run was judged at which event: its moves and their undoing, found without reading all the others.
CREATE INDEX enrollment_events_moves ON enrollment_events (tenant_id, enrollment_id, number) WHERE type IN ('move', 'undo');
-- A task that was over before its follower was moved still belongs to the version that asked for it. Nothing: to the
-- version they are on.
ALTER TABLE tasks ADD COLUMN version_id uuid;
