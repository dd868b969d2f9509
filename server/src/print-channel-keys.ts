import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres, urlOfRunning } from './db/embedded.ts';
import { openDatabase } from './db/pool.ts';
import { findTenantIdByHost } from './db/tenant-queries.ts';
import { createChannelKeys } from './providers/channel-keys.ts';
import { openVault, vaultKey } from './providers/vault.ts';
import type { Settings } from './settings.ts';

/**
 * `npm run realtime:keys -- --host …`: what one of Pusher's server libraries needs to send to a site's channels. The
 * secret is printed here and nowhere else. Goes beside a program that runs, as `audit:verify` does.
 */
export async function printChannelKeys(settings: Settings, given: string[]): Promise<number> {
  const options = { host: { type: 'string' } } as const;
  const { values } = parseArgs({ args: given, options, allowPositionals: true, strict: false });
  const host = String(values.host ?? 'localhost');
  const folder = join(settings.dataDir, 'postgres');
  const running = settings.databaseUrl ?? (await urlOfRunning(folder));
  const started = running === undefined ? await startPostgres({ dataDir: folder }) : undefined;
  const database = openDatabase(running ?? (started?.url as string));
  try {
    const tenantId = await findTenantIdByHost(database, host);
    if (!tenantId) {
      console.error(`No site has the host ${host}.`);
      return 1;
    }
    const vault = openVault(await vaultKey(settings.vaultKey, settings.dataDir));
    const { id, key, secret } = createChannelKeys(vault).of(tenantId);
    console.log(
      `\nReal-time channels of ${host}:\n\n  app id  ${id}\n  key     ${key}\n  secret  ${secret}\n`,
    );
    console.log('Whoever has the secret can send to every channel of the site.');
    return 0;
  } finally {
    await database.close();
    await started?.stop();
  }
}
