-- A group has somebody who names it and chooses who is in it. Empty: nobody does, as where a conversation of two was handed on.
ALTER TABLE chats ADD COLUMN owner_id uuid;
ALTER TABLE chats ADD FOREIGN KEY (tenant_id, owner_id) REFERENCES users ON DELETE SET NULL (owner_id);
CREATE INDEX chats_owner ON chats (tenant_id, owner_id) WHERE owner_id IS NOT NULL;

-- Whoever came later reads what was written after this number.
ALTER TABLE chat_members ADD COLUMN from_number integer NOT NULL DEFAULT 0;

-- What a message without words says: that the group was renamed, or who came and went; one row for each person.
CREATE TABLE chat_changes (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  message_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('renamed', 'unnamed', 'added', 'removed', 'left')),
  title text,
  person_id uuid,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, message_id) REFERENCES chat_messages (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES users ON DELETE SET NULL (person_id)
);
CREATE INDEX chat_changes_message ON chat_changes (tenant_id, message_id);
CREATE INDEX chat_changes_person ON chat_changes (tenant_id, person_id) WHERE person_id IS NOT NULL;
ALTER TABLE chat_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON chat_changes USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Who made each group was not kept: it is whoever wrote first in it and is still there.
ALTER TABLE chats NO FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_messages NO FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_members NO FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_cases NO FORCE ROW LEVEL SECURITY;
UPDATE chats c SET owner_id = m.author_id FROM chat_messages m
WHERE m.tenant_id = c.tenant_id AND m.chat_id = c.id AND m.number = 1 AND c.one_id IS NULL AND c.other_id IS NULL
  AND EXISTS (SELECT FROM chat_members o WHERE o.tenant_id = c.tenant_id AND o.chat_id = c.id AND o.user_id = m.author_id)
  AND NOT EXISTS (SELECT FROM chat_cases w WHERE w.tenant_id = c.tenant_id AND w.chat_id = c.id);
ALTER TABLE chats FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_messages FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_members FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_cases FORCE ROW LEVEL SECURITY;

-- What was written before somebody came is not found by them. The rest of the function is as it was.
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
        SELECT m.id, m.place, m.words @@ query AS fits FROM (
          SELECT r.chat_id AS id, r.from_number FROM chat_members r
            WHERE r.tenant_id = current_tenant() AND r.user_id = person
        ) room CROSS JOIN LATERAL (
          SELECT c.id, c.words, row_number() OVER (ORDER BY c.id DESC) AS place FROM chat_messages c
            WHERE c.tenant_id = current_tenant() AND c.chat_id = room.id AND c.number > room.from_number AND c.id < upto
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
          SELECT c.id, c.chat_id, c.number FROM chat_messages c
            WHERE c.tenant_id = current_tenant() AND c.words @@ (query && keys) AND c.id < upto
        )
        SELECT m.id FROM matches m JOIN chat_members r ON r.tenant_id = current_tenant() AND r.chat_id = m.chat_id
            AND r.user_id = person AND m.number > r.from_number
          ORDER BY m.id DESC LIMIT most;
    END
  $$;
