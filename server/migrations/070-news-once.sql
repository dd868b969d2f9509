-- What news is about, and who caused it where that matters: the newest takes the place of the one that is still unread,
-- so that nobody can fill somebody else's bell. Nothing where each is told by itself, as prompts are.
ALTER TABLE notifications ADD COLUMN about text;
CREATE UNIQUE INDEX notifications_once ON notifications (tenant_id, user_id, kind, about) WHERE read_at IS NULL;
