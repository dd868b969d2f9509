-- Names of built-in items that are near to a wish that nobody understood.
ALTER TABLE wizard_proposals ADD COLUMN near jsonb NOT NULL DEFAULT '[]';
