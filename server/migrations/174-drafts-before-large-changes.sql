-- A save that changes much of a draft keeps the whole draft as it was, copied where it lies, in place of the difference.
ALTER TABLE draft_changes ADD COLUMN is_draft boolean NOT NULL DEFAULT false;
