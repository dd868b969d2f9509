-- Somebody wrote something in a chat that may mean danger: the newest of each writer in each chat.
CREATE TABLE chat_alerts (
  tenant_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  user_id uuid NOT NULL,
  message_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('self-harm', 'body', 'violence')),
  -- The alert in the experts' queue; empty where nobody in the chat looks after its writer.
  task_id uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, chat_id, user_id),
  FOREIGN KEY (tenant_id, chat_id) REFERENCES chats ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, message_id) REFERENCES chat_messages (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, task_id) REFERENCES tasks ON DELETE SET NULL (task_id)
);
CREATE INDEX chat_alerts_user ON chat_alerts (tenant_id, user_id);
CREATE INDEX chat_alerts_message ON chat_alerts (tenant_id, message_id);
CREATE INDEX chat_alerts_task ON chat_alerts (tenant_id, task_id) WHERE task_id IS NOT NULL;
ALTER TABLE chat_alerts ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_alerts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON chat_alerts USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
