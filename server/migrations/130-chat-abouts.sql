-- What a message is about. Its name is part of what was written and stays; what it leads to may go.
CREATE TABLE chat_abouts (
  tenant_id uuid NOT NULL,
  message_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('task', 'reading', 'step', 'discussion')),
  name text NOT NULL,
  task_id uuid,
  reading_id uuid,
  enrollment_id uuid,
  node text,
  discussion_id uuid,
  PRIMARY KEY (tenant_id, message_id),
  FOREIGN KEY (tenant_id, message_id) REFERENCES chat_messages (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, task_id) REFERENCES tasks ON DELETE SET NULL (task_id),
  FOREIGN KEY (tenant_id, reading_id) REFERENCES kpi_readings ON DELETE SET NULL (reading_id),
  FOREIGN KEY (tenant_id, enrollment_id) REFERENCES enrollments ON DELETE SET NULL (enrollment_id),
  FOREIGN KEY (tenant_id, discussion_id) REFERENCES discussions ON DELETE SET NULL (discussion_id)
);
CREATE INDEX chat_abouts_task ON chat_abouts (tenant_id, task_id) WHERE task_id IS NOT NULL;
CREATE INDEX chat_abouts_reading ON chat_abouts (tenant_id, reading_id) WHERE reading_id IS NOT NULL;
CREATE INDEX chat_abouts_enrollment ON chat_abouts (tenant_id, enrollment_id) WHERE enrollment_id IS NOT NULL;
CREATE INDEX chat_abouts_discussion ON chat_abouts (tenant_id, discussion_id) WHERE discussion_id IS NOT NULL;
ALTER TABLE chat_abouts ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_abouts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON chat_abouts USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- When an expert answers: office hours by their own clock, and a note for when they are away.
CREATE TABLE office_hours (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  zone text NOT NULL,
  -- Of each weekday, Monday first: from and to in minutes after midnight, or null. Empty: no hours are said.
  days jsonb,
  away_from timestamptz,
  away_until timestamptz,
  note text NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE office_hours ENABLE ROW LEVEL SECURITY;
ALTER TABLE office_hours FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON office_hours USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
