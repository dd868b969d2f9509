-- What a short-lived link to an upload is signed with: each has its own, so that nothing has to be set up.
ALTER TABLE uploads ADD COLUMN link_key bytea NOT NULL;
