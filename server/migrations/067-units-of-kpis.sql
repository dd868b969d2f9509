-- Readings of a KPI are one series over all versions of it. A value says its unit, since the next version may measure
-- in another one; and a published KPI says in which unit it was published, so that none is left without a conversion.
ALTER TABLE kpi_readings ADD COLUMN unit text;
ALTER TABLE version_uses ADD COLUMN unit text;

-- Until now a value was in the unit of the version that its person follows. The owner's hands are bound by FORCE until then.
ALTER TABLE kpi_readings NO FORCE ROW LEVEL SECURITY;
ALTER TABLE version_uses NO FORCE ROW LEVEL SECURITY;
ALTER TABLE program_versions NO FORCE ROW LEVEL SECURITY;
ALTER TABLE enrollments NO FORCE ROW LEVEL SECURITY;
CREATE TEMPORARY TABLE published_kpis ON COMMIT DROP AS
  SELECT DISTINCT ON (v.tenant_id, v.id, item.key) v.tenant_id, v.program_id, v.id AS version_id, v.number,
      item.key AS kpi, item.value ->> 'unit' AS unit
    FROM program_versions v, jsonb_array_elements(v.content::jsonb -> 'protocols') part,
      jsonb_each(part -> 'protocol' -> 'items') item
    WHERE item.value ->> 'kind' = 'kpi';
UPDATE version_uses u SET unit = k.unit FROM published_kpis k
  WHERE k.tenant_id = u.tenant_id AND k.version_id = u.version_id AND u.kind = 'item' AND k.kpi = u.object_id::text;
UPDATE kpi_readings r SET unit = k.unit FROM enrollments e, published_kpis k
  WHERE e.tenant_id = r.tenant_id AND e.id = r.enrollment_id AND k.tenant_id = e.tenant_id
    AND k.version_id = e.version_id AND k.kpi = r.kpi;
-- Of a KPI that only an earlier version had: as it was last published.
UPDATE kpi_readings r SET unit = (
    SELECT k.unit FROM published_kpis k JOIN enrollments e ON e.tenant_id = k.tenant_id AND e.program_id = k.program_id
      WHERE e.tenant_id = r.tenant_id AND e.id = r.enrollment_id AND k.kpi = r.kpi ORDER BY k.number DESC LIMIT 1)
  WHERE unit IS NULL;
UPDATE kpi_readings SET unit = given_unit WHERE unit IS NULL;
ALTER TABLE kpi_readings FORCE ROW LEVEL SECURITY;
ALTER TABLE version_uses FORCE ROW LEVEL SECURITY;
ALTER TABLE program_versions FORCE ROW LEVEL SECURITY;
ALTER TABLE enrollments FORCE ROW LEVEL SECURITY;
ALTER TABLE kpi_readings ALTER COLUMN unit SET NOT NULL;
