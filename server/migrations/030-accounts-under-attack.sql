-- An address is taken once somebody has confirmed it. Until then any number of accounts may claim it, so that
-- registering says nothing about who is here already.
ALTER TABLE users DROP CONSTRAINT users_email_taken;
CREATE UNIQUE INDEX users_email_taken ON users (tenant_id, email) WHERE email_verified_at IS NOT NULL;
CREATE INDEX users_by_email ON users (tenant_id, email);
-- Temporary users and claims that nobody confirmed go by the same clock.
DROP INDEX users_temporary;
CREATE INDEX users_unconfirmed ON users (tenant_id, last_seen_at) WHERE email_verified_at IS NULL;
CREATE INDEX link_tokens_to ON link_tokens (tenant_id, email);

-- A try is counted before it is judged and given back when it was right. `next_at`: not before then.
ALTER TABLE sign_in_failures RENAME COLUMN first_at TO last_at;
ALTER TABLE sign_in_failures ADD COLUMN next_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE sign_in_failures ALTER COLUMN next_at DROP DEFAULT;
CREATE INDEX sign_in_failures_old ON sign_in_failures (tenant_id, last_at);

-- Browsers that somebody signed in from, by the hash of their device cookie. Says only whose guesses are counted apart.
CREATE TABLE known_devices (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, device_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX known_devices_over ON known_devices (tenant_id, until);
ALTER TABLE known_devices ENABLE ROW LEVEL SECURITY;
ALTER TABLE known_devices FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON known_devices USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- How many messages an address got, and a sender caused, in the hour and the day that each began with its first. Hashed.
CREATE TABLE mail_tallies (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  subject bytea NOT NULL,
  hour_began timestamptz NOT NULL,
  in_hour integer NOT NULL,
  day_began timestamptz NOT NULL,
  in_day integer NOT NULL,
  PRIMARY KEY (tenant_id, subject)
);
CREATE INDEX mail_tallies_old ON mail_tallies (tenant_id, day_began);
ALTER TABLE mail_tallies ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_tallies FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON mail_tallies USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
