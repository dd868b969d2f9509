-- One's own protocols are listed by when they were last changed.
CREATE INDEX protocols_changed ON protocols (tenant_id, owner_id, saved_at DESC, id DESC);
