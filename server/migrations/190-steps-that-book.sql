-- A published version keeps the services that its steps book from being deleted.
ALTER TABLE version_uses DROP CONSTRAINT version_uses_kind_check;
ALTER TABLE version_uses ADD CONSTRAINT version_uses_kind_check
  CHECK (kind IN ('item', 'protocol', 'category', 'service'));
