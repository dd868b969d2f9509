-- When somebody's or a room's time is taken, clashes among it, is found by whose it is: the index that keeps it from being
-- taken twice knows nothing of clashes, and what they have to do with each other is asked whenever a seat is given back.
CREATE INDEX occupancy_of_resource ON occupancy (tenant_id, resource);
CREATE INDEX occupancy_clashes ON occupancy (tenant_id) WHERE clashes;
CREATE INDEX sessions_booked_clashes ON sessions_booked (tenant_id) WHERE clash_at IS NOT NULL;
