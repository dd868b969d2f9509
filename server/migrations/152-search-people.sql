-- The dashboard's search for people by part of a name or address. What waits in a list of its own would be looked through by
-- every search.
CREATE INDEX users_letters ON users USING gin (lower(full_name) gin_trgm_ops, email gin_trgm_ops) WITH (fastupdate = off);
CREATE POLICY for_definer_functions ON users FOR SELECT TO regimen_owner USING (true);

-- Ids of those who match, newest first (ids grow with time), from a place on. What many have is found among the next
-- thousands; only what is rarer is asked of the index, which gives all its places at once. Runs as the owner, since a policy
-- hides rows before an index on letters may be used, and names the tenant itself.
CREATE FUNCTION search_people(
  part text, only_experts boolean, only_suspended boolean, lay text[], beyond uuid, backwards boolean, most integer
) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
  AS $$
    DECLARE
      looked_through CONSTANT integer := 2000;
      -- Those that mean something in a pattern are letters like others.
      pattern text := '%' || regexp_replace(lower(part), '([\\%_])', '\\\1', 'g') || '%';
      above uuid := CASE WHEN backwards THEN beyond ELSE '00000000-0000-0000-0000-000000000000' END;
      below uuid := CASE WHEN backwards THEN 'ffffffff-ffff-ffff-ffff-ffffffffffff'
        ELSE coalesce(beyond, 'ffffffff-ffff-ffff-ffff-ffffffffffff') END;
      found uuid[];
    BEGIN
      IF backwards THEN
        found := array(SELECT u.id FROM (
            SELECT * FROM users WHERE tenant_id = current_tenant() AND id > above ORDER BY id LIMIT looked_through
          ) u WHERE NOT u.is_temporary AND (lower(u.full_name) LIKE pattern OR u.email LIKE pattern)
            AND (NOT only_suspended OR u.suspended_at IS NOT NULL) AND (NOT only_experts OR NOT u.roles <@ lay)
          ORDER BY u.id LIMIT most);
      ELSE
        found := array(SELECT u.id FROM (
            SELECT * FROM users WHERE tenant_id = current_tenant() AND id < below ORDER BY id DESC LIMIT looked_through
          ) u WHERE NOT u.is_temporary AND (lower(u.full_name) LIKE pattern OR u.email LIKE pattern)
            AND (NOT only_suspended OR u.suspended_at IS NOT NULL) AND (NOT only_experts OR NOT u.roles <@ lay)
          ORDER BY u.id DESC LIMIT most);
      END IF;
      IF cardinality(found) >= most THEN
        RETURN QUERY SELECT * FROM unnest(found);
        RETURN;
      END IF;
      RETURN QUERY WITH matches AS MATERIALIZED (
          SELECT u.id FROM users u
            WHERE u.tenant_id = current_tenant() AND (lower(u.full_name) LIKE pattern OR u.email LIKE pattern)
              AND NOT u.is_temporary AND u.id > above AND u.id < below
              AND (NOT only_suspended OR u.suspended_at IS NOT NULL) AND (NOT only_experts OR NOT u.roles <@ lay)
        )
        SELECT m.id FROM matches m
          ORDER BY CASE WHEN backwards THEN m.id END, CASE WHEN NOT backwards THEN m.id END DESC LIMIT most;
    END
  $$;
