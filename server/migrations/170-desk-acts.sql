-- What experts did about what waited for them: who took it, put it off, assigned it, marked it as seen. It only grows. What a
-- step asks an expert leaves its own event when it is answered, so of those only alerts are closed here.
CREATE TABLE desk_acts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  task_id uuid NOT NULL,
  enrollment_id uuid NOT NULL,
  program_id uuid NOT NULL,
  at timestamptz NOT NULL,
  what text NOT NULL CHECK (what IN ('taken', 'takenOver', 'released', 'assigned', 'snoozed', 'woken', 'closed')),
  -- Empty: somebody who is gone.
  by_user uuid,
  -- To whom it was assigned.
  to_user uuid,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, task_id) REFERENCES tasks ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, by_user) REFERENCES users ON DELETE SET NULL (by_user),
  FOREIGN KEY (tenant_id, to_user) REFERENCES users ON DELETE SET NULL (to_user)
);
CREATE INDEX desk_acts_of_program ON desk_acts (tenant_id, program_id, at DESC, enrollment_id, id DESC);
CREATE INDEX desk_acts_of_enrollment ON desk_acts (tenant_id, enrollment_id, at DESC, id DESC);
CREATE INDEX desk_acts_of_task ON desk_acts (tenant_id, task_id);
CREATE INDEX desk_acts_by ON desk_acts (tenant_id, by_user);
CREATE INDEX desk_acts_to ON desk_acts (tenant_id, to_user);

-- As far as it is still known: who closed each alert, and who has what is open.
ALTER TABLE tasks NO FORCE ROW LEVEL SECURITY;
INSERT INTO desk_acts (tenant_id, id, task_id, enrollment_id, program_id, at, what, by_user)
  SELECT tenant_id, gen_random_uuid(), id, enrollment_id, program_id, closed_at, 'closed', closed_by FROM tasks
  WHERE kind = 'alert' AND status = 'done' AND closed_at IS NOT NULL
  UNION ALL
  SELECT tenant_id, gen_random_uuid(), id, enrollment_id, program_id, claimed_at, 'taken', claimed_by FROM tasks
  WHERE target = 'system' AND status = 'open' AND claimed_at IS NOT NULL;
ALTER TABLE tasks FORCE ROW LEVEL SECURITY;

ALTER TABLE desk_acts ENABLE ROW LEVEL SECURITY;
ALTER TABLE desk_acts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON desk_acts USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
