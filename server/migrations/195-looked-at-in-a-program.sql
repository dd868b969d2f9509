-- Which program somebody's health data were of, where a call was about one. No key leads there: a program may go, its
-- entries stay.
ALTER TABLE audit_entries ADD COLUMN program_id uuid;
