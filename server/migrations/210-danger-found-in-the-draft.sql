-- What the newest simulation of the draft left without an answer, with the state of the draft that was simulated.
ALTER TABLE programs ADD COLUMN found_danger jsonb;
