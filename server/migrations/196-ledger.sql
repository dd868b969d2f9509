-- Double entry. What arrives at an account is above zero, what leaves it below; each transfer sums to zero in every
-- currency. Transfers and lines are only ever added (db/roles.ts gives no right to change them); the worker seals them.
CREATE TABLE ledger_accounts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('person', 'team', 'receivable', 'team_receivable', 'platform', 'gateway', 'tax',
    'cost', 'dispute', 'issuer')),
  -- Whose it is; of somebody who was erased, their pseudonym.
  user_id uuid,
  -- Of those that are no person's: the team, the gateway's name, the country of a tax; else empty.
  name text NOT NULL DEFAULT '',
  owner text NOT NULL GENERATED ALWAYS AS (coalesce(user_id::text, name)) STORED,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3,12}$'),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT ledger_accounts_once UNIQUE (tenant_id, kind, owner, currency),
  UNIQUE (tenant_id, id, currency),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users,
  CHECK ((kind IN ('person', 'receivable')) = (user_id IS NOT NULL)),
  CHECK (user_id IS NULL OR name = '')
);
CREATE INDEX ledger_accounts_of_user ON ledger_accounts (tenant_id, user_id);
ALTER TABLE ledger_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_accounts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ledger_accounts
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE ledger_transfers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  -- Said by whoever caused it: the same key never causes a second one. The digest is of all that was asked with it.
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  digest bytea NOT NULL,
  kind text NOT NULL,
  phase text NOT NULL CHECK (phase IN ('pending', 'posted', 'voided', 'expired')),
  -- What in the product it came of.
  cause_kind text NOT NULL,
  cause_id text NOT NULL,
  expires_at timestamptz,
  -- The pending one that it settles, the one that it takes back, the sale that it takes back a part of.
  settles uuid,
  reverses uuid,
  returns uuid,
  -- Both together, once it is sealed.
  number bigint,
  hash bytea,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT ledger_transfers_key UNIQUE (tenant_id, key),
  FOREIGN KEY (tenant_id, settles) REFERENCES ledger_transfers,
  FOREIGN KEY (tenant_id, reverses) REFERENCES ledger_transfers,
  FOREIGN KEY (tenant_id, returns) REFERENCES ledger_transfers,
  CHECK ((number IS NULL) = (hash IS NULL)),
  CHECK ((phase = 'pending') = (expires_at IS NOT NULL)),
  CHECK (phase IN ('pending', 'posted') OR settles IS NOT NULL)
);
CREATE UNIQUE INDEX ledger_transfers_settled_once ON ledger_transfers (tenant_id, settles) WHERE settles IS NOT NULL;
CREATE UNIQUE INDEX ledger_transfers_reversed_once ON ledger_transfers (tenant_id, reverses) WHERE reverses IS NOT NULL;
CREATE INDEX ledger_transfers_returns ON ledger_transfers (tenant_id, returns) WHERE returns IS NOT NULL;
CREATE UNIQUE INDEX ledger_transfers_sealed ON ledger_transfers (tenant_id, number) WHERE number IS NOT NULL;
CREATE INDEX ledger_transfers_open ON ledger_transfers (tenant_id, id) WHERE number IS NULL;
CREATE INDEX ledger_transfers_of_cause ON ledger_transfers (tenant_id, cause_kind, cause_id);
ALTER TABLE ledger_transfers ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_transfers FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ledger_transfers
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE ledger_lines (
  tenant_id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  place smallint NOT NULL,
  account_id uuid NOT NULL,
  currency text NOT NULL,
  -- As far as JSON carries whole numbers exactly.
  amount bigint NOT NULL CHECK (amount <> 0 AND abs(amount) <= 9007199254740991),
  role text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, transfer_id, place),
  FOREIGN KEY (tenant_id, transfer_id) REFERENCES ledger_transfers,
  FOREIGN KEY (tenant_id, account_id, currency) REFERENCES ledger_accounts (tenant_id, id, currency) ON DELETE CASCADE
);
CREATE INDEX ledger_lines_of_account ON ledger_lines (tenant_id, account_id, currency, transfer_id);
ALTER TABLE ledger_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_lines FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ledger_lines
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- All lines of a transfer come in one statement and sum to zero in each currency. What is sealed gets no more.
CREATE FUNCTION keep_ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM new_lines GROUP BY tenant_id, transfer_id, currency HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'A transfer sums to zero in each currency.' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT 1 FROM (SELECT tenant_id, transfer_id, count(*) AS lines FROM new_lines GROUP BY 1, 2) added
    JOIN ledger_transfers t ON t.tenant_id = added.tenant_id AND t.id = added.transfer_id
    WHERE t.number IS NOT NULL OR added.lines <> (
      SELECT count(*) FROM ledger_lines l WHERE l.tenant_id = added.tenant_id AND l.transfer_id = added.transfer_id)
  ) THEN
    RAISE EXCEPTION 'A transfer has all its lines from the start.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_ledger_balanced AFTER INSERT ON ledger_lines
  REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_balanced();

-- Who owns the database has the rights that the program has not; this stands in their way too.
CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'ledger_transfers' THEN
    IF OLD.number IS NULL AND NEW.number IS NOT NULL
      AND to_jsonb(OLD) - '{number,hash}'::text[] = to_jsonb(NEW) - '{number,hash}'::text[] THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'What stands in the ledger stays as it is.';
END $$;
CREATE TRIGGER keep_ledger BEFORE UPDATE OR DELETE ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER keep_ledger BEFORE UPDATE OR DELETE ON ledger_lines
  FOR EACH ROW EXECUTE FUNCTION keep_ledger();

-- Of accounts with a bound, what their lines sum to, held in step with them; it is their lock as well. Of all others,
-- which any number of people post to at once, what they summed to when they were last sealed: nobody waits for them.
CREATE TABLE ledger_balances (
  tenant_id uuid NOT NULL,
  account_id uuid NOT NULL,
  bound text NOT NULL CHECK (bound IN ('floor', 'ceiling', 'free')),
  posted bigint NOT NULL DEFAULT 0 CHECK (abs(posted) <= 9007199254740991),
  pending_in bigint NOT NULL DEFAULT 0 CHECK (pending_in BETWEEN 0 AND 9007199254740991),
  pending_out bigint NOT NULL DEFAULT 0 CHECK (pending_out BETWEEN -9007199254740991 AND 0),
  PRIMARY KEY (tenant_id, account_id),
  FOREIGN KEY (tenant_id, account_id) REFERENCES ledger_accounts ON DELETE CASCADE,
  CONSTRAINT ledger_balances_floor CHECK (bound <> 'floor' OR posted + pending_out >= 0),
  CONSTRAINT ledger_balances_ceiling CHECK (bound <> 'ceiling' OR posted + pending_in <= 0)
);
ALTER TABLE ledger_balances ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_balances FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ledger_balances
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- What is pending, until it is settled: whoever removes the row settles it.
CREATE TABLE ledger_pendings (
  tenant_id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, transfer_id),
  FOREIGN KEY (tenant_id, transfer_id) REFERENCES ledger_transfers
);
CREATE INDEX ledger_pendings_due ON ledger_pendings (tenant_id, expires_at);
ALTER TABLE ledger_pendings ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_pendings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ledger_pendings
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- How much of each sale has gone back or is disputed: counted up before anything else, so that it is never more.
CREATE TABLE ledger_sales (
  tenant_id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  paid bigint NOT NULL CHECK (paid > 0),
  returned bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, transfer_id),
  FOREIGN KEY (tenant_id, transfer_id) REFERENCES ledger_transfers,
  CHECK (returned BETWEEN 0 AND paid)
);
ALTER TABLE ledger_sales ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_sales FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ledger_sales
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- How many units each agreement has shared out: whose the next one is follows from its number.
CREATE TABLE ledger_agreements (
  tenant_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  shared bigint NOT NULL CHECK (shared BETWEEN 0 AND 9007199254740991),
  PRIMARY KEY (tenant_id, name)
);
ALTER TABLE ledger_agreements ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_agreements FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ledger_agreements
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- The end of each tenant's chain.
CREATE TABLE ledger_chains (
  tenant_id uuid NOT NULL,
  number bigint NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (tenant_id)
);
ALTER TABLE ledger_chains ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_chains FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ledger_chains
  USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE POLICY for_definer_functions ON ledger_transfers FOR SELECT TO regimen_owner USING (true);
CREATE POLICY for_definer_functions ON ledger_pendings FOR SELECT TO regimen_owner USING (true);
CREATE INDEX ledger_pendings_due_anywhere ON ledger_pendings (expires_at);
-- Who has something to seal, or something pending whose time is over.
CREATE FUNCTION list_tenants_with_ledger_work(now timestamptz, most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant_id FROM (SELECT tenant_id FROM ledger_transfers WHERE number IS NULL LIMIT most) unsealed
    UNION
    SELECT tenant_id FROM (SELECT tenant_id FROM ledger_pendings WHERE expires_at <= now LIMIT most) due
  $$;
