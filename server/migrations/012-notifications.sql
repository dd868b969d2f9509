-- Waited because its person wished so: quiet hours, welcome hours, the most a day. Such a prompt is not late.
ALTER TABLE prompts ADD COLUMN held_at timestamptz;

-- Some news goes by mail and push too; nothing when that is done or not wanted.
ALTER TABLE notifications ADD COLUMN tell_at timestamptz;
CREATE INDEX notifications_to_tell ON notifications (tenant_id, tell_at) WHERE tell_at IS NOT NULL;
CREATE INDEX notifications_due ON notifications (tell_at) WHERE tell_at IS NOT NULL;
-- What one message told together.
CREATE INDEX prompts_told ON prompts (tenant_id, user_id, sent_at) WHERE sent_at IS NOT NULL;

CREATE POLICY for_definer_functions ON notifications FOR SELECT TO regimen_owner USING (true);
CREATE OR REPLACE FUNCTION list_tenants_with_due_prompts(until timestamptz, most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant_id FROM (SELECT tenant_id FROM prompts WHERE try_at <= until ORDER BY try_at LIMIT most) due
    UNION
    SELECT tenant_id FROM (SELECT tenant_id FROM notifications WHERE tell_at <= until ORDER BY tell_at LIMIT most) news
  $$;
