/**
 * L6: a ledger in which all that can happen has happened, sealed; then somebody with every right in the database changes,
 * adds, removes or moves something, and knows how the chain is made: each time it is found.
 *
 *   node proof/l6-tampering.ts      1,000 tamperings     --quick   130     --mutant   copies without a guard have to go red
 */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../server/src/db/pool.ts';
import type { Root } from '../server/src/features/audit/roots.ts';
import { sealTenant } from '../server/src/features/ledger/keep-ledger.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { flags, goal, show } from './support/goal.ts';
import { enterYear } from './support/ledger-crashes.ts';
import { tamperWithLedger } from './support/ledger-tamper.ts';
import { catchMutants } from './support/mutants.ts';

const tamperings = flags.quick ? 130 : 1_000;

async function prove(): Promise<void> {
  await withTestPostgres(async (createDatabase) => {
    const test = await createDatabase();
    const database = openDatabase(test.url, { size: 4 });
    const owner = openDatabase(test.ownerUrl, { size: 2, role: 'regimen_owner' });
    const tenantId = randomUUID();
    await enterYear(database, tenantId, 6, 120);
    const kept: Root[] = [];
    const roots = {
      keep: async (_: string, day: string, end: Root['end']) => {
        kept.push({ day, end });
      },
      list: async () => kept,
    };
    while ((await sealTenant({ database, roots, now: Date.now }, tenantId)) > 0);
    const { transfers, unnoticed, fault } = await tamperWithLedger(owner, tenantId, kept, tamperings);
    if (fault !== null) unnoticed.push(`not sound before anybody touched it: ${fault}`);
    show(unnoticed);
    goal(
      'L6',
      `${tamperings - unnoticed.length}/${tamperings} tamperings found in ${transfers} transfers`,
      '100%',
      unnoticed.length === 0 && transfers > 30,
    );
    await owner.close();
    await database.close();
    await test.drop();
  });
}

if (flags.mutant) {
  const verify = 'server/src/features/ledger/verify-ledger.ts';
  const chain = 'server/src/features/ledger/chain.ts';
  await catchMutants(
    'L6',
    'proof/l6-tampering.ts',
    [
      {
        name: 'hash-not-compared',
        changes: [[verify, 'if (!transfer.hash?.equals(hash))', 'if (transfer.hash === null)']],
      },
      { name: 'lines-not-hashed', changes: [[chain, '...about, each]', '...about]']] },
      {
        name: 'roots-not-asked',
        changes: [[verify, 'if (root && !root.hash.equals(hash))', 'if (root && false)']],
      },
      { name: 'balances-not-summed', changes: [[verify, 'if (off !== undefined)', 'if (off === "")']] },
    ],
    { inTurn: true },
  );
} else await prove();
