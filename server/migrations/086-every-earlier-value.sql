-- A reading can be mended more than once, and each value it had stays to be seen: the alarming one may be any of them.
ALTER TABLE kpi_readings ADD COLUMN earlier jsonb NOT NULL DEFAULT '[]';
ALTER TABLE kpi_readings NO FORCE ROW LEVEL SECURITY;
UPDATE kpi_readings SET earlier = jsonb_build_array(jsonb_build_object('value', first_value, 'unit', first_unit))
WHERE corrected_at IS NOT NULL;
ALTER TABLE kpi_readings FORCE ROW LEVEL SECURITY;
ALTER TABLE kpi_readings DROP CONSTRAINT kpi_readings_corrected;
ALTER TABLE kpi_readings DROP COLUMN first_value;
ALTER TABLE kpi_readings DROP COLUMN first_unit;
ALTER TABLE kpi_readings ADD CONSTRAINT kpi_readings_corrected CHECK ((corrected_at IS NULL) = (earlier = '[]'));
