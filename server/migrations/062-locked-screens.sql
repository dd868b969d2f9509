-- Whether a push may say what it is about; a locked screen is read by anybody.
ALTER TABLE notification_settings ADD COLUMN push_details boolean NOT NULL DEFAULT false;

-- One's own messages, newest first.
CREATE INDEX prompts_nudges_of_user ON prompts (tenant_id, user_id, sent_at DESC, id DESC) WHERE kind = 'nudge' AND sent_at IS NOT NULL;
