-- The dashboard lists some of a site's people: of a hundred thousand, the few it wants are found without reading all.
CREATE INDEX users_suspended ON users (tenant_id, id DESC) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_experts ON users (tenant_id, id DESC) WHERE NOT (roles <@ ARRAY['user', 'patient']);
