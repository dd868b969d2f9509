-- The server keeps the sets of filters that every question counts, and asks only for those that changed since: a site
-- says at which version its sets are, and each set at which one it was written.
ALTER TABLE catalog_sizes ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE catalog_sets ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Whoever marks holds the lock of the catalog, so versions follow each other.
CREATE OR REPLACE FUNCTION mark_sets(keys text[], slots integer[], mark integer) RETURNS void LANGUAGE plpgsql
  AS $$
    DECLARE
      changed record;
      bits bit varying;
      place integer;
      room integer;
      written integer;
    BEGIN
      UPDATE catalog_sizes SET version = version + 1 WHERE tenant_id = current_tenant()
        RETURNING capacity, version INTO room, written;
      FOR changed IN
        SELECT split_part(each.key, ':', 1) AS kind, substr(each.key, strpos(each.key, ':') + 1) AS value,
            array_agg(each.slot) AS slots
          FROM unnest(keys, slots) AS each(key, slot) GROUP BY each.key ORDER BY each.key
      LOOP
        SELECT members INTO bits FROM catalog_sets
          WHERE tenant_id = current_tenant() AND kind = changed.kind AND value = changed.value;
        bits := coalesce(bits, repeat('0', room)::bit varying);
        FOREACH place IN ARRAY changed.slots LOOP bits := set_bit(bits, place, mark); END LOOP;
        INSERT INTO catalog_sets VALUES (current_tenant(), changed.kind, changed.value, bits, bit_count(bits), written)
          ON CONFLICT (tenant_id, kind, value)
          DO UPDATE SET members = excluded.members, size = excluded.size, version = excluded.version;
      END LOOP;
    END
  $$;
