import type pg from 'pg';
import { DatabaseStartError } from './start-error.ts';

/**
 * Three roles, none of which can log in or bypass row-level security: the owner (migrations and the few
 * definer functions), the runtime, and one that only reads. Whoever connects takes one of them on.
 */
export const runtimeRole = 'regimen_app';
export const readerRole = 'regimen_read';
const roles = ['regimen_owner', runtimeRole, readerRole];

/** `runtimeLogin`: who the program logs in as, where that is not the owner. */
export async function prepareRoles(client: pg.Client, runtimeLogin?: string): Promise<void> {
  for (const role of roles) {
    // Roles belong to the whole server: another database of it may have made them a moment ago.
    await client.query(`DO $$ BEGIN CREATE ROLE ${role} NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOCREATEDB;
      EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL; END $$`);
    // Since version 16 whoever makes a role may hand it out, but has to take it on first.
    await grant(client, role, 'CURRENT_USER');
  }
  if (runtimeLogin !== undefined) await grant(client, runtimeRole, pgIdentifier(runtimeLogin));
  await takeOnOwner(client);
}

/** Where it may not be given, whoever needs it is told when they come to use it. */
const grant = (client: pg.Client, role: string, login: string): Promise<unknown> =>
  client.query(`DO $$ BEGIN GRANT ${role} TO ${login};
    EXCEPTION WHEN unique_violation OR insufficient_privilege OR undefined_object THEN NULL; END $$`);

async function takeOnOwner(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ login: string; database: string; there: boolean; owns: boolean }>(
    `SELECT current_user AS login, current_database() AS database, to_regrole('regimen_owner') IS NOT NULL AS there,
       pg_has_role(datdba, 'USAGE') AS owns FROM pg_database WHERE datname = current_database()`,
  );
  const { login, database, there, owns } = rows[0] ?? { login: '', database: '', there: false, owns: false };
  if (!there || !owns)
    throw new DatabaseStartError(
      `The login ${pgIdentifier(login)} may not prepare the database ${pgIdentifier(database)}: that takes its owner, with the right to create roles. Name such a login in DATABASE_OWNER_URL, or let a superuser type this in psql:\n  ALTER DATABASE ${pgIdentifier(database)} OWNER TO ${pgIdentifier(login)}; ALTER ROLE ${pgIdentifier(login)} CREATEROLE;`,
    );
  await client.query(
    `GRANT CREATE, CONNECT, TEMPORARY ON DATABASE ${pgIdentifier(database)} TO regimen_owner`,
  );
  await client.query('GRANT CREATE, USAGE ON SCHEMA public TO regimen_owner');
  try {
    await client.query('SET ROLE regimen_owner');
  } catch (error) {
    throw explainRole(login, 'regimen_owner', error) ?? error;
  }
}

/** Another installation on the same server made the roles: only its owner and superusers can hand them out. */
export function explainRole(
  login: string,
  role: string | undefined,
  error: unknown,
): DatabaseStartError | undefined {
  if (role === undefined || (error as { code?: string }).code !== '42501') return undefined;
  return new DatabaseStartError(
    `The login ${pgIdentifier(login)} may not take on the role ${role}, as which the program works. Let a superuser type this in psql:\n  GRANT ${role} TO ${pgIdentifier(login)};`,
  );
}

/** Run as the owner, after every migration, so that a new table can never be forgotten. */
export async function grantRights(client: pg.Client): Promise<void> {
  await client.query(`
    GRANT USAGE ON SCHEMA public, pgboss TO ${runtimeRole}, ${readerRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${runtimeRole};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${runtimeRole};
    GRANT USAGE ON SCHEMA sandbox TO ${runtimeRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA sandbox TO ${runtimeRole};
    GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${readerRole};
    REVOKE ALL ON TABLE migrations FROM ${runtimeRole}, ${readerRole};
    REVOKE INSERT, DELETE ON TABLE tenants, tenant_domains FROM ${runtimeRole};
    REVOKE UPDATE, DELETE ON TABLE ledger_transfers, ledger_lines, ledger_accounts FROM ${runtimeRole};
    GRANT UPDATE (number, hash) ON TABLE ledger_transfers TO ${runtimeRole};
    GRANT UPDATE (user_id) ON TABLE ledger_accounts TO ${runtimeRole};
    REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, pgboss TO ${runtimeRole}, ${readerRole};
  `);
}

const pgIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
