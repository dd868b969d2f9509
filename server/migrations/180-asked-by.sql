-- Whose question it was, where it is about somebody else: their day's tokens it counts for, and the row stays with whom it is about.
ALTER TABLE ai_exchanges ADD COLUMN asked_by uuid;
ALTER TABLE ai_exchanges
  ADD FOREIGN KEY (tenant_id, asked_by) REFERENCES users ON DELETE SET NULL (asked_by);
CREATE INDEX ai_exchanges_asked_by ON ai_exchanges (tenant_id, asked_by, at) INCLUDE (tokens_in, tokens_out)
  WHERE asked_by IS NOT NULL;
