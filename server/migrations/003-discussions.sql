-- The discussion area: questions and their answers.

CREATE TABLE discussions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  title text NOT NULL,
  category text NOT NULL,
  body text NOT NULL,
  -- Stemming follows the language the question was asked in.
  language regconfig NOT NULL,
  answers_count integer NOT NULL DEFAULT 0 CHECK (answers_count >= 0),
  accepted_answer_id uuid,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  words tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector(language, title), 'A') || setweight(to_tsvector(language, body), 'B')
  ) STORED,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, author_id) REFERENCES users
);
CREATE INDEX discussions_newest ON discussions (tenant_id, created_at DESC, id DESC);
CREATE INDEX discussions_by_category ON discussions (tenant_id, category, created_at DESC, id DESC);
CREATE INDEX discussions_unanswered ON discussions (tenant_id, created_at DESC, id DESC) WHERE answers_count = 0;
CREATE INDEX discussions_of_author ON discussions (tenant_id, author_id);
CREATE INDEX discussions_words ON discussions USING gin (words);
CREATE INDEX discussions_title_trigrams ON discussions USING gin (title gin_trgm_ops);
ALTER TABLE discussions ENABLE ROW LEVEL SECURITY;
ALTER TABLE discussions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON discussions USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
CREATE POLICY for_definer_functions ON discussions FOR SELECT TO regimen_owner USING (true);

CREATE TABLE answers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  discussion_id uuid NOT NULL,
  author_id uuid NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, discussion_id, id),
  FOREIGN KEY (tenant_id, discussion_id) REFERENCES discussions ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, author_id) REFERENCES users
);
CREATE INDEX answers_in_order ON answers (tenant_id, discussion_id, created_at, id);
CREATE INDEX answers_of_author ON answers (tenant_id, author_id);
ALTER TABLE answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE answers FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON answers USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

-- An accepted answer is one of this discussion's own.
ALTER TABLE discussions ADD CONSTRAINT discussions_accepted_answer
  FOREIGN KEY (tenant_id, id, accepted_answer_id) REFERENCES answers (tenant_id, discussion_id, id)
  ON DELETE SET NULL (accepted_answer_id);

-- Ids of the discussions that match, best first: words by their stem (scores above 1), titles also when mistyped
-- (their similarity). A weak likeness counts only where nothing better was found.
-- A policy hides rows before an index on words may be used (its operators are not leakproof), so the search runs
-- as the owner and names the tenant itself.
CREATE FUNCTION search_discussions(wanted text, in_language regconfig, in_category text, unanswered boolean, most integer)
  RETURNS TABLE (id uuid, score real)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET pg_trgm.word_similarity_threshold = 0.3
  AS $$
    WITH matches AS (
      SELECT d.id, 1 + ts_rank(d.words, query) AS score
        FROM discussions d, websearch_to_tsquery(in_language, wanted) query
        WHERE d.tenant_id = current_tenant() AND d.words @@ query
          AND (in_category IS NULL OR d.category = in_category) AND (NOT unanswered OR d.answers_count = 0)
      UNION ALL
      SELECT d.id, word_similarity(wanted, d.title) AS score
        FROM discussions d
        WHERE d.tenant_id = current_tenant() AND wanted <% d.title
          AND (in_category IS NULL OR d.category = in_category) AND (NOT unanswered OR d.answers_count = 0)
    ), found AS (
      SELECT m.id, max(m.score)::real AS score FROM matches m GROUP BY m.id
    )
    SELECT f.id, f.score FROM found f
      WHERE f.score >= 0.5 OR NOT EXISTS (SELECT 1 FROM found WHERE found.score >= 0.5)
      ORDER BY f.score DESC, f.id DESC LIMIT most
  $$;
