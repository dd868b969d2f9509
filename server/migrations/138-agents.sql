-- What somebody says to a program's agent: one thread for each person and program.
CREATE TABLE agent_threads (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  program_id uuid NOT NULL,
  last_number integer NOT NULL,
  last_at timestamptz NOT NULL,
  -- Questions in a row that nothing in the program answered.
  unanswered integer NOT NULL DEFAULT 0,
  -- While the team answers here: in which of their conversations.
  handed_over_at timestamptz,
  chat_id uuid,
  -- What waits for the experts since somebody last wrote here what may mean danger.
  danger_task_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT agent_threads_once UNIQUE (tenant_id, user_id, program_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, chat_id) REFERENCES chats ON DELETE SET NULL (chat_id),
  FOREIGN KEY (tenant_id, danger_task_id) REFERENCES tasks ON DELETE SET NULL (danger_task_id)
);
CREATE INDEX agent_threads_newest ON agent_threads (tenant_id, user_id, last_at DESC);
CREATE INDEX agent_threads_of_program ON agent_threads (tenant_id, program_id);
CREATE INDEX agent_threads_of_chat ON agent_threads (tenant_id, chat_id);
CREATE INDEX agent_threads_danger ON agent_threads (tenant_id, danger_task_id);
ALTER TABLE agent_threads ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_threads FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON agent_threads USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE agent_messages (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  thread_id uuid NOT NULL,
  number integer NOT NULL,
  speaker text NOT NULL CHECK (speaker IN ('person', 'agent', 'team', 'note')),
  -- Of the team's and of what went to them the words stand in their conversation.
  body text NOT NULL,
  chat_message_id uuid,
  author_id uuid,
  kind text CHECK (kind IN ('model', 'guide', 'saved', 'nothing', 'help', 'medical', 'hand-over')),
  state text NOT NULL CHECK (state IN ('pending', 'done', 'stopped', 'unanswered')),
  -- Of an answer: the question that it is to.
  question_id uuid,
  cites jsonb NOT NULL,
  offers jsonb NOT NULL,
  feedback text CHECK (feedback IN ('helpful', 'not-helpful')),
  exchange_id uuid,
  created_at timestamptz NOT NULL,
  -- Since when a pending one is awaited: it may have been asked for again.
  awaited_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT agent_messages_number UNIQUE (tenant_id, thread_id, number),
  FOREIGN KEY (tenant_id, thread_id) REFERENCES agent_threads ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, author_id) REFERENCES users ON DELETE SET NULL (author_id),
  FOREIGN KEY (tenant_id, chat_message_id) REFERENCES chat_messages (tenant_id, id) ON DELETE SET NULL (chat_message_id),
  FOREIGN KEY (tenant_id, exchange_id) REFERENCES ai_exchanges ON DELETE SET NULL (exchange_id)
);
CREATE INDEX agent_messages_author ON agent_messages (tenant_id, author_id);
CREATE INDEX agent_messages_chat ON agent_messages (tenant_id, chat_message_id);
CREATE INDEX agent_messages_exchange ON agent_messages (tenant_id, exchange_id);
ALTER TABLE agent_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_messages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON agent_messages USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
