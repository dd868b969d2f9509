-- What a published version says, in pieces that an answer can be taken from. A version never changes; how its pieces are
-- cut may, so each set says by which edition of the rules it was made.
CREATE TABLE passage_sets (
  tenant_id uuid NOT NULL,
  version_id uuid NOT NULL,
  edition integer NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, version_id),
  FOREIGN KEY (tenant_id, version_id) REFERENCES program_versions ON DELETE CASCADE
);
CREATE INDEX passage_sets_edition ON passage_sets (tenant_id, edition);
ALTER TABLE passage_sets ENABLE ROW LEVEL SECURITY;
ALTER TABLE passage_sets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON passage_sets USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());

CREATE TABLE program_passages (
  tenant_id uuid NOT NULL,
  version_id uuid NOT NULL,
  position integer NOT NULL,
  locale text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('program', 'question', 'step', 'item', 'module', 'source', 'saved')),
  -- The step, module, text or saved answer that it stands in.
  place text,
  title text NOT NULL,
  body text NOT NULL,
  -- The same in one spelling, and the stems of its language: titles weigh more.
  folded_title text NOT NULL,
  folded_body text NOT NULL,
  words tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector(CASE locale WHEN 'ar' THEN 'arabic'::regconfig ELSE 'english'::regconfig END, folded_title), 'A')
    || setweight(to_tsvector(CASE locale WHEN 'ar' THEN 'arabic'::regconfig ELSE 'english'::regconfig END, folded_body), 'D')
  ) STORED,
  PRIMARY KEY (tenant_id, version_id, position),
  FOREIGN KEY (tenant_id, version_id) REFERENCES passage_sets ON DELETE CASCADE
);
ALTER TABLE program_passages ENABLE ROW LEVEL SECURITY;
ALTER TABLE program_passages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON program_passages USING (tenant_id = current_tenant()) WITH CHECK (tenant_id = current_tenant());
