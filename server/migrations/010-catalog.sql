-- Finding programs. Any filters, counted, and searched, have to stay fast however many programs there are: so each
-- value of a filter has its set of programs as a string of bits, and words and filters stand in one index.

-- What a program can be filtered by, as `kind:value`. One that is not listed has none.
CREATE FUNCTION catalog_keys(
  is_listed boolean, category text, tags text[], level text, signs text[], minutes integer, weeks integer, access text, recent integer
) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
    DECLARE
      keys text[] := ARRAY['listed:all', 'category:' || category, 'level:' || level, 'access:' || access];
      each text;
    BEGIN
      IF NOT is_listed THEN RETURN '{}'; END IF;
      FOREACH each IN ARRAY tags LOOP IF NOT 'tag:' || each = ANY (keys) THEN keys := keys || ('tag:' || each); END IF; END LOOP;
      FOREACH each IN ARRAY signs LOOP IF NOT 'signs:' || each = ANY (keys) THEN keys := keys || ('signs:' || each); END IF; END LOOP;
      IF minutes <= 10 THEN keys := keys || 'time:up-to-10-minutes'::text; END IF;
      IF minutes <= 20 THEN keys := keys || 'time:up-to-20-minutes'::text; END IF;
      IF minutes <= 40 THEN keys := keys || 'time:up-to-40-minutes'::text; END IF;
      IF weeks <= 2 THEN keys := keys || 'time:up-to-2-weeks'::text; END IF;
      IF weeks <= 6 THEN keys := keys || 'time:up-to-6-weeks'::text; END IF;
      IF weeks <= 12 THEN keys := keys || 'time:up-to-12-weeks'::text; END IF;
      IF recent >= 5 THEN keys := keys || 'popular:popular'::text; END IF;
      RETURN keys;
    END
  $$;

-- Words by their stem, those of the title once more as `title:stem`, the filters and the tenant: all that a search may
-- ask for, so that one index finds what has all of it without looking at a row.
CREATE FUNCTION catalog_words_of(
  config regconfig, title text, more text, keys text[], tenant uuid
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
    DECLARE
      titles tsvector := to_tsvector(config, title);
      stem text;
    BEGIN
      -- Not listed, so not to be found.
      IF cardinality(keys) = 0 THEN RETURN ''; END IF;
      FOREACH stem IN ARRAY tsvector_to_array(titles) LOOP keys := keys || ('title:' || stem); END LOOP;
      RETURN setweight(titles, 'A') || setweight(to_tsvector(config, more), 'B') || array_to_tsvector(keys || ('in:' || tenant));
    END
  $$;

ALTER TABLE program_listings DROP COLUMN words_en, DROP COLUMN words_ar;
ALTER TABLE program_listings
  -- Its place in every string of bits; given when it is first published.
  ADD COLUMN slot integer NOT NULL DEFAULT 0,
  ADD COLUMN keys text[] NOT NULL GENERATED ALWAYS AS (
    catalog_keys(is_listed, category, tags, level, signs, minutes_a_day, weeks, access, recent_count)
  ) STORED,
  ADD COLUMN find_en tsvector GENERATED ALWAYS AS (
    catalog_words_of('english', title_en, search_en,
      catalog_keys(is_listed, category, tags, level, signs, minutes_a_day, weeks, access, recent_count), tenant_id)
  ) STORED,
  ADD COLUMN find_ar tsvector GENERATED ALWAYS AS (
    catalog_words_of('arabic', title_ar, search_ar,
      catalog_keys(is_listed, category, tags, level, signs, minutes_a_day, weeks, access, recent_count), tenant_id)
  ) STORED;
CREATE INDEX program_listings_find_en ON program_listings USING gin (find_en) WITH (fastupdate = off);
CREATE INDEX program_listings_find_ar ON program_listings USING gin (find_ar) WITH (fastupdate = off);
CREATE INDEX program_listings_slot ON program_listings (tenant_id, slot);
CREATE INDEX program_listings_newest ON program_listings (tenant_id, first_published_at DESC, program_id) INCLUDE (slot) WHERE is_listed;
CREATE INDEX program_listings_rating ON program_listings (tenant_id, rating DESC, ratings_count DESC, program_id) INCLUDE (slot) WHERE is_listed;
CREATE INDEX program_listings_followers ON program_listings (tenant_id, followers_count DESC, recent_count DESC, program_id) INCLUDE (slot) WHERE is_listed;
CREATE INDEX program_listings_shortest ON program_listings (tenant_id, weeks, minutes_a_day, program_id) INCLUDE (slot) WHERE is_listed;
CREATE POLICY for_definer_functions ON program_listings FOR SELECT TO regimen_owner USING (true);

-- How many places there are, and how long the strings of bits are. Its row is the lock of all that follows.
CREATE TABLE catalog_sizes (
  tenant_id uuid NOT NULL,
  slots integer NOT NULL,
  capacity integer NOT NULL,
  PRIMARY KEY (tenant_id)
);
ALTER TABLE catalog_sizes ENABLE ROW LEVEL SECURITY;
ALTER TABLE catalog_sizes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON catalog_sizes USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- Who has a value of a filter: the bit of each program's slot. All of a tenant's are equally long.
CREATE TABLE catalog_sets (
  tenant_id uuid NOT NULL,
  kind text NOT NULL,
  value text NOT NULL,
  members bit varying NOT NULL,
  size integer NOT NULL,
  PRIMARY KEY (tenant_id, kind, value)
);
CREATE INDEX catalog_sets_largest ON catalog_sets (tenant_id, kind, size DESC, value);
ALTER TABLE catalog_sets ENABLE ROW LEVEL SECURITY;
ALTER TABLE catalog_sets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON catalog_sets USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- The words that programs use, so that a mistyped one can be taken for the nearest of them.
CREATE TABLE catalog_words (
  tenant_id uuid NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ar')),
  word text NOT NULL,
  stem text NOT NULL,
  PRIMARY KEY (tenant_id, language, word)
);
CREATE INDEX catalog_words_stem ON catalog_words (tenant_id, language, stem);
CREATE INDEX catalog_words_likeness ON catalog_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
ALTER TABLE catalog_words ENABLE ROW LEVEL SECURITY;
ALTER TABLE catalog_words FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON catalog_words USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
CREATE POLICY for_definer_functions ON catalog_words FOR SELECT TO regimen_owner USING (true);

-- Takes the tenant's lock and tells the next free place.
CREATE FUNCTION hold_catalog() RETURNS catalog_sizes LANGUAGE plpgsql
  AS $$
    DECLARE
      size catalog_sizes;
    BEGIN
      INSERT INTO catalog_sizes VALUES (current_tenant(), 0, 1024) ON CONFLICT DO NOTHING;
      SELECT * INTO size FROM catalog_sizes WHERE tenant_id = current_tenant() FOR UPDATE;
      RETURN size;
    END
  $$;

CREATE FUNCTION make_room(wanted integer) RETURNS void LANGUAGE plpgsql
  AS $$
    DECLARE
      size catalog_sizes := hold_catalog();
      longer integer := size.capacity;
    BEGIN
      WHILE longer < wanted LOOP longer := longer * 2; END LOOP;
      IF longer > size.capacity THEN
        UPDATE catalog_sets SET members = members || repeat('0', longer - size.capacity)::bit varying
          WHERE tenant_id = current_tenant();
      END IF;
      UPDATE catalog_sizes SET slots = wanted, capacity = longer WHERE tenant_id = current_tenant();
    END
  $$;

-- Sets or clears the bits of these places in the sets of these keys, each set written once.
CREATE FUNCTION mark_sets(keys text[], slots integer[], mark integer) RETURNS void LANGUAGE plpgsql
  AS $$
    DECLARE
      changed record;
      bits bit varying;
      place integer;
      room integer := (SELECT capacity FROM catalog_sizes WHERE tenant_id = current_tenant());
    BEGIN
      FOR changed IN
        SELECT split_part(each.key, ':', 1) AS kind, substr(each.key, strpos(each.key, ':') + 1) AS value,
            array_agg(each.slot) AS slots
          FROM unnest(keys, slots) AS each(key, slot) GROUP BY each.key ORDER BY each.key
      LOOP
        SELECT members INTO bits FROM catalog_sets
          WHERE tenant_id = current_tenant() AND kind = changed.kind AND value = changed.value;
        bits := coalesce(bits, repeat('0', room)::bit varying);
        FOREACH place IN ARRAY changed.slots LOOP bits := set_bit(bits, place, mark); END LOOP;
        INSERT INTO catalog_sets VALUES (current_tenant(), changed.kind, changed.value, bits, bit_count(bits))
          ON CONFLICT (tenant_id, kind, value) DO UPDATE SET members = excluded.members, size = excluded.size;
      END LOOP;
    END
  $$;

CREATE FUNCTION learn_words(of_language text, config regconfig, written text[]) RETURNS void LANGUAGE sql
  AS $$
    INSERT INTO catalog_words
      SELECT current_tenant(), of_language, word, stem FROM (
        SELECT DISTINCT lower(token) AS word FROM unnest(written) AS each(text), ts_parse('default', text)
          WHERE length(token) BETWEEN 3 AND 40
      ) words, LATERAL (SELECT tsvector_to_array(to_tsvector(config, word)) AS stems) found, unnest(stems) stem
      WHERE cardinality(stems) = 1
      ON CONFLICT DO NOTHING
  $$;

-- Places are given in three steps: the next free one is looked up before the statement, each row takes one, and what
-- was taken is written down after it.
CREATE FUNCTION begin_listings() RETURNS trigger LANGUAGE plpgsql
  AS $$
    BEGIN
      PERFORM set_config('app.next_slot', (hold_catalog()).slots::text, true);
      RETURN NULL;
    END
  $$;
CREATE FUNCTION place_listing() RETURNS trigger LANGUAGE plpgsql
  AS $$
    BEGIN
      NEW.slot := current_setting('app.next_slot')::integer;
      PERFORM set_config('app.next_slot', (NEW.slot + 1)::text, true);
      RETURN NEW;
    END
  $$;
CREATE FUNCTION enter_listings() RETURNS trigger LANGUAGE plpgsql
  AS $$
    BEGIN
      PERFORM make_room(current_setting('app.next_slot')::integer);
      PERFORM mark_sets(array_agg(key), array_agg(slot), 1) FROM entered, unnest(keys) key HAVING count(*) > 0;
      PERFORM learn_words('en', 'english', array_agg(title_en || ' ' || search_en)) FROM entered WHERE title_en <> '';
      PERFORM learn_words('ar', 'arabic', array_agg(title_ar || ' ' || search_ar)) FROM entered WHERE title_ar <> '';
      RETURN NULL;
    END
  $$;
CREATE TRIGGER begin_entering BEFORE INSERT ON program_listings FOR EACH STATEMENT EXECUTE FUNCTION begin_listings();
CREATE TRIGGER place BEFORE INSERT ON program_listings FOR EACH ROW EXECUTE FUNCTION place_listing();
CREATE TRIGGER enter AFTER INSERT ON program_listings
  REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION enter_listings();

-- Most updates only count followers; those end at the first question.
CREATE FUNCTION change_listings() RETURNS trigger LANGUAGE plpgsql
  AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM before JOIN after USING (tenant_id, program_id) WHERE before.keys <> after.keys) THEN
        PERFORM hold_catalog();
        PERFORM mark_sets(array_agg(key), array_agg(b.slot), 0)
          FROM before b JOIN after a USING (tenant_id, program_id), unnest(b.keys) key
          WHERE NOT key = ANY (a.keys) HAVING count(*) > 0;
        PERFORM mark_sets(array_agg(key), array_agg(a.slot), 1)
          FROM before b JOIN after a USING (tenant_id, program_id), unnest(a.keys) key
          WHERE NOT key = ANY (b.keys) HAVING count(*) > 0;
      END IF;
      IF EXISTS (SELECT 1 FROM before b JOIN after a USING (tenant_id, program_id)
          WHERE (b.title_en, b.search_en, b.title_ar, b.search_ar) <> (a.title_en, a.search_en, a.title_ar, a.search_ar)) THEN
        PERFORM learn_words('en', 'english', array_agg(title_en || ' ' || search_en)) FROM after WHERE title_en <> '';
        PERFORM learn_words('ar', 'arabic', array_agg(title_ar || ' ' || search_ar)) FROM after WHERE title_ar <> '';
      END IF;
      RETURN NULL;
    END
  $$;
CREATE TRIGGER change AFTER UPDATE ON program_listings
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION change_listings();

CREATE FUNCTION leave_listings() RETURNS trigger LANGUAGE plpgsql
  AS $$
    BEGIN
      PERFORM hold_catalog();
      PERFORM mark_sets(array_agg(key), array_agg(slot), 0) FROM gone, unnest(keys) key HAVING count(*) > 0;
      RETURN NULL;
    END
  $$;
CREATE TRIGGER leave AFTER DELETE ON program_listings
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION leave_listings();

CREATE FUNCTION as_query(stem text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT ('''' || replace(replace(stem, '\', '\\'), '''', '''''') || '''')::tsquery $$;

CREATE FUNCTION together(parts tsquery[], joint text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT string_agg('(' || part::text || ')', joint)::tsquery FROM unnest(parts) part $$;

-- What somebody means: every word by its stem; one that no program uses stands for the words nearest to it.
-- Runs as the owner, see search_discussions.
CREATE FUNCTION read_search(wanted text, in_language text) RETURNS tsquery[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET pg_trgm.similarity_threshold = 0.3 SET enable_seqscan = off
  AS $$
    DECLARE
      config regconfig := CASE in_language WHEN 'ar' THEN 'arabic' ELSE 'english' END;
      asked text;
      stems text[];
      parts tsquery[] := '{}';
    BEGIN
      FOR asked IN SELECT lower(token) FROM ts_parse('default', left(wanted, 200)) WHERE token ~ '[[:alnum:]]' LIMIT 8 LOOP
        stems := tsvector_to_array(to_tsvector(config, asked));
        CONTINUE WHEN cardinality(stems) = 0;
        IF NOT EXISTS (SELECT 1 FROM catalog_words w
            WHERE w.tenant_id = current_tenant() AND w.language = in_language AND w.stem = ANY (stems)) THEN
          stems := stems || ARRAY(
            SELECT near.stem FROM (
              SELECT w.stem, 1 AS likeness FROM catalog_words w
                WHERE w.tenant_id = current_tenant() AND w.language = in_language
                  AND w.word > asked AND w.word < asked || chr(1114111) AND length(asked) > 2
              UNION ALL
              SELECT w.stem, similarity(w.word, asked) FROM catalog_words w
                WHERE w.tenant_id = current_tenant() AND w.language = in_language AND w.word % asked
            ) near GROUP BY near.stem ORDER BY max(near.likeness) DESC, near.stem LIMIT 4);
        END IF;
        parts := parts || (SELECT string_agg(as_query(stem)::text, ' | ')::tsquery FROM unnest(stems) stem);
      END LOOP;
      RETURN parts;
    END
  $$;

-- The same, asked of titles only.
CREATE FUNCTION of_titles(words tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(words::text, '''((?:[^'']|'''')+)''', '''title:\1''', 'g')::tsquery $$;

-- The programs that match, best first, at most so many; `with_keys`: what they must have. Those whose titles match come
-- before the others, and where more match than are looked at, they are the ones that are; after that the better rated.
-- Where no program has all the words, those with any of them.
CREATE FUNCTION search_programs(wanted text, in_language text, with_keys text[], most integer)
  RETURNS TABLE (program_id uuid, score real, keys text[])
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off
  AS $$
    DECLARE
      parts tsquery[] := read_search(wanted, in_language);
      words tsquery;
      also tsquery := as_query('in:' || current_tenant());
      each text;
      joint text;
      found integer;
    BEGIN
      IF cardinality(parts) = 0 THEN RETURN; END IF;
      FOREACH each IN ARRAY with_keys LOOP also := also && as_query(each); END LOOP;
      FOREACH joint IN ARRAY ARRAY[' & ', ' | '] LOOP
        words := together(parts, joint);
        RETURN QUERY EXECUTE format(
          'WITH in_titles AS MATERIALIZED (
             SELECT l.program_id, 2 + l.rating / 10 + (lower(l.title_%1$s) = lower($5))::integer AS score, l.keys
               FROM program_listings l WHERE l.find_%1$s @@ $1 LIMIT $4
           ), in_texts AS MATERIALIZED (
             SELECT l.program_id, 1 + l.rating / 10 AS score, l.keys
               FROM program_listings l WHERE l.find_%1$s @@ $2 LIMIT $4 - (SELECT count(*) FROM in_titles)
           ), found AS (SELECT * FROM in_titles UNION ALL SELECT * FROM in_texts)
           SELECT f.program_id, (f.score + CASE WHEN $3 IS NULL THEN 0 ELSE
               (SELECT ts_rank(l.find_%1$s, $3) FROM program_listings l WHERE l.tenant_id = current_tenant() AND l.program_id = f.program_id)
             END)::real AS score, f.keys
             FROM found f ORDER BY 2 DESC, 1 DESC LIMIT $4', in_language)
          USING of_titles(words) && also, words && !!of_titles(words) && also,
            CASE WHEN joint = ' | ' THEN words END, CASE WHEN joint = ' | ' THEN least(most, 200) ELSE most END, trim(wanted);
        GET DIAGNOSTICS found = ROW_COUNT;
        EXIT WHEN found > 0 OR cardinality(parts) = 1;
      END LOOP;
    END
  $$;

-- One page of the programs that have all these values, in one of the orders: along the order's own index, since there
-- are many of them and the page is soon full.
CREATE FUNCTION walk_programs(kinds text[], vals text[], sort text, skip integer, most integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_sort = off SET enable_bitmapscan = off
  AS $$
    DECLARE
      fitting bit varying := (
        SELECT bit_and(s.members) FROM catalog_sets s JOIN unnest(kinds || 'listed'::text, vals || 'all'::text) w(kind, value)
          ON s.kind = w.kind AND s.value = w.value WHERE s.tenant_id = current_tenant());
    BEGIN
      RETURN QUERY EXECUTE format(
        'SELECT l.program_id FROM program_listings l
           WHERE l.tenant_id = current_tenant() AND l.is_listed AND get_bit($1, l.slot) = 1 ORDER BY %s LIMIT $2 OFFSET $3',
        CASE sort WHEN 'rating' THEN 'l.rating DESC, l.ratings_count DESC, l.program_id'
          WHEN 'followers' THEN 'l.followers_count DESC, l.recent_count DESC, l.program_id'
          WHEN 'shortest' THEN 'l.weeks, l.minutes_a_day, l.program_id'
          ELSE 'l.first_published_at DESC, l.program_id' END)
        USING fitting, most, skip;
    END
  $$;
