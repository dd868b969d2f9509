-- The built-in gateway plays somebody else: what it knows is none of the product's data, belongs to no tenant, and lies in
-- a schema of its own.
CREATE SCHEMA sandbox;

-- One for each key.
CREATE TABLE sandbox.worlds (
  id text PRIMARY KEY,
  version bigint NOT NULL DEFAULT 0,
  -- When something was last removed: whoever knows an older state reads it whole.
  cleared bigint NOT NULL DEFAULT 0
);
CREATE TABLE sandbox.things (
  world text NOT NULL REFERENCES sandbox.worlds ON DELETE CASCADE,
  id text NOT NULL,
  version bigint NOT NULL,
  thing jsonb NOT NULL,
  PRIMARY KEY (world, id)
);
CREATE INDEX things_by_version ON sandbox.things (world, version);
