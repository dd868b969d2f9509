-- Facts that somebody keeps from their programs and the experts of these.
ALTER TABLE own_profiles ADD COLUMN withheld text[] NOT NULL DEFAULT '{}'
  CHECK (withheld <@ ARRAY['birthday', 'sex', 'conditions', 'height', 'weight', 'medication', 'allergies']);

-- Whoever filled these in before was told that no program and no expert would see them: that holds until they say so.
ALTER TABLE own_profiles NO FORCE ROW LEVEL SECURITY;
ALTER TABLE health_facts NO FORCE ROW LEVEL SECURITY;
INSERT INTO own_profiles (tenant_id, user_id, withheld)
  SELECT tenant_id, user_id, array_remove(ARRAY[
    CASE WHEN conditions <> '{}' THEN 'conditions' END,
    CASE WHEN height_cm IS NOT NULL THEN 'height' END,
    CASE WHEN weight_kg IS NOT NULL THEN 'weight' END,
    CASE WHEN medication <> '' THEN 'medication' END,
    CASE WHEN allergies <> '' THEN 'allergies' END], NULL)
  FROM health_facts
  ON CONFLICT (tenant_id, user_id) DO UPDATE SET withheld = excluded.withheld;
ALTER TABLE own_profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE health_facts FORCE ROW LEVEL SECURITY;
