-- What a file was called where it came from, as far as whoever sent it wanted it passed on.
ALTER TABLE uploads ADD COLUMN title text;
