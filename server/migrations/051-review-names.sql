-- Whoever reviews a program says by what name. Those who were never asked are shown without one.
-- `id` stands for a review in the open: a person's own id would name them wherever else it is seen.
ALTER TABLE reviews
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN shown_as text NOT NULL DEFAULT 'nobody' CHECK (shown_as IN ('nobody', 'pseudonym', 'name')),
  ADD COLUMN pseudonym text,
  ADD CONSTRAINT reviews_pseudonym CHECK ((shown_as = 'pseudonym') = (pseudonym IS NOT NULL)),
  ADD CONSTRAINT reviews_id UNIQUE (tenant_id, id);
DROP INDEX reviews_newest;
CREATE INDEX reviews_newest ON reviews (tenant_id, program_id, created_at DESC, id DESC);

-- What creators were told of earlier reviews names nobody either. The owner's hands are bound by FORCE until then.
ALTER TABLE notifications NO FORCE ROW LEVEL SECURITY;
UPDATE notifications SET data = data - 'person' WHERE kind = 'review';
ALTER TABLE notifications FORCE ROW LEVEL SECURITY;
