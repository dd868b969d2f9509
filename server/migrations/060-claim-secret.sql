-- What the salts of claims are made with: the same form gets the same salt, and nobody can work it out beforehand.
ALTER TABLE tenants ADD COLUMN claim_secret bytea NOT NULL
  DEFAULT decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
