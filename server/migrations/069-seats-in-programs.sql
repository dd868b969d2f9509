-- Who works on a program: those with a seat on one of its protocols, as far as both have the same owner. What the owner of
-- somebody else's protocol gives to others is no seat in a program that was made of it.
CREATE VIEW program_members WITH (security_invoker = true) AS
SELECT g.tenant_id, g.id AS program_id, m.user_id, m.permission
FROM programs g
JOIN program_protocols c ON c.tenant_id = g.tenant_id AND c.program_id = g.id
JOIN protocols p ON p.tenant_id = c.tenant_id AND p.id = c.protocol_id AND p.owner_id = g.owner_id
JOIN protocol_members m ON m.tenant_id = p.tenant_id AND m.protocol_id = p.id;
