-- Who is on a presence channel, in all processes. A process that dies says no goodbye: its people are there for as long as
-- its own lease lasts, which it renews every second or so.
CREATE TABLE presence_leases (
  tenant_id uuid NOT NULL,
  process_id uuid NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, process_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants ON DELETE CASCADE
);
ALTER TABLE presence_leases ENABLE ROW LEVEL SECURITY;
ALTER TABLE presence_leases FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON presence_leases USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE presence_members (
  tenant_id uuid NOT NULL,
  channel text NOT NULL,
  process_id uuid NOT NULL,
  socket_id text NOT NULL,
  -- As whoever let them in named them; a person of the site by their id.
  member text NOT NULL,
  info jsonb,
  PRIMARY KEY (tenant_id, channel, process_id, socket_id),
  FOREIGN KEY (tenant_id, process_id) REFERENCES presence_leases ON DELETE CASCADE
);
CREATE INDEX presence_members_of_process ON presence_members (tenant_id, process_id);
ALTER TABLE presence_members ENABLE ROW LEVEL SECURITY;
ALTER TABLE presence_members FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON presence_members USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
