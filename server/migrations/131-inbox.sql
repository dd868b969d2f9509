-- A follower's conversation with those who look after them, as these work on it.
CREATE TABLE chat_cases (
  tenant_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  follower_id uuid NOT NULL,
  program_id uuid NOT NULL,
  -- Since when the follower has waited for an answer; empty: they have one.
  waiting_since timestamptz,
  first_asked_at timestamptz NOT NULL,
  first_answered_at timestamptz,
  assigned_to uuid,
  assigned_note text NOT NULL DEFAULT '',
  snoozed_until timestamptz,
  PRIMARY KEY (tenant_id, chat_id),
  FOREIGN KEY (tenant_id, chat_id) REFERENCES chats ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, follower_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, assigned_to) REFERENCES users ON DELETE SET NULL (assigned_to)
);
CREATE INDEX chat_cases_follower ON chat_cases (tenant_id, follower_id);
CREATE INDEX chat_cases_program ON chat_cases (tenant_id, program_id, waiting_since);
CREATE INDEX chat_cases_assigned ON chat_cases (tenant_id, assigned_to) WHERE assigned_to IS NOT NULL;

-- What an expert writes again and again.
CREATE TABLE saved_replies (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX saved_replies_user ON saved_replies (tenant_id, user_id);

-- A message that an expert wrote to many at once, for each who got it: people say how many a week they take.
CREATE TABLE cohort_messages (
  tenant_id uuid NOT NULL,
  message_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- The same writing, sent in several parts, reaches nobody twice.
  batch_id uuid NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, message_id),
  CONSTRAINT cohort_messages_once UNIQUE (tenant_id, user_id, batch_id),
  FOREIGN KEY (tenant_id, message_id) REFERENCES chat_messages (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX cohort_messages_sent ON cohort_messages (tenant_id, user_id, sent_at);

-- Without a row: three a week.
CREATE TABLE cohort_choices (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  a_week integer NOT NULL CHECK (a_week BETWEEN 0 AND 7),
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);

ALTER TABLE chat_cases ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_cases FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON chat_cases USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
ALTER TABLE saved_replies ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_replies FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON saved_replies USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
ALTER TABLE cohort_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE cohort_messages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON cohort_messages USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
ALTER TABLE cohort_choices ENABLE ROW LEVEL SECURITY;
ALTER TABLE cohort_choices FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON cohort_choices USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
