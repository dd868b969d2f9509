-- Files that were sent with a message are uploads like others: private, made anew, swept when nothing needs them any more.
ALTER TABLE uploads ADD COLUMN message_id uuid;
ALTER TABLE uploads ADD FOREIGN KEY (tenant_id, message_id)
  REFERENCES chat_messages (tenant_id, id) ON DELETE SET NULL (message_id);
CREATE INDEX uploads_of_message ON uploads (tenant_id, message_id) WHERE message_id IS NOT NULL;

-- What somebody wrote goes on to others only where they allow it.
ALTER TABLE message_choices ADD COLUMN may_forward boolean NOT NULL DEFAULT false;
-- Whose words a forwarded message brings; empty once they have left.
ALTER TABLE chat_messages ADD COLUMN is_forwarded boolean NOT NULL DEFAULT false;
ALTER TABLE chat_messages ADD COLUMN forwarded_from uuid;
ALTER TABLE chat_messages ADD FOREIGN KEY (tenant_id, forwarded_from)
  REFERENCES users ON DELETE SET NULL (forwarded_from);
CREATE INDEX chat_messages_forwarded_from ON chat_messages (tenant_id, forwarded_from) WHERE forwarded_from IS NOT NULL;
