-- Words are sets of bits as the values of filters are: `en:sleep` and `title-en:sleep`. What a search finds is then cut
-- with each filter as the filters are with each other, and a question takes one search however many counts it asks for.

DROP FUNCTION search_programs, keys_of_found, read_search, of_titles, together;
DROP POLICY for_definer_functions ON program_listings;

-- The index is no longer asked, so neither filters nor the tenant have to stand among the words.
ALTER TABLE program_listings DROP COLUMN find_en, DROP COLUMN find_ar;
DROP FUNCTION catalog_words_of;
ALTER TABLE program_listings
  ADD COLUMN words_en tsvector NOT NULL GENERATED ALWAYS AS (CASE WHEN is_listed
    THEN setweight(to_tsvector('english', title_en), 'A') || setweight(to_tsvector('english', search_en), 'B') ELSE '' END) STORED,
  ADD COLUMN words_ar tsvector NOT NULL GENERATED ALWAYS AS (CASE WHEN is_listed
    THEN setweight(to_tsvector('arabic', title_ar), 'A') || setweight(to_tsvector('arabic', search_ar), 'B') ELSE '' END) STORED;

-- Every question counts each value of these filters, so those sets lie there as they are; of tags and words there are
-- as many as people like, each in few programs: those are packed.
ALTER TABLE catalog_sets RENAME TO catalog_word_sets;
ALTER INDEX catalog_sets_pkey RENAME TO catalog_word_sets_pkey;
ALTER INDEX catalog_sets_largest RENAME TO catalog_word_sets_largest;
CREATE TABLE catalog_sets (LIKE catalog_word_sets, PRIMARY KEY (tenant_id, kind, value)) PARTITION BY LIST (kind);
CREATE TABLE catalog_filter_sets PARTITION OF catalog_sets
  FOR VALUES IN ('listed', 'category', 'level', 'signs', 'time', 'access', 'popular');
ALTER TABLE catalog_filter_sets ALTER COLUMN members SET STORAGE EXTERNAL;
ALTER TABLE catalog_word_sets NO FORCE ROW LEVEL SECURITY;
INSERT INTO catalog_filter_sets SELECT tenant_id, kind, value, members || B'', size FROM catalog_word_sets
  WHERE kind IN ('listed', 'category', 'level', 'signs', 'time', 'access', 'popular');
DELETE FROM catalog_word_sets WHERE kind IN ('listed', 'category', 'level', 'signs', 'time', 'access', 'popular');
ALTER TABLE catalog_word_sets FORCE ROW LEVEL SECURITY;
ALTER TABLE catalog_sets ATTACH PARTITION catalog_word_sets DEFAULT;
ALTER TABLE catalog_sets ENABLE ROW LEVEL SECURITY;
ALTER TABLE catalog_sets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON catalog_sets USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
ALTER TABLE catalog_filter_sets ENABLE ROW LEVEL SECURITY;
ALTER TABLE catalog_filter_sets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON catalog_filter_sets USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- All that lists order and count by, so that a thousand programs are looked at without reading their rows.
DROP INDEX program_listings_slot;
CREATE INDEX program_listings_slot ON program_listings (tenant_id, slot)
  INCLUDE (program_id, is_listed, first_published_at, rating, ratings_count, followers_count, recent_count, weeks, minutes_a_day, tags,
    title_en, title_ar);

-- The sets that a program is in.
CREATE FUNCTION sets_of(keys text[], words_en tsvector, words_ar tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT keys || ARRAY(
      SELECT kind || ':' || lexeme
        FROM (SELECT 'en' AS language, * FROM unnest(words_en) UNION ALL SELECT 'ar', * FROM unnest(words_ar)) word,
          unnest(ARRAY[language, CASE WHEN 'A' = ANY (weights) THEN 'title-' || language END]) kind
        WHERE kind IS NOT NULL)
  $$;

CREATE OR REPLACE FUNCTION enter_listings() RETURNS trigger LANGUAGE plpgsql
  AS $$
    BEGIN
      PERFORM make_room(current_setting('app.next_slot')::integer);
      PERFORM mark_sets(array_agg(key), array_agg(slot), 1)
        FROM entered, unnest(sets_of(keys, words_en, words_ar)) key HAVING count(*) > 0;
      PERFORM learn_words('en', 'english', array_agg(title_en || ' ' || search_en)) FROM entered WHERE title_en <> '';
      PERFORM learn_words('ar', 'arabic', array_agg(title_ar || ' ' || search_ar)) FROM entered WHERE title_ar <> '';
      RETURN NULL;
    END
  $$;

CREATE OR REPLACE FUNCTION change_listings() RETURNS trigger LANGUAGE plpgsql
  AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM before b JOIN after a USING (tenant_id, program_id)
          WHERE (b.keys, b.words_en, b.words_ar) <> (a.keys, a.words_en, a.words_ar)) THEN
        PERFORM hold_catalog();
        PERFORM mark_sets(array_agg(key), array_agg(b.slot), 0)
          FROM before b JOIN after a USING (tenant_id, program_id),
            LATERAL (SELECT unnest(sets_of(b.keys, b.words_en, b.words_ar)) EXCEPT SELECT unnest(sets_of(a.keys, a.words_en, a.words_ar))) lost(key)
          WHERE (b.keys, b.words_en, b.words_ar) <> (a.keys, a.words_en, a.words_ar) HAVING count(*) > 0;
        PERFORM mark_sets(array_agg(key), array_agg(a.slot), 1)
          FROM before b JOIN after a USING (tenant_id, program_id),
            LATERAL (SELECT unnest(sets_of(a.keys, a.words_en, a.words_ar)) EXCEPT SELECT unnest(sets_of(b.keys, b.words_en, b.words_ar))) won(key)
          WHERE (b.keys, b.words_en, b.words_ar) <> (a.keys, a.words_en, a.words_ar) HAVING count(*) > 0;
      END IF;
      IF EXISTS (SELECT 1 FROM before b JOIN after a USING (tenant_id, program_id)
          WHERE (b.title_en, b.search_en, b.title_ar, b.search_ar) <> (a.title_en, a.search_en, a.title_ar, a.search_ar)) THEN
        PERFORM learn_words('en', 'english', array_agg(title_en || ' ' || search_en)) FROM after WHERE title_en <> '';
        PERFORM learn_words('ar', 'arabic', array_agg(title_ar || ' ' || search_ar)) FROM after WHERE title_ar <> '';
      END IF;
      RETURN NULL;
    END
  $$;

CREATE OR REPLACE FUNCTION leave_listings() RETURNS trigger LANGUAGE plpgsql
  AS $$
    BEGIN
      PERFORM hold_catalog();
      PERFORM mark_sets(array_agg(key), array_agg(slot), 0)
        FROM gone, unnest(sets_of(keys, words_en, words_ar)) key HAVING count(*) > 0;
      RETURN NULL;
    END
  $$;

-- The words of what is listed already.
DO $$
  DECLARE
    site uuid;
  BEGIN
    FOR site IN SELECT list_tenant_ids() LOOP
      PERFORM set_config('app.tenant_id', site::text, true);
      PERFORM mark_sets(array_agg(key), array_agg(slot), 1)
        FROM program_listings, unnest(sets_of('{}', words_en, words_ar)) key WHERE tenant_id = site HAVING count(*) > 0;
    END LOOP;
    PERFORM set_config('app.tenant_id', '', true);
  END
$$;

-- Loads pg_trgm: until then its threshold may not be set.
SELECT similarity('', '');

-- What somebody means: every word by its stem; one that no program uses stands for the words nearest to it.
-- Runs as the owner, see search_discussions.
CREATE FUNCTION read_search(wanted text, in_language text) RETURNS TABLE (part integer, stem text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET pg_trgm.similarity_threshold = 0.3 SET enable_seqscan = off
  AS $$
    DECLARE
      config regconfig := CASE in_language WHEN 'ar' THEN 'arabic' ELSE 'english' END;
      asked text;
      stems text[];
    BEGIN
      part := 0;
      FOR asked IN SELECT lower(token) FROM ts_parse('default', left(wanted, 200)) WHERE token ~ '[[:alnum:]]' LIMIT 8 LOOP
        stems := tsvector_to_array(to_tsvector(config, asked));
        part := part + 1;
        IF cardinality(stems) > 0 AND NOT EXISTS (SELECT 1 FROM catalog_words w
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
        FOREACH stem IN ARRAY stems LOOP RETURN NEXT; END LOOP;
      END LOOP;
    END
  $$;

-- What both have, as long as the first; nothing where the other does not exist.
CREATE FUNCTION cut(members bit varying, others bit varying) RETURNS bit varying LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(members & substring(others FROM 1 FOR length(members)), members # members) $$;

-- What has all these values of filters: `every`; and under each kind what has all the others' and any of its own.
CREATE FUNCTION fitting_sets(kinds text[], vals text[]) RETURNS TABLE (kind text, members bit varying)
  LANGUAGE sql STABLE
  AS $$
    WITH listed AS MATERIALIZED (
      SELECT substring(s.members FROM 1 FOR z.slots) AS members FROM catalog_sets s JOIN catalog_sizes z USING (tenant_id)
        WHERE s.tenant_id = current_tenant() AND s.kind = 'listed'
    ), chosen AS MATERIALIZED (
      SELECT w.kind, cut(l.members, s.members) AS members
        FROM unnest(kinds, vals) w(kind, value) CROSS JOIN listed l
        LEFT JOIN catalog_sets s ON s.tenant_id = current_tenant() AND s.kind = w.kind AND s.value = w.value
      UNION ALL SELECT 'listed', l.members FROM listed l
    )
    SELECT k.kind, bit_and(c.members) FILTER (WHERE c.kind <> k.kind)
      FROM unnest(kinds || 'every'::text) k(kind) CROSS JOIN chosen c GROUP BY k.kind
  $$;

-- How long a beginning of a set has so many, or all of them.
CREATE FUNCTION length_of(members bit varying, most integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
    DECLARE
      wanted bigint := least(most, bit_count(members));
      low integer := 0;
      high integer := length(members);
      middle integer;
    BEGIN
      WHILE low < high LOOP
        middle := (low + high) / 2;
        IF bit_count(substring(members FROM 1 FOR middle)) < wanted THEN low := middle + 1; ELSE high := middle; END IF;
      END LOOP;
      RETURN low;
    END
  $$;

-- The first so many of a set.
CREATE FUNCTION first_of(members bit varying, most integer) RETURNS bit varying LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT members >> rest << rest FROM (SELECT length(members) - length_of(members, most) AS rest) each $$;

-- The same as fitting_sets of what matches words as well, each at most so many; under `search`, what the filters leave
-- without the words. Of `every`, those whose titles match come before the others. Where no program has all the words,
-- those with any of them, to be ranked by `loosely`. Nothing is left behind the last one: a common word fills the number
-- soon, and the sets of values are then cut with a short beginning.
CREATE FUNCTION found_sets(wanted text, in_language text, kinds text[], vals text[], most integer)
  RETURNS TABLE (kind text, members bit varying, in_titles bit varying, loosely tsquery) LANGUAGE plpgsql STABLE
  AS $$
    DECLARE
      fit record;
      words record;
      titles bit varying;
      enough integer;
      is_loose boolean;
    BEGIN
      SELECT count(*) AS parts, string_agg(p.stems, ' | ')::tsquery AS stems,
          CASE WHEN count(*) = count(p.anywhere) THEN bit_and(p.anywhere) END AS whole, bit_or(p.anywhere) AS some,
          CASE WHEN count(*) = count(p.titles) THEN bit_and(p.titles) END AS whole_titles, bit_or(p.titles) AS some_titles
        INTO words FROM (
          SELECT bit_or(s.members) FILTER (WHERE s.kind = in_language) AS anywhere,
              bit_or(s.members) FILTER (WHERE s.kind <> in_language) AS titles,
              string_agg(as_query(r.stem)::text, ' | ') AS stems
            FROM read_search(wanted, in_language) r LEFT JOIN catalog_sets s ON s.tenant_id = current_tenant()
              AND s.kind IN (in_language, 'title-' || in_language) AND s.value = r.stem
            GROUP BY r.part
        ) p;
      FOR fit IN SELECT * FROM fitting_sets(kinds, vals) LOOP
        IF fit.kind = 'every' THEN
          kind := 'search';
          members := fit.members;
          RETURN NEXT;
        END IF;
        CONTINUE WHEN words.parts = 0;
        kind := fit.kind;
        members := cut(fit.members, words.whole);
        is_loose := bit_count(members) = 0;
        IF is_loose THEN members := cut(fit.members, words.some); END IF;
        enough := CASE WHEN is_loose THEN least(most, 200) ELSE most END;
        loosely := CASE WHEN is_loose THEN words.stems END;
        in_titles := NULL;
        IF kind = 'every' THEN
          titles := cut(members, CASE WHEN is_loose THEN words.some_titles ELSE words.whole_titles END);
          in_titles := first_of(titles, enough);
          members := in_titles | first_of(members & ~titles, enough - bit_count(in_titles)::integer);
        END IF;
        members := substring(members FROM 1 FOR length_of(members, enough));
        in_titles := substring(in_titles FROM 1 FOR length(members));
        RETURN NEXT;
      END LOOP;
    END
  $$;
