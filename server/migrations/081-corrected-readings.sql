-- A reading can be mended by whoever took it. What was given first stays to be seen beside it.
ALTER TABLE kpi_readings ADD COLUMN corrected_at timestamptz;
ALTER TABLE kpi_readings ADD COLUMN first_value double precision;
ALTER TABLE kpi_readings ADD COLUMN first_unit text;
ALTER TABLE kpi_readings ADD CONSTRAINT kpi_readings_corrected
  CHECK ((corrected_at IS NULL) = (first_value IS NULL) AND (corrected_at IS NULL) = (first_unit IS NULL));
