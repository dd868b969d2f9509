-- Whoever is erased leaves no letter with their name and address behind.
ALTER TABLE contact_messages
  DROP CONSTRAINT contact_messages_tenant_id_user_id_fkey,
  ADD CONSTRAINT contact_messages_tenant_id_user_id_fkey
    FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE;
