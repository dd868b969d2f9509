-- What a draft was begun from, by the wizard.
CREATE TABLE wizards (
  tenant_id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  -- The browser's own word for it.
  session_key text NOT NULL,
  answers jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, protocol_id),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE
);
ALTER TABLE wizards ENABLE ROW LEVEL SECURITY;
ALTER TABLE wizards FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON wizards USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What somebody wanted changed, and what was proposed: edits that the engine has judged.
CREATE TABLE wizard_proposals (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  protocol_id uuid NOT NULL,
  user_id uuid,
  words text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'accepted', 'refused', 'not-understood', 'already-so', 'unsound', 'outdated')),
  writer text NOT NULL CHECK (writer IN ('phrases', 'model')),
  says text NOT NULL,
  edits jsonb NOT NULL,
  items jsonb NOT NULL,
  left_out integer NOT NULL,
  mended integer NOT NULL,
  problems jsonb NOT NULL,
  sources jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, protocol_id) REFERENCES protocols ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE SET NULL (user_id)
);
CREATE INDEX wizard_proposals_newest ON wizard_proposals (tenant_id, protocol_id, created_at DESC, id DESC);
CREATE INDEX wizard_proposals_user ON wizard_proposals (tenant_id, user_id, created_at);
ALTER TABLE wizard_proposals ENABLE ROW LEVEL SECURITY;
ALTER TABLE wizard_proposals FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON wizard_proposals USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
