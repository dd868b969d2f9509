import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type AdminRole, adminRoles } from '@regimen/contract/admin-roles.ts';
import * as field from '@regimen/contract/fields.ts';
import { startPostgres, urlOfRunning } from './db/embedded.ts';
import { openDatabase } from './db/pool.ts';
import { findTenantIdByHost } from './db/tenant-queries.ts';
import { adminLinkHours, inviteAdmin } from './features/dashboard/invite-admin.ts';
import type { Settings } from './settings.ts';

/**
 * `npm run admin:create -- --email … --name … --role … --host …`: makes an admin of one site and prints the link by
 * which they set a password. Whoever is one already begins anew with it. Goes beside a program that runs, as
 * `audit:verify` does. What is not given is asked for.
 */
export async function createAdmin(
  { databaseUrl, dataDir, appUrl }: Settings,
  given: string[],
): Promise<number> {
  const wanted = await readWanted(given);
  if (!wanted) {
    console.error(
      `Say whom: npm run admin:create -- --email ada@example.org --name "Ada" --role ${adminRoles.join('|')} --host localhost`,
    );
    return 1;
  }
  const folder = join(dataDir, 'postgres');
  const running = databaseUrl ?? (await urlOfRunning(folder));
  const started = running === undefined ? await startPostgres({ dataDir: folder }) : undefined;
  const database = openDatabase(running ?? (started?.url as string));
  try {
    const tenantId = await findTenantIdByHost(database, wanted.host);
    if (!tenantId) {
      console.error(`No site has the host ${wanted.host}.`);
      return 1;
    }
    const { token } = await database.tx(tenantId, (tx) => inviteAdmin(tx, wanted, new Date()));
    const link = new URL(`/dashboard/login?token=${token}`, appUrl);
    link.hostname = wanted.host;
    console.log(`\n${wanted.email} is ${wanted.role} of ${wanted.host}.`);
    console.log(`Set a password within ${adminLinkHours} hours, once:\n\n  ${link}\n`);
    return 0;
  } finally {
    await database.close();
    await started?.stop();
  }
}

interface Wanted {
  email: string;
  fullName: string;
  role: AdminRole;
  host: string;
}

async function readWanted(given: string[]): Promise<Wanted | undefined> {
  const text = { type: 'string' } as const;
  const options = { email: text, name: text, role: text, host: text };
  const { values } = parseArgs({ args: given, options, allowPositionals: true, strict: false });
  const asking = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
  const ask = async (name: keyof typeof options, question: string, byDefault = ''): Promise<string> => {
    const said = values[name];
    if (typeof said === 'string') return said.trim();
    return (await asking?.question(`${question}${byDefault && ` [${byDefault}]`}: `))?.trim() || byDefault;
  };
  try {
    const email = field.email.safeParse(await ask('email', 'Email'));
    const fullName = field.fullName.safeParse(await ask('name', 'Name', email.data?.split('@')[0]));
    const role = await ask('role', `Role (${adminRoles.join(', ')})`, 'owner');
    const host = await ask('host', 'Host of the site', 'localhost');
    const known = adminRoles.find((each) => each === role);
    return email.success && fullName.success && known
      ? { email: email.data, fullName: fullName.data, role: known, host }
      : undefined;
  } finally {
    asking?.close();
  }
}
