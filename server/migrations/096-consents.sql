-- What somebody agreed to or refused, and to which text of it. Nothing is changed afterwards: the newest counts.
CREATE TABLE consents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  document text NOT NULL CHECK (document IN ('terms-of-service', 'privacy')),
  granted boolean NOT NULL,
  -- When that text had last been changed; empty where the site has none.
  document_at timestamptz,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX consents_newest ON consents (tenant_id, user_id, at DESC);
ALTER TABLE consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE consents FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON consents USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
