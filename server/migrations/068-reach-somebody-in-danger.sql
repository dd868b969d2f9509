-- The number that somebody who may be in danger left, so that those who were told can call them.
ALTER TABLE tasks ADD COLUMN phone text;
