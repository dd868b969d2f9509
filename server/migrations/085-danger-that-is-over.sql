-- What somebody measured that raised an alert, as they gave it: the expert sees it however it was mended since.
ALTER TABLE tasks ADD COLUMN raised_by jsonb;
-- Of a danger that a reading raised: the reading by which it is over for the person. The alert waits for the expert all the same.
ALTER TABLE tasks ADD COLUMN eased_by jsonb;
