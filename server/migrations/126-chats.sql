-- People who write to each other. Messages of a chat are numbered without gaps, so that a page of it is known by its
-- number alone and a reader knows what they have read by one number.
CREATE TABLE chats (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Empty between two.
  title text,
  -- The two of a chat between two, the smaller id first; both empty in a group.
  one_id uuid,
  other_id uuid,
  last_number integer NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT chats_pair UNIQUE (tenant_id, one_id, other_id),
  FOREIGN KEY (tenant_id, one_id) REFERENCES users ON DELETE SET NULL (one_id),
  FOREIGN KEY (tenant_id, other_id) REFERENCES users ON DELETE SET NULL (other_id)
);
CREATE INDEX chats_other ON chats (tenant_id, other_id) WHERE other_id IS NOT NULL;

CREATE TABLE chat_members (
  tenant_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  user_id uuid NOT NULL,
  joined_at timestamptz NOT NULL,
  -- Kept here, so that neither the list nor the menu's number has to look into each chat.
  last_number integer NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  read_number integer NOT NULL DEFAULT 0,
  is_muted boolean NOT NULL DEFAULT false,
  is_pinned boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, chat_id, user_id),
  FOREIGN KEY (tenant_id, chat_id) REFERENCES chats ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  CHECK (read_number <= last_number)
);
CREATE INDEX chat_members_newest ON chat_members (tenant_id, user_id, last_at, chat_id) WHERE last_number > 0;
CREATE INDEX chat_members_unread ON chat_members (tenant_id, user_id) WHERE last_number > read_number AND NOT is_muted;

CREATE TABLE chat_messages (
  tenant_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  number integer NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  -- Empty once it was taken back: that something was said stays, what it was does not.
  body text NOT NULL,
  reply_to uuid,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (tenant_id, chat_id, number),
  CONSTRAINT chat_messages_id UNIQUE (tenant_id, id),
  FOREIGN KEY (tenant_id, chat_id) REFERENCES chats ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, author_id) REFERENCES users,
  FOREIGN KEY (tenant_id, reply_to) REFERENCES chat_messages (tenant_id, id),
  CHECK (deleted_at IS NULL OR body = '')
);
CREATE INDEX chat_messages_author ON chat_messages (tenant_id, author_id);
CREATE INDEX chat_messages_reply_to ON chat_messages (tenant_id, reply_to) WHERE reply_to IS NOT NULL;

CREATE TABLE chat_reactions (
  tenant_id uuid NOT NULL,
  message_id uuid NOT NULL,
  user_id uuid NOT NULL,
  emoji text NOT NULL,
  PRIMARY KEY (tenant_id, message_id, user_id),
  FOREIGN KEY (tenant_id, message_id) REFERENCES chat_messages (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX chat_reactions_user ON chat_reactions (tenant_id, user_id);

-- Whoever is blocked writes nothing to the one who blocked them.
CREATE TABLE blocks (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- Empty once they have left the site.
  blocked_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT blocks_pair UNIQUE (tenant_id, user_id, blocked_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, blocked_id) REFERENCES users ON DELETE SET NULL (blocked_id),
  CHECK (user_id <> blocked_id)
);
CREATE INDEX blocks_blocked ON blocks (tenant_id, blocked_id);

-- Who may write to somebody first; without a row it is whom they know (followers and experts of the same programs), and
-- everybody for experts.
CREATE TABLE message_choices (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  messages_from text NOT NULL CHECK (messages_from IN ('everyone', 'known', 'nobody')),
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);

ALTER TABLE chats ENABLE ROW LEVEL SECURITY;
ALTER TABLE chats FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON chats USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
ALTER TABLE chat_members ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_members FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON chat_members USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
ALTER TABLE chat_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_messages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON chat_messages USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
ALTER TABLE chat_reactions ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_reactions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON chat_reactions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
ALTER TABLE blocks ENABLE ROW LEVEL SECURITY;
ALTER TABLE blocks FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON blocks USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
ALTER TABLE message_choices ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_choices FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON message_choices USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
