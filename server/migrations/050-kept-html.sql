-- HTML is made once, when its text is written, and kept beside it with the number of the rules it was made by.
-- What is there already has none (rules 0): it is made on the way until the sweep has written it down.
ALTER TABLE discussions ADD COLUMN html text NOT NULL DEFAULT '', ADD COLUMN html_rules integer NOT NULL DEFAULT 0;
ALTER TABLE answers ADD COLUMN html text NOT NULL DEFAULT '', ADD COLUMN html_rules integer NOT NULL DEFAULT 0;
-- By language: description, evidence, and the answer to each question.
ALTER TABLE program_listings ADD COLUMN html jsonb NOT NULL DEFAULT '{}', ADD COLUMN html_rules integer NOT NULL DEFAULT 0;

CREATE INDEX discussions_html_rules ON discussions (tenant_id, html_rules);
CREATE INDEX answers_html_rules ON answers (tenant_id, html_rules);
CREATE INDEX program_listings_html_rules ON program_listings (tenant_id, html_rules);
