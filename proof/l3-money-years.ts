/**
 * L3: years of sales, splits, refunds, disputes and payouts with all that gateways and people do wrong, on the ledger's
 * decisions, judged after every command by lines alone; and some of them in the database while its connections are cut and
 * answers are lost, where they have to end in the very same books.
 *
 *   node proof/l3-money-years.ts            10,000 years, 100 in the database     --quick   150 years, 2 in the database
 *   node proof/l3-money-years.ts --mutant   takes one guard after another out of a copy; each has to go red
 */
import { flags, goal, show } from './support/goal.ts';
import { Judge } from './support/ledger-judge.ts';
import { moneyMutants } from './support/ledger-mutants.ts';
import { liveYear } from './support/ledger-year.ts';
import { catchMutants } from './support/mutants.ts';

const years = flags.quick ? 150 : 10_000;
const inDatabase = flags.quick ? 2 : 100;
const events = flags.quick ? 120 : 200;

if (flags.mutant) await catchMutants('L3', 'proof/l3-money-years.ts', moneyMutants, { inTurn: true });
else await prove();

async function prove(): Promise<void> {
  const faults: string[] = [];
  let commands = 0;
  let refused = 0;
  for (let seed = 1; seed <= years && !(flags.untilRed && faults.length > 0); seed++) {
    const judge = new Judge(seed);
    liveYear(seed, events, (said, book) => {
      commands++;
      if ('refused' in said.answer) refused++;
      judge.hear(said, book);
    });
    judge.end();
    faults.push(...judge.faults.slice(0, 3));
  }
  show(faults);
  goal(
    'L3',
    `${years} years, ${commands} commands, ${refused} refused, ${faults.length} faults`,
    '0',
    faults.length === 0,
  );
  if (flags.untilRed && faults.length > 0) return;
  const { liveInDatabase } = await import('./support/ledger-crashes.ts');
  const { entered, crashes, faults: found } = await liveInDatabase(inDatabase, events);
  show(found);
  goal(
    'L3',
    `${inDatabase} years in the database, ${entered} transfers, ${crashes} crashes, ${found.length} faults`,
    '0',
    found.length === 0 && crashes > 0,
  );
}
