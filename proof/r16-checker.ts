/**
 * R16: the checker. (a) Defects put into sound protocols are all found, with their code and at their place. (b) On sound
 * protocols nothing is invented. (c) On every small protocol the checker says what the engine itself does when every life
 * in it is lived: what is reached, where it is stuck, what is never taken or read too early, what never ends, and whether
 * a safety rule can be broken.
 *
 *   node proof/r16-checker.ts            all 505,184 small protocols       --quick   some of them
 *   node proof/r16-checker.ts --mutant   takes one rule after another out of a copy of the engine; each has to go red
 *
 * Small are all trees of up to six steps, each step one of four types: one that asks and takes time, one that tells an
 * expert and takes none, a jump to any step, a finish. With these come all that can go wrong: outcomes, what is known,
 * time, circles and ends. Up to three steps every condition stands everywhere, also on branches that others hide;
 * from four on each child can be taken by somebody, and from five on fewer conditions are told apart.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { catchMutants, type Mutant } from '../engine/mutants.ts';
import { check } from '../engine/src/check.ts';
import { examplesIn } from '../engine/src/examples/all.ts';
import { defectsIn } from '../engine/src/testing/defects.ts';
import { allSmallProtocols } from '../engine/src/testing/small-protocols.ts';
import { disagreement } from '../engine/src/testing/small-verdicts.ts';
import { soundProtocol } from '../engine/src/testing/sound-protocols.ts';

const has = (flag: string): boolean => process.argv.includes(flag);
const QUICK_EACH = 401;

const MUTANTS: Mutant[] = [
  {
    name: 'jump-rules-not-followed',
    file: 'steps/check.ts',
    guard: "return [{ ...plain(target ? enter(target, values) : 'stuck'), by: 'jump' }];",
    without: "return [{ ...plain('stuck'), by: 'jump' }];",
  },
  {
    name: 'last-child-wins',
    file: 'check/machine.ts',
    guard: 'held.indexOf(true)',
    without: 'held.lastIndexOf(true)',
  },
  {
    name: 'deadlines-are-kept',
    file: 'steps/asked-check.ts',
    guard: "const failed = ended({ values, result: 'failure', ways, byChoice: ways.every(isChosen) });",
    without: 'const failed: never[] = [];',
  },
  {
    name: 'what-was-answered-is-forgotten',
    file: 'check/measured-values.ts',
    guard: 'next[at + OWN] = index;',
    without: 'next[at + OWN] = 0;',
  },
  {
    name: 'time-is-not-counted',
    file: 'check/safety/worst-time.ts',
    guard: 'worst.set(index, stay(index) + Math.max(0, ...values));',
    without: 'worst.set(index, Math.max(0, ...values));',
  },
  {
    name: 'every-end-is-an-expert',
    file: 'check/safety/worst-time.ts',
    guard: "rule.mustReach === 'expert' && end === 'stuck'",
    without: "rule.mustReach === 'expert'",
  },
  {
    name: 'bands-not-looked-at',
    file: 'check.ts',
    guard: 'bandProblems(protocol, looking)',
    without: '[] as Problem[]',
  },
  {
    name: 'prompts-not-counted',
    file: 'check/prompts.ts',
    guard: 'export const MOST_PROMPTS_A_DAY = 6;',
    without: 'export const MOST_PROMPTS_A_DAY = 600;',
  },
  {
    name: 'empty-pages-are-fine',
    file: 'check/item-contents.ts',
    guard: 'if (isEmpty(item))',
    without: 'if (false)',
  },
  {
    name: 'targets-outside-the-range-are-fine',
    file: 'check/item-contents.ts',
    guard: 'if (holding !== range)',
    without: 'if (false)',
  },
  {
    name: 'any-name-will-do',
    file: 'given-name.ts',
    guard: 'return names.has(bare(name));',
    without: "return name === '';",
  },
  {
    name: 'populations-let-everybody-through',
    file: 'check/eligibility.ts',
    guard: 'fits.join() !== others.join()',
    without: 'fits.length > 0',
  },
  {
    name: 'late-after-the-end-is-fine',
    file: 'check/deadlines.ts',
    guard: 'late < expires',
    without: 'true',
  },
  {
    name: 'too-few-are-enough',
    file: 'check/too-few.ts',
    guard: 'asked >= needed',
    without: 'true',
  },
  {
    name: 'self-harm-is-not-recognised',
    file: 'check/risk-problems.ts',
    guard: 'SELF_HARM.some((pattern) => pattern.test(words))',
    without: 'words === ""',
  },
];

const report = (what: string, target: string, passed: boolean): void => {
  console.log(`GOAL R16 ${what} ${target} ${passed ? 'pass' : 'fail'}`);
  if (!passed) process.exitCode = 1;
};

if (!isMainThread) parentPort?.postMessage(compareSome(workerData as Share));
else if (has('--mutant')) await catchMutants('R16', 'proof/r16-checker.ts', MUTANTS);
else {
  findDefects();
  if (!(process.exitCode && has('--until-red'))) inventNothing();
  if (!(process.exitCode && has('--until-red'))) await compareAll();
}

function findDefects(): void {
  const all = examplesIn('en').flatMap(defectsIn);
  const missed = all.filter(({ protocol, code, place, rules = [] }) => {
    const found = check(protocol, { rules }).filter((problem) => problem.code === code);
    return !found.some(
      ({ node, module, data }) => place === null || node === place || module === place || data.of === place,
    );
  });
  for (const { name, code, place } of missed.slice(0, 8))
    console.log(`  missed: ${name} (${code} at ${place})`);
  const kinds = new Set(all.map(({ name }) => name.split(': ')[1])).size;
  report(
    `${all.length - missed.length}-of-${all.length}-seeded-defects-of-${kinds}-kinds-found`,
    'all,≥60',
    missed.length === 0 && all.length >= 60,
  );
}

function inventNothing(): void {
  const sound = [
    ...examplesIn('en'),
    ...examplesIn('ar'),
    ...Array.from({ length: 64 }, (_, seed) => soundProtocol(seed + 1)),
  ];
  const invented = sound.flatMap((protocol, index) =>
    check(protocol).map(({ id }) => `${index < 16 ? protocol.id : `generated ${index - 15}`}: ${id}`),
  );
  for (const line of invented.slice(0, 8)) console.log(`  invented: ${line}`);
  report(`${invented.length}-invented-on-${sound.length}-sound-protocols`, '0-on-≥40', invented.length === 0);
}

type Share = { part: number; of: number; each: number; untilRed: boolean };
type Compared = { compared: number; all: number; faults: string[] };

async function compareAll(): Promise<void> {
  const each = has('--quick') ? QUICK_EACH : 1;
  const of = has('--quick') ? 1 : Math.max(1, availableParallelism());
  const shares = Array.from(
    { length: of },
    (_, part): Share => ({ part, of, each, untilRed: has('--until-red') }),
  );
  const results = of === 1 ? shares.map(compareSome) : await Promise.all(shares.map(inWorker));
  const faults = results.flatMap((result) => result.faults);
  const compared = results.reduce((sum, result) => sum + result.compared, 0);
  for (const fault of faults.slice(0, 8)) console.log(`  ${fault}`);
  console.log(`${compared} of ${results[0]?.all} small protocols lived through and compared`);
  report(
    `${faults.length}-differences-on-${compared}-protocols-of-up-to-6-steps`,
    '0',
    faults.length === 0 && compared > 0,
  );
}

function inWorker(share: Share): Promise<Compared> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function compareSome({ part, of, each, untilRed }: Share): Compared {
  const faults: string[] = [];
  const times = [59, 60, 119];
  let all = 0;
  let compared = 0;
  for (const { protocol, name } of allSmallProtocols()) {
    const index = all++;
    if (index % each !== 0 || (index / each) % of !== part || (untilRed && faults.length > 0)) continue;
    compared++;
    // With many steps one time for each, in turn.
    const minutes = protocol.nodes.length < 5 ? times : [times[index % times.length] as number];
    const fault = disagreement(protocol, minutes);
    if (fault !== null) faults.push(`${name}\n    ${fault}`);
  }
  return { compared, all, faults };
}
