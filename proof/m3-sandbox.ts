/**
 * M3: the official Stripe SDK, by the product's own client, drives every state that the sandbox can be in, with the sandbox
 * on PostgreSQL. Stripe itself cannot be reached from a proof, so what is shown is that the SDK understands the sandbox.
 *
 *   node proof/m3-sandbox.ts       --mutant   copies without a guard have to go red
 */
import { openDatabase } from '../server/src/db/pool.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { billingStates } from './support/sandbox-billing-states.ts';
import { moneyStates } from './support/sandbox-money-states.ts';
import { sandboxMutants } from './support/sandbox-mutants.ts';
import { paymentStates } from './support/sandbox-payment-states.ts';
import { openSandboxPlace } from './support/sandbox-place.ts';
import { wireStates } from './support/sandbox-wire-states.ts';

const states = Object.entries({ ...paymentStates, ...moneyStates, ...billingStates, ...wireStates });

async function prove(): Promise<void> {
  const faults: string[] = [];
  await withTestPostgres(async (createDatabase) => {
    const test = await createDatabase();
    const database = openDatabase(test.url, { size: 4 });
    for (const [name, drive] of states) {
      // Each has a sandbox of its own: one moves clocks, another loses events.
      const place = await openSandboxPlace(database, test.url);
      await drive(place).catch((error: Error) => faults.push(`${name}: ${error.message}`));
      await place.close();
      if (flags.untilRed && faults.length > 0) break;
    }
    await database.close();
    await test.drop();
  });
  show(faults);
  goal(
    'M3',
    `${states.length - faults.length} of ${states.length} states driven by the SDK`,
    'all',
    faults.length === 0,
  );
}

if (flags.mutant) await catchMutants('M3', 'proof/m3-sandbox.ts', sandboxMutants);
else {
  await prove();
  // A state that fails may leave a sandbox open.
  process.exit();
}
