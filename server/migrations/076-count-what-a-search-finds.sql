-- The values of programs that match, at most so many, in no order. A chosen filter's own values are counted as if it
-- were open, which takes a search for each: one that only counts need not tell titles from texts, nor sort.
CREATE FUNCTION keys_of_found(wanted text, in_language text, with_keys text[], most integer) RETURNS SETOF text[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off
  AS $$
    DECLARE
      parts tsquery[] := read_search(wanted, in_language);
      also tsquery := as_query('in:' || current_tenant());
      each text;
      joint text;
    BEGIN
      IF cardinality(parts) = 0 THEN RETURN; END IF;
      FOREACH each IN ARRAY with_keys LOOP also := also && as_query(each); END LOOP;
      FOREACH joint IN ARRAY ARRAY[' & ', ' | '] LOOP
        RETURN QUERY EXECUTE format('SELECT l.keys FROM program_listings l WHERE l.find_%s @@ $1 LIMIT $2', in_language)
          USING together(parts, joint) && also, CASE WHEN joint = ' | ' THEN least(most, 200) ELSE most END;
        EXIT WHEN FOUND OR cardinality(parts) = 1;
      END LOOP;
    END
  $$;
