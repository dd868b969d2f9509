-- Why a prompt was held, told as it was, or never told: what the arbiter saw when it decided.
ALTER TABLE prompts ADD COLUMN why jsonb;
