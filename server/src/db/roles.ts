import type pg from 'pg';

/**
 * Three roles, none of which can log in or bypass row-level security: the owner (migrations and the few
 * definer functions), the runtime, and one that only reads. Whoever connects takes one of them on.
 */
export const runtimeRole = 'regimen_app';
export const readerRole = 'regimen_read';
const roles = ['regimen_owner', runtimeRole, readerRole];

export async function prepareRoles(client: pg.Client): Promise<void> {
  for (const role of roles) {
    // Roles belong to the whole server: another database of it may have made them a moment ago.
    await client.query(`DO $$ BEGIN CREATE ROLE ${role} NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOCREATEDB;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
    // Since version 16 whoever makes a role may hand it out, but has to take it on first.
    await client.query(`DO $$ BEGIN GRANT ${role} TO CURRENT_USER;
      EXCEPTION WHEN unique_violation OR insufficient_privilege THEN NULL; END $$`);
  }
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const database = pgIdentifier(rows[0]?.name ?? '');
  await client.query(`GRANT CREATE, CONNECT, TEMPORARY ON DATABASE ${database} TO regimen_owner`);
  await client.query('GRANT CREATE, USAGE ON SCHEMA public TO regimen_owner');
}

/** Run as the owner, after every migration, so that a new table can never be forgotten. */
export async function grantRights(client: pg.Client): Promise<void> {
  await client.query(`
    GRANT USAGE ON SCHEMA public, pgboss TO ${runtimeRole}, ${readerRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${runtimeRole};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${runtimeRole};
    GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${readerRole};
    REVOKE ALL ON TABLE migrations FROM ${runtimeRole}, ${readerRole};
    REVOKE INSERT, DELETE ON TABLE tenants, tenant_domains FROM ${runtimeRole};
    REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, pgboss TO ${runtimeRole}, ${readerRole};
  `);
}

const pgIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
