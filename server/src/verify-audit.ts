import { join } from 'node:path';
import { startPostgres, urlOfRunning } from './db/embedded.ts';
import { openDatabase } from './db/pool.ts';
import { listTenantIds } from './db/tenant-queries.ts';
import { rootsIn } from './features/audit/roots.ts';
import { verifyAudit } from './features/audit/verify.ts';
import { verifyLedger } from './features/ledger/verify-ledger.ts';
import { localFiles } from './providers/files.ts';
import type { Settings } from './settings.ts';

/**
 * `npm run audit:verify`: whether anybody changed or removed an entry of the audit, or a transfer of the ledger, after it
 * was sealed, as the code that the process ends with. Goes beside a program that runs; where none does, the built-in database is started for
 * as long as it takes.
 */
export async function verifyAudits({ databaseUrl, dataDir }: Settings): Promise<number> {
  const folder = join(dataDir, 'postgres');
  const running = databaseUrl ?? (await urlOfRunning(folder));
  const started = running === undefined ? await startPostgres({ dataDir: folder }) : undefined;
  const database = openDatabase(running ?? (started?.url as string));
  const files = localFiles(join(dataDir, 'files'));
  const [roots, ledgerRoots] = [rootsIn(files), rootsIn(files, 'ledger')];
  try {
    let broken = 0;
    for (const id of await listTenantIds(database)) {
      const kept = await roots.list(id);
      const { entries, fault } = await database.read(id, (tx) => verifyAudit(tx, kept));
      const days = `${kept.length} ${kept.length === 1 ? 'day' : 'days'} kept outside`;
      console.log(
        `${id}: ${fault === null ? `sound, ${entries} entries, ${days}` : `BROKEN at entry ${fault}`}`,
      );
      if (fault !== null) broken++;
      const posted = await ledgerRoots.list(id);
      const ledger = await database.read(id, (tx) => verifyLedger(tx, posted));
      const state =
        ledger.fault === null ? `sound, ${ledger.transfers} transfers` : `BROKEN at transfer ${ledger.fault}`;
      console.log(`${id}, ledger: ${state}`);
      if (ledger.fault !== null) broken++;
    }
    console.log(broken === 0 ? 'Nothing was changed or removed.' : `Broken chains: ${broken}.`);
    return broken === 0 ? 0 : 1;
  } finally {
    await database.close();
    await started?.stop();
  }
}
