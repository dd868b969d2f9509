-- Tenants and the hosts that lead to them. Every later table follows the same four lines:
-- tenant_id leads the primary key, foreign keys carry it, row-level security is forced, the policy has WITH CHECK.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The tenant this transaction is bound to; NULL (and so no rows) outside a bound transaction.
CREATE FUNCTION current_tenant() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.tenant_id', true), '')::uuid;

CREATE TABLE tenants (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  settings jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE tenants ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenants FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tenants USING (id = current_tenant()) WITH CHECK (id = current_tenant());

CREATE TABLE tenant_domains (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  host text NOT NULL CHECK (host = lower(host)),
  is_primary boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, host)
);
CREATE UNIQUE INDEX tenant_domains_host ON tenant_domains (host);
CREATE UNIQUE INDEX tenant_domains_one_primary ON tenant_domains (tenant_id) WHERE is_primary;
ALTER TABLE tenant_domains ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenant_domains FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tenant_domains USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- The only ways to look across tenants are functions named here; they run as the owner of these tables.
CREATE POLICY for_definer_functions ON tenants FOR SELECT TO regimen_owner USING (true);
CREATE POLICY for_definer_functions ON tenant_domains FOR SELECT TO regimen_owner USING (true);

-- Which tenant a host leads to.
CREATE FUNCTION find_tenant_by_host(wanted text) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT tenant_id FROM tenant_domains WHERE host = wanted $$;

-- All tenants, for work that goes through each of them in turn.
CREATE FUNCTION list_tenant_ids() RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT id FROM tenants ORDER BY id $$;

-- Long texts and frequent questions in a tenant's own words, in place of the product's.
CREATE TABLE tenant_documents (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  name text NOT NULL,
  locale text NOT NULL,
  title text NOT NULL,
  lead text NOT NULL DEFAULT '',
  body text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, name, locale)
);
ALTER TABLE tenant_documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenant_documents FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tenant_documents USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE tenant_faqs (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  locale text NOT NULL,
  position integer NOT NULL,
  topic text NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX tenant_faqs_order ON tenant_faqs (tenant_id, locale, position);
ALTER TABLE tenant_faqs ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenant_faqs FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tenant_faqs USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
