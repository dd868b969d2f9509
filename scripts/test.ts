import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { root, runNode, runToEnd } from './child.mjs';
import { type Goal, type Kind, runGoals, summarize } from './goals.ts';
import { type FilesRun, withSecondTry } from './second-try.ts';
import { triedAgain } from './starvation.ts';
import { findOnPath, installed } from './system-programs.ts';
import { addCounts, type Counts, countGoodFiles, countTests, failedFiles } from './vitest-counts.ts';
import { ensureWebBuilt } from './web-build.mjs';

// `npm test`, and `npm run check`, which is all of it: every step runs, whatever became of the one before, and what could
// not run counts as failed. `npm test -- --only types,unit` runs some of them.

const modules = join(root, 'node_modules');
const none: Counts = { passed: 0, failed: 0, skipped: 0 };
const one = (passed: boolean): Counts => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

const steps: Record<string, () => Promise<Counts>> = {
  types: async () => {
    const pagesKnown = await runNode([join(modules, '@react-router/dev/bin.cjs'), 'typegen'], {
      cwd: join(root, 'web'),
    });
    let passed = pagesKnown === 0;
    // One after the other: the compiler uses every core by itself, and each takes a gigabyte. More checkers than cores
    // would all work out the contract's types. With the scripts go stories, proofs and measurements.
    const checkers = String(Math.min(4, availableParallelism()));
    for (const part of ['engine', 'contract', 'server', 'web', 'scripts']) {
      const words = ['--noEmit', '-p', part, '--checkers', checkers];
      const code = await runNode([join(modules, 'typescript/bin/tsc'), ...words]);
      if (code !== 0) console.log(`The types of ${part} do not hold.`);
      passed &&= code === 0;
    }
    return one(passed);
  },
  lint: async () =>
    one((await runToEnd(join(modules, '.bin/biome'), ['ci', '--error-on-warnings', '.'])) === 0),
  unit: () => runVitest('!e2e'),
  build: async () => one((await ensureWebBuilt()) === 0),
  proofs: () => countGoals('proof', false),
  stories: async () => {
    const { counts, again } = await withSecondTry(
      () => runFiles('e2e', []),
      (files) => runFiles('e2e', files, ['--maxWorkers=1']),
    );
    neededAgain.push(...again);
    return counts;
  },
  mutants: () => countGoals('proof', true),
  benches: () => countGoals('bench', false),
};
/** They say something of the proofs and of the machine; they are run before work is called done. */
const onlyInCheck = ['mutants', 'benches'];

/** These drive a real browser. */
const stepsWithBrowser = ['proofs', 'mutants', 'benches', 'stories'];

/** Programs of the system's that steps talk to, by their packages; without one they say what they left out. */
const programs: { name: string; from?: string; steps: string[] }[] = [
  { name: 'redis-server', steps: ['unit', 'proofs', 'mutants'] },
  { name: 'hledger', steps: ['mutants'] },
  { name: 'bean-check', from: 'beancount', steps: ['mutants'] },
];

/** Lines about stories that failed at first, said in the end. */
const neededAgain: string[] = [];

interface VitestRun extends FilesRun {
  /** Of files that were good before this run. */
  good: Counts;
}

async function runVitest(project: string): Promise<Counts> {
  const { counts } = await triedAgain(
    async (): Promise<VitestRun> => ({ ...(await runFiles(project, [])), good: none }),
    ({ report }) => failedFiles(report),
    async (before, files) => {
      const { report, counts } = await runFiles(project, files);
      const good = addCounts(before.good, countGoodFiles(before.report ?? ''));
      return { report, good, counts: addCounts(good, counts) };
    },
  );
  return counts;
}

/** All of a project, or some of its files. */
async function runFiles(project: string, files: string[], flags: string[] = []): Promise<FilesRun> {
  const folder = await mkdtemp(join(tmpdir(), 'regimen-report-'));
  const file = join(folder, 'report.json');
  const words = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...flags,
    ...files,
  ];
  const code = await runNode([join(modules, 'vitest/vitest.mjs'), ...words]);
  const report = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  return { report, counts: countTests(report, code) };
}

async function countGoals(kind: Kind, mutant: boolean): Promise<Counts> {
  const flags = { quick: true, mutant };
  const goals: Goal[] = await triedAgain(
    () => runGoals(kind, [], flags),
    (all) => [...new Set(all.filter(({ passed }) => !passed).map(({ id }) => id))],
    async (all, ids) => [...all.filter(({ id }) => !ids.includes(id)), ...(await runGoals(kind, ids, flags))],
  );
  console.log(goals.length > 0 ? `\n${summarize(goals)}` : `There is no script in ${kind}/.`);
  const failed = goals.filter((goal) => !goal.passed).length;
  return { passed: goals.length - failed, failed: goals.length > 0 ? failed : 1, skipped: 0 };
}

function chooseSteps(words: string[]): string[] {
  const [flag, list] = words;
  const all = Object.keys(steps);
  if (flag === '--all') return all;
  if (flag === undefined) return all.filter((name) => !onlyInCheck.includes(name));
  const chosen = flag === '--only' ? (list ?? '').split(',') : [];
  if (chosen.length > 0 && chosen.every((name) => name in steps)) return chosen;
  console.error(`Expected nothing, --all, or --only and some of ${all.join(',')}.`);
  process.exit(1);
}

async function runStep(name: string): Promise<Counts> {
  try {
    return (await steps[name]?.()) ?? one(false);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  }
}

const begunAt = Date.now();
const chosen = chooseSteps(process.argv.slice(2));
const total: Counts = { ...none };
const report: string[] = [];
const add = (name: string, counts: Counts, startedAt: number) => {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const numbers = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  report.push(
    `${counts.failed > 0 ? 'BAD ' : 'ok  '} ${name.padEnd(8)} ${seconds.padStart(6)} s   ${numbers}`,
  );
};

if (chosen.some((name) => stepsWithBrowser.includes(name))) {
  const startedAt = Date.now();
  try {
    process.env.CHROMIUM_PATH = await findBrowser();
  } catch (error) {
    console.error((error as Error).message);
    add('browser', one(false), startedAt);
  }
}
for (const { name, from, steps } of programs)
  if (chosen.some((step) => steps.includes(step)) && (await findOnPath([name])) === undefined)
    await installed(name, from);
for (const name of chosen) {
  console.log(`\n── ${name} ──`);
  const startedAt = Date.now();
  add(name, await runStep(name), startedAt);
}
report.push(...neededAgain.map((words) => `again    ${words}`));
const minutes = ((Date.now() - begunAt) / 60_000).toFixed(1);
console.log(
  `\n${report.join('\n')}\n     together ${minutes.padStart(6)} min\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
