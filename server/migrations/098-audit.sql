-- Who saw or changed whose health data, in which call and why; never what was in it. Entries come unchained, so that
-- nobody waits for anybody; the worker numbers them and chains them by hash. Then they never change again.
CREATE TABLE audit_entries (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  -- null: nobody was signed in; a secret link was followed, or the program worked by itself. No key leads to the
  -- accounts: once somebody is erased, their id is a pseudonym.
  actor_id uuid,
  role text NOT NULL,
  person_id uuid NOT NULL,
  call text NOT NULL,
  why text NOT NULL CHECK (why IN ('own', 'expert', 'team', 'fellow', 'link', 'program')),
  request_id text NOT NULL,
  -- Both together, once it is sealed.
  number bigint,
  hash bytea,
  PRIMARY KEY (tenant_id, id),
  CHECK ((number IS NULL) = (hash IS NULL))
);
CREATE UNIQUE INDEX audit_entries_sealed ON audit_entries (tenant_id, number) WHERE number IS NOT NULL;
CREATE INDEX audit_entries_open ON audit_entries (tenant_id, id) WHERE number IS NULL;
CREATE INDEX audit_entries_of_person ON audit_entries (tenant_id, person_id, id DESC) WHERE why NOT IN ('own', 'program');
ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_entries FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON audit_entries USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- The end of each tenant's chain.
CREATE TABLE audit_chains (
  tenant_id uuid NOT NULL,
  number bigint NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (tenant_id)
);
ALTER TABLE audit_chains ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_chains FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON audit_chains USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.number IS NOT NULL THEN
    RAISE EXCEPTION 'An entry of the audit stays as it is.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_audit BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION keep_audit();

CREATE POLICY for_definer_functions ON audit_entries FOR SELECT TO regimen_owner USING (true);
CREATE FUNCTION list_tenants_with_open_audit(most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT DISTINCT tenant_id FROM (
      SELECT tenant_id FROM audit_entries WHERE number IS NULL LIMIT most
    ) open
  $$;
