-- What people are told the moment it happens. Numbered for each of them under the lock of their row, so that the numbers have
-- no gap and stand in the order of the commits; kept for a day, for those whose connection was lost meanwhile.
CREATE TABLE event_recipients (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- Another one when the numbers begin anew.
  epoch integer NOT NULL,
  last_seq integer NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
ALTER TABLE event_recipients ENABLE ROW LEVEL SECURITY;
ALTER TABLE event_recipients FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON event_recipients USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE recipient_events (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  seq integer NOT NULL,
  component text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, user_id, seq),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX recipient_events_oldest ON recipient_events (tenant_id, created_at);
ALTER TABLE recipient_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE recipient_events FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON recipient_events USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
