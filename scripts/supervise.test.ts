import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

// Three generations, as with `npm start`: this test, run.mjs, the program.

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'regimen-supervise-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

const module = JSON.stringify(new URL('./supervise.mjs', import.meta.url).href);

/** A program that does what `life` says of each of its starts, the last one again and again. */
async function start(life: string[], timing: object = { firstPauseMs: 40, longestPauseMs: 160 }) {
  const count = join(place, 'starts');
  await writeFile(count, '');
  const program = `
    const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(count)}, 'x');
    const life = ${JSON.stringify(life)};
    const now = life[Math.min(fs.readFileSync(${JSON.stringify(count)}, 'utf8').length, life.length) - 1];
    eval(now);`;
  const starter = `
    import { supervise } from ${module};
    process.exitCode = await supervise(['-e', ${JSON.stringify(program)}], {}, ${JSON.stringify(timing)});`;
  const run: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [run.stdout, run.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  onTestFinished(() => {
    if (run.exitCode === null && run.signalCode === null) run.kill('SIGKILL');
  });
  return {
    run,
    ended: once(run, 'close'),
    said: () => said,
    words: () => said.match(/Regimen ended .*/g) ?? [],
    starts: async () => (await readFile(count, 'utf8')).length,
  };
}

const stays =
  "setInterval(() => {}, 1000); process.on('SIGINT', () => process.exit(0)); console.log('serving')";

async function until(what: string, condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Still waiting for ${what}`);
    await wait(10);
  }
}

test('what ended by itself is started again after a growing pause, and says so', async () => {
  const lives = [
    'process.abort()',
    "process.kill(process.pid, 'SIGKILL')",
    'process.exit(70)',
    'process.exit(1)',
  ];
  const { ended, words, starts } = await start([...lives, 'process.exit(0)']);
  expect(await ended).toEqual([0, null]);
  expect(await starts()).toBe(5);
  expect(words()).toEqual([
    'Regimen ended unexpectedly (out of memory). Starting it again in 0.04 seconds.',
    'Regimen ended unexpectedly (it was killed, perhaps because the machine ran out of memory). Starting it again in 0.08 seconds.',
    'Regimen ended unexpectedly (the reason stands above). Starting it again in 0.16 seconds.',
    'Regimen ended unexpectedly (the reason stands above). Starting it again in 0.16 seconds.',
  ]);
});

test('once it has run well, the pause is short again', async () => {
  const { ended, words } = await start(
    ['process.exit(1)', 'process.exit(1)', 'setTimeout(() => process.exit(1), 700)', 'process.exit(0)'],
    { firstPauseMs: 10, longestPauseMs: 1000, wellAfterMs: 700 },
  );
  await ended;
  expect(words().map((line) => /in ([\d.]+) s/.exec(line)?.[1])).toEqual(['0.01', '0.02', '0.01']);
});

test('what a person has to mend is not tried again', async () => {
  const { ended, words, starts } = await start(['process.exit(1)', 'process.exit(78)']);
  expect(await ended).toEqual([78, null]);
  expect(await starts()).toBe(2);
  expect(words()).toHaveLength(1);
});

test('a first start that failed is not tried again; a later one is', async () => {
  const first = await start(['process.exit(75)']);
  expect(await first.ended).toEqual([75, null]);
  expect(first.words()).toEqual([]);
  const later = await start(['process.exit(1)', 'process.exit(75)', 'process.exit(0)']);
  expect(await later.ended).toEqual([0, null]);
  expect(later.words()[1]).toContain('(it could not start)');
});

test('Ctrl-C stops it while it runs, and at once while it waits', async () => {
  const serving = await start(['process.exit(1)', stays]);
  await until('the second start', () => serving.said().includes('serving'));
  serving.run.kill('SIGINT');
  expect(await serving.ended).toEqual([0, null]);
  expect(await serving.starts()).toBe(2);

  const waiting = await start(['process.exit(1)'], { firstPauseMs: 60_000 });
  await until('the pause', () => waiting.words().length === 1);
  waiting.run.kill('SIGINT');
  expect(await waiting.ended).toEqual([1, null]);
  expect(await waiting.starts()).toBe(1);
});
