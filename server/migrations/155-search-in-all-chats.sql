-- What somebody wrote to many at once is in none of their lists until it is answered, and is found all the same. The rest of
-- the function is as it was.
CREATE OR REPLACE FUNCTION search_chat_messages(
  person uuid, wanted text, in_language regconfig, unfinished boolean, before uuid, most integer
) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan
  AS $$
    DECLARE
      looked_through CONSTANT integer := 2000;
      upto uuid := coalesce(before, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
      query tsquery := websearch_to_tsquery(in_language, wanted);
      rooms uuid[];
      keys tsquery;
      nearby integer;
      edge uuid;
      found uuid[];
    BEGIN
      -- What English leaves out ("the") is a word like others there.
      IF numnode(query) = 0 THEN query := websearch_to_tsquery('arabic', wanted); END IF;
      IF unfinished AND right(query::text, 1) = '''' THEN query := (query::text || ':*')::tsquery; END IF;
      SELECT array_agg(m.chat_id), string_agg(quote_literal('in:' || m.chat_id), ' | ')::tsquery INTO rooms, keys
        FROM chat_members m WHERE m.tenant_id = current_tenant() AND m.user_id = person;
      IF rooms IS NULL OR numnode(query) = 0 THEN RETURN; END IF;
      nearby := greatest(20, looked_through / cardinality(rooms));
      WITH near AS MATERIALIZED (
        SELECT m.id, m.place, m.words @@ query AS fits FROM unnest(rooms) room (id) CROSS JOIN LATERAL (
          SELECT c.id, c.words, row_number() OVER (ORDER BY c.id DESC) AS place FROM chat_messages c
            WHERE c.tenant_id = current_tenant() AND c.chat_id = room.id AND c.id < upto
            ORDER BY c.id DESC LIMIT nearby
        ) m
      ), ends AS (
        -- Below the highest of these, a room may have more that were not looked at.
        SELECT near.id FROM near WHERE near.place = nearby ORDER BY near.id DESC LIMIT 1
      )
      SELECT (SELECT ends.id FROM ends), array(
          SELECT near.id FROM near WHERE near.fits AND NOT EXISTS (SELECT FROM ends WHERE ends.id > near.id)
          ORDER BY near.id DESC LIMIT most
        ) INTO edge, found;
      IF edge IS NULL OR cardinality(found) >= most THEN
        RETURN QUERY SELECT * FROM unnest(found);
        RETURN;
      END IF;
      RETURN QUERY WITH matches AS MATERIALIZED (
          SELECT c.id FROM chat_messages c
            WHERE c.tenant_id = current_tenant() AND c.words @@ (query && keys) AND c.id < upto
        )
        SELECT m.id FROM matches m ORDER BY m.id DESC LIMIT most;
    END
  $$;
