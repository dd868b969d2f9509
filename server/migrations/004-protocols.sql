-- Protocols as they are drawn: drafts with their history, the items they point at, and who works on them.

CREATE TABLE categories (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  name text NOT NULL,
  colour text NOT NULL,
  icon text NOT NULL,
  position integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT categories_name_taken UNIQUE (tenant_id, owner_id, name),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE categories ENABLE ROW LEVEL SECURITY;
ALTER TABLE categories FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON categories USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE protocols (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  category_id uuid,
  -- Taken from the document at each save, for lists.
  name text NOT NULL,
  description text NOT NULL,
  steps_count integer NOT NULL,
  modules_count integer NOT NULL,
  -- The draft without its items, which are rows of their own. Text, since it is always read and written whole.
  document text NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by uuid,
  archived_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, saved_by) REFERENCES users ON DELETE SET NULL (saved_by),
  FOREIGN KEY (tenant_id, category_id) REFERENCES categories ON DELETE SET NULL (category_id)
);
CREATE INDEX protocols_of_owner ON protocols (tenant_id, owner_id, created_at DESC, id DESC);
CREATE INDEX protocols_of_category ON protocols (tenant_id, category_id);
CREATE INDEX protocols_saved_by ON protocols (tenant_id, saved_by);
ALTER TABLE protocols ENABLE ROW LEVEL SECURITY;
ALTER TABLE protocols FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON protocols USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Every save, as the difference it made: turned round, it leads back to any earlier version.
CREATE TABLE draft_changes (
  tenant_id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  version integer NOT NULL,
  change text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, protocol_id, version),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE
);
ALTER TABLE draft_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE draft_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON draft_changes USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- States worth going back to: the end of each stretch of work, and those somebody gave a name. With their items.
CREATE TABLE draft_versions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  version integer NOT NULL,
  name text NOT NULL,
  document text NOT NULL,
  steps_count integer NOT NULL,
  saved_by uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, protocol_id, version),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, saved_by) REFERENCES users ON DELETE SET NULL (saved_by)
);
CREATE INDEX draft_versions_newest ON draft_versions (tenant_id, protocol_id, created_at DESC, id DESC);
CREATE INDEX draft_versions_saved_by ON draft_versions (tenant_id, saved_by);
ALTER TABLE draft_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE draft_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON draft_versions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE items (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  -- Where it was made: those who work there see it and may change it.
  protocol_id uuid,
  kind text NOT NULL,
  -- Taken from the content, for lists and search.
  name text NOT NULL,
  description text NOT NULL,
  photo text,
  content jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE SET NULL (protocol_id)
);
CREATE INDEX items_of_owner ON items (tenant_id, owner_id, kind, created_at DESC, id DESC);
CREATE INDEX items_of_protocol ON items (tenant_id, protocol_id);
ALTER TABLE items ENABLE ROW LEVEL SECURITY;
ALTER TABLE items FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON items USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Which draft points at which item: written with each save.
CREATE TABLE item_uses (
  tenant_id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  item_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, protocol_id, item_id),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, item_id) REFERENCES items ON DELETE CASCADE
);
CREATE INDEX item_uses_of_item ON item_uses (tenant_id, item_id);
ALTER TABLE item_uses ENABLE ROW LEVEL SECURITY;
ALTER TABLE item_uses FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON item_uses USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE safety_rules (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  name text NOT NULL,
  condition jsonb NOT NULL,
  must_reach text NOT NULL CHECK (must_reach IN ('expert', 'step', 'end')),
  step_id text,
  within_minutes integer NOT NULL CHECK (within_minutes > 0),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE
);
CREATE INDEX safety_rules_of_protocol ON safety_rules (tenant_id, protocol_id, created_at, id);
ALTER TABLE safety_rules ENABLE ROW LEVEL SECURITY;
ALTER TABLE safety_rules FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON safety_rules USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE protocol_members (
  tenant_id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  user_id uuid NOT NULL,
  permission text NOT NULL CHECK (permission IN ('view', 'comment', 'edit', 'publish')),
  since timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, protocol_id, user_id),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX protocol_members_of_user ON protocol_members (tenant_id, user_id, protocol_id);
ALTER TABLE protocol_members ENABLE ROW LEVEL SECURITY;
ALTER TABLE protocol_members FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON protocol_members USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- For whoever has confirmed the address, so a forwarded mail opens nothing.
CREATE TABLE protocol_invites (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  permission text NOT NULL CHECK (permission IN ('view', 'comment', 'edit', 'publish')),
  invited_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT protocol_invites_sent UNIQUE (tenant_id, protocol_id, email),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, invited_by) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX protocol_invites_to ON protocol_invites (tenant_id, email);
CREATE INDEX protocol_invites_by ON protocol_invites (tenant_id, invited_by);
ALTER TABLE protocol_invites ENABLE ROW LEVEL SECURITY;
ALTER TABLE protocol_invites FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON protocol_invites USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE protocol_comments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  -- A step of the document; it may be gone by now.
  node_id text,
  reply_to uuid,
  author_id uuid NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  resolved_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, protocol_id, id),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, protocol_id, reply_to) REFERENCES protocol_comments (tenant_id, protocol_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, author_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX protocol_comments_in_order ON protocol_comments (tenant_id, protocol_id, created_at, id);
CREATE INDEX protocol_comments_replies ON protocol_comments (tenant_id, protocol_id, reply_to);
CREATE INDEX protocol_comments_open ON protocol_comments (tenant_id, protocol_id) WHERE resolved_at IS NULL AND reply_to IS NULL;
CREATE INDEX protocol_comments_of_author ON protocol_comments (tenant_id, author_id);
ALTER TABLE protocol_comments ENABLE ROW LEVEL SECURITY;
ALTER TABLE protocol_comments FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON protocol_comments USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
