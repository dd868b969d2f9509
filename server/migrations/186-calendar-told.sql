-- When its person was told that it cannot be read.
ALTER TABLE outside_calendars ADD COLUMN told_at timestamptz;
