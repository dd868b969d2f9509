/**
 * R31: nothing that a person sends stops the product for others. The product runs as a process, web and worker in one;
 * somebody asks it from outside every 20 ms whether it is there. Meanwhile every call of the contract is sent the largest
 * it accepts, about objects as large as they may be; then what somebody would send who knows the source: protocols that
 * are costly to check, files that are costly to read, records of years, forty simulations. Never does /healthz take more
 * than a second, the process is the same at the end, and somebody of another tenant is answered as if nothing had been.
 *
 *   node proof/r31-costliest-input.ts            all of it, with the longest that the main thread worked in one go (at most 50 ms)
 *   node proof/r31-costliest-input.ts --quick    smaller objects, and some of the storms
 *   node proof/r31-costliest-input.ts --mutant   takes the guards out of a copy of the product; each has to go red
 */
import type { Call } from '@regimen/contract/call.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { openWorld, type World } from '../server/src/test-world.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { enlarge, type Size } from './support/r31-large.ts';
import { bodiesFor, longestPages } from './support/r31-largest.ts';
import { type Product, startProduct } from './support/r31-product.ts';
import { stormsOn } from './support/r31-storms.ts';
import { allCalls, callerFor, objectFor, prepare } from './support/sweep.ts';

const size: Size = flags.quick ? { steps: 400, entries: 500 } : { steps: 2_000, entries: 20_000 };
/** Milliseconds of the main thread. The quick form runs beside others: 53 seen, and 1,500 with the first mutant. */
const mostWork = flags.quick ? 150 : 50;
/** What is asked of the checker in the quick form; the rest is the same in other sizes. */
const quickStorms = [
  'too large to check',
  'publish thresholds',
  'imports',
  'a body in single bytes',
  'thousands of requests ahead of their answers',
  'bodies in single bytes that nobody reads',
  'long bodies that end at the same moment',
  'a long record',
  'exports that are hung up on, beside somebody of another tenant',
  'lists of long rows',
  'forty simulations beside a small one',
];

interface Taken {
  name: string;
  ms: number;
}

/** Pictures and papers are made anew in processes of their own, and R15 looks at those. */
async function sendLargest(world: World, product: Product, key: string, call: Call): Promise<string | null> {
  const state = call.access.states.at(-1) ?? 'registered';
  const caller = await callerFor(world, call, state);
  const names = await objectFor(world, call, caller);
  await world.runtime.tx(world.here.id, (tx) => enlarge(tx, names, size));
  const { method, url, body, headers } = await prepare(world, key, call, names);
  for (const each of call.body ? bodiesFor(call, body) : [undefined]) {
    const answer = await product.send(caller, method, longestPages(call, url), each, headers);
    if (answer.status >= 500)
      return `${key} was answered with ${answer.status}: ${answer.body.slice(0, 200)}`;
    if (answer.status < 300) return null;
  }
  return `${key} took neither the largest nor its example`;
}

async function watch(world: World, product: Product): Promise<void> {
  const faults: string[] = [];
  const taken: Taken[] = [];
  const unsent: string[] = [];
  let slowest: Taken = { name: 'nothing', ms: 0 };
  const during = async (name: string, work: () => Promise<void>) => {
    await product.longestWork();
    await product.seen();
    await work();
    const { slowest: ms } = await product.seen();
    taken.push({ name, ms: await product.longestWork() });
    if (ms > slowest.ms) slowest = { name, ms };
  };
  const isRed = () =>
    flags.untilRed &&
    (slowest.ms > 1_000 || faults.length > 0 || product.hasEnded() || taken.some(({ ms }) => ms > mostWork));
  const storms = stormsOn(world, product, size).filter(
    ({ name }) => !flags.quick || quickStorms.includes(name),
  );
  for (const { name, run } of storms) {
    if (isRed()) break;
    await during(name, async () => {
      faults.push(...(await run().catch((error: Error) => [`${name}: ${error.message}`])));
    });
  }
  let covered = 0;
  for (const [key, call] of allCalls) {
    if (isRed() || product.hasEnded()) break;
    await during(key, async () => {
      const fault = await sendLargest(world, product, key, call).catch(
        ({ message }: Error) => `${key}: ${message}`,
      );
      covered++;
      if (fault) (fault.includes('neither') ? unsent : faults).push(fault);
    });
  }
  const other = await world.add(world.there);
  const from = performance.now();
  // One that does not answer at all is the reddest.
  const answer = product.hasEnded()
    ? null
    : await product.send(other, 'GET', '/api/user/get-data').catch(() => null);
  const afterMs = Math.round(performance.now() - from);

  show(faults);
  show(unsent);
  const longest = taken.toSorted((a, b) => b.ms - a.ms);
  const tell = flags.quick ? 5 : 25;
  for (const { name, ms } of longest.slice(0, tell))
    console.log(`  ${Math.round(ms)} ms of the main thread: ${name}`);
  goal(
    'R31',
    `slowest-healthz ${Math.round(slowest.ms)}ms (${slowest.name})`,
    '≤1000ms',
    slowest.ms <= 1_000,
  );
  goal(
    'R31',
    `${covered - unsent.length}-of-${allCalls.length}-calls`,
    'all',
    covered - unsent.length === allCalls.length,
  );
  goal('R31', `${faults.length}-wrong-answers`, '0', faults.length === 0);
  goal(
    'R31',
    `same-process-and-others-answered-in ${afterMs}ms`,
    '≤1000ms',
    answer?.status === 200 && afterMs <= 1_000,
  );
  // Of its own work, so that it says little about how busy the machine is; the bar for each call is the full form's.
  const isCall = ({ name }: Taken) => allCalls.some(([key]) => key === name);
  const target = flags.quick ? `≤${mostWork}ms(quick,full≤50)` : `≤${mostWork}ms`;
  const say = (what: string, { name, ms }: Taken) =>
    goal('R31', `longest-main-thread-of-${what} ${Math.round(ms)}ms (${name})`, target, ms <= mostWork);
  const none = { name: 'none', ms: 0 };
  const ofCall = longest.find(isCall) ?? none;
  say('a-call', ofCall);
  say('a-storm', longest.find((one) => !isCall(one)) ?? none);
}

if (flags.mutant)
  await catchMutants(
    'R31',
    'proof/r31-costliest-input.ts',
    [
      {
        name: 'checked-on-the-main-thread',
        changes: [
          [
            'server/src/threads/on-thread.ts',
            'const thread = idle.shift() ?? new Thread();',
            "if (piece.name === 'check-parts') return threadWork['check-parts'].run(piece.input as never);\n  const thread = idle.shift() ?? new Thread();",
          ],
        ],
      },
      {
        name: 'no-bound-of-states',
        changes: [['engine/src/check/effort.ts', 'if (this.left < 0) throw new TooLarge();', '']],
      },
      {
        name: 'bodies-of-any-density',
        changes: [['server/src/http/json-size.ts', 'if (values > most)', 'if (values > 1e9 * most)']],
      },
      {
        name: 'requests-ahead-without-end',
        changes: [['server/src/http/guard-parser.ts', 'const mostAhead = 3;', 'const mostAhead = 1e9;']],
      },
      {
        name: 'crumbs-without-end',
        changes: [['server/src/http/guard-parser.ts', 'const fewChunks = 300;', 'const fewChunks = 1e9;']],
      },
      {
        name: 'connections-for-whoever-takes-them',
        changes: [
          [
            'server/src/scope.ts',
            'asker ? this.#parts.database.share.run(this.tenant.id, asker, work) : work()',
            'work()',
          ],
        ],
      },
      {
        name: 'pages-of-any-length',
        changes: [
          [
            'server/src/paging.ts',
            'export const longestPage = 1_000_000;',
            'export const longestPage = 1e12;',
          ],
        ],
      },
      {
        name: 'one-line-for-all',
        changes: [['server/src/jobs/boss.ts', 'longJobs.has(name) ? long : short', 'short']],
      },
    ],
    { inTurn: true },
  );
else
  await withTestPostgres(async (createDatabase) => {
    const database = await createDatabase();
    const world = await openWorld({ database });
    const product = await startProduct(database.url, world.filesDir);
    try {
      await watch(world, product);
    } finally {
      product.stop();
      await world.close();
      await database.drop();
    }
  });
