-- Pages of records end by their length, which nobody has to unpack a record to know. In characters; null: written before.
ALTER TABLE enrollment_events ADD COLUMN entry_length integer, ADD COLUMN trace_length integer;
