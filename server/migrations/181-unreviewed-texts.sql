-- Texts of an item that were drafted as a translation and that no person has looked at: each with what it was drafted from.
ALTER TABLE items ADD COLUMN unreviewed jsonb NOT NULL DEFAULT '[]';
