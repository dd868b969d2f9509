-- For admins of the platform's own site: which sites there are, newest first, and how large they are. Nobody in them is
-- named. `platform` is the host that the operator says is the platform's own: from any other site nothing is seen.
CREATE FUNCTION list_sites(platform text, beyond uuid, backwards boolean, since timestamptz, most integer)
  RETURNS TABLE (
    id uuid, name text, host text, created_at timestamptz, people integer, joined integer, running integer, seen_at timestamptz
  )
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH sites AS MATERIALIZED (
      SELECT t.id, t.name, t.created_at FROM tenants t
        WHERE EXISTS (SELECT FROM tenant_domains d WHERE d.tenant_id = current_tenant() AND d.host = platform)
          AND (beyond IS NULL OR CASE WHEN backwards THEN t.id > beyond ELSE t.id < beyond END)
        ORDER BY CASE WHEN backwards THEN t.id END, CASE WHEN NOT backwards THEN t.id END DESC LIMIT most
    )
    SELECT s.id, s.name, d.host, s.created_at, u.people, u.joined, e.running, u.seen_at FROM sites s
      LEFT JOIN tenant_domains d ON d.tenant_id = s.id AND d.is_primary
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS people, (count(*) FILTER (WHERE c.created_at >= since))::int AS joined,
            max(c.last_seen_at) AS seen_at
          FROM (
            SELECT created_at, last_seen_at FROM users
              WHERE tenant_id = s.id AND NOT is_temporary AND NOT is_pseudonym LIMIT 100000
          ) c
      ) u
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS running FROM (
          SELECT FROM enrollments WHERE tenant_id = s.id AND status IN ('waiting', 'active', 'paused') LIMIT 100000
        ) c
      ) e
  $$;
