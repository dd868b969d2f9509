-- Somebody's wish to have another address. The old one stays until the new one is confirmed, and can be had back.
CREATE TABLE email_changes (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  from_email text NOT NULL,
  to_email text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Links that can be used once, kept as hashes: one went to the new address, the other to the old one.
  confirm_hash bytea,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  undo_hash bytea,
  undo_until timestamptz,
  undone_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, confirm_hash),
  UNIQUE (tenant_id, undo_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX email_changes_of_user ON email_changes (tenant_id, user_id, asked_at DESC);
ALTER TABLE email_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE email_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON email_changes USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
