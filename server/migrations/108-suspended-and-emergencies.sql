-- Who is suspended signs in nowhere; their programs and profile are shown to nobody new.
ALTER TABLE users ADD COLUMN suspended_at timestamptz;

-- An admin's way to one person's health data: why, to which part of it, for an hour at most, and what another admin
-- thought of it afterwards.
CREATE TABLE emergency_accesses (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  admin_id uuid NOT NULL,
  person_id uuid NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  reason text NOT NULL,
  opened_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at <= opened_at + interval '1 hour'),
  reviewed_at timestamptz,
  reviewing_admin uuid,
  verdict text CHECK (verdict IN ('justified', 'questioned')),
  note text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, admin_id) REFERENCES admins,
  FOREIGN KEY (tenant_id, reviewing_admin) REFERENCES admins,
  FOREIGN KEY (tenant_id, person_id) REFERENCES users ON DELETE CASCADE,
  CHECK ((reviewed_at IS NULL) = (verdict IS NULL)),
  CHECK (reviewing_admin <> admin_id)
);
CREATE INDEX emergency_accesses_newest ON emergency_accesses (tenant_id, id DESC);
CREATE INDEX emergency_accesses_of_admin ON emergency_accesses (tenant_id, admin_id);
CREATE INDEX emergency_accesses_of_reviewer ON emergency_accesses (tenant_id, reviewing_admin);
CREATE INDEX emergency_accesses_of_person ON emergency_accesses (tenant_id, person_id, opened_at);
ALTER TABLE emergency_accesses ENABLE ROW LEVEL SECURITY;
ALTER TABLE emergency_accesses FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON emergency_accesses USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_why_check;
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_why_check
  CHECK (why IN ('own', 'expert', 'team', 'fellow', 'link', 'program', 'admin'));
CREATE INDEX audit_entries_newest ON audit_entries (tenant_id, id DESC) WHERE why NOT IN ('own', 'program');

-- Answers to letters of the contact form.
ALTER TABLE contact_messages ADD COLUMN answer text;
ALTER TABLE contact_messages ADD COLUMN answered_at timestamptz;
ALTER TABLE contact_messages ADD COLUMN answering_admin uuid;
ALTER TABLE contact_messages ADD FOREIGN KEY (tenant_id, answering_admin) REFERENCES admins;
CREATE INDEX contact_messages_of_admin ON contact_messages (tenant_id, answering_admin);
