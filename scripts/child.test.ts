import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

// Three generations, as with `npm start`: this test, run.mjs, the program.

/** Says what reaches it, and ends with code 7 a moment after the first signal. */
const program = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log(signal);
    setTimeout(() => process.exit(7), 300);
  });
  console.log('pid ' + process.pid);
  setInterval(() => {}, 1000);
`;
const childModule = JSON.stringify(new URL('./child.mjs', import.meta.url).href);
const starter = `
  import { runNode } from ${childModule};
  process.exitCode = await runNode(['-e', ${JSON.stringify(program)}]);
`;

async function start(command = process.execPath, words = ['--input-type=module', '-e', starter]) {
  const run: ChildProcess = spawn(command, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const said: string[] = [];
  run.stdout?.setEncoding('utf8').on('data', (text: string) => said.push(...text.trim().split('\n')));
  const until = async (what: string, condition: () => boolean) => {
    const deadline = Date.now() + 10_000;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`Still waiting for ${what}; heard ${said}`);
      await wait(20);
    }
  };
  await until('the program', () => said.length > 0);
  const pid = Number(said[0]?.slice(4));
  onTestFinished(() => {
    for (const each of [run.pid, pid]) if (each && isAlive(each)) process.kill(each, 'SIGKILL');
  });
  return { run, said, until, pid };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('Ctrl-C reaches the program once, however often it is delivered, and its exit code comes back', async () => {
  const { run, said } = await start();
  const exit = once(run, 'close');
  process.kill(-(run.pid ?? 0), 'SIGINT');
  run.kill('SIGINT');
  run.kill('SIGTERM');
  expect(await exit).toEqual([7, null]);
  // Which of those sent at once is heard first is the system's affair.
  expect(said.slice(1)).toEqual([expect.stringMatching(/^SIG(INT|TERM)$/)]);
});

test('it reaches every one of several programs that run at the same time', async () => {
  const two = starter.replace(/process\.exitCode = await (.*);/s, 'await Promise.all([$1, $1]);');
  const { run, said, until } = await start(process.execPath, ['--input-type=module', '-e', two]);
  await until('the second program', () => said.length === 2);
  const exit = once(run, 'close');
  run.kill('SIGINT');
  expect(await exit).toEqual([0, null]);
  expect(said.slice(2)).toEqual(['SIGINT', 'SIGINT']);
});

test('a closed terminal stops the program as well', async () => {
  const { run, said } = await start();
  const exit = once(run, 'close');
  run.kill('SIGHUP');
  expect(await exit).toEqual([7, null]);
  expect(said.slice(1)).toEqual(['SIGTERM']);
});

test('a program whose starter was killed stops by itself', async () => {
  const { run, said, until, pid } = await start();
  run.kill('SIGKILL');
  await until('SIGTERM', () => said.includes('SIGTERM'));
  await until('the end', () => !isAlive(pid));
});

test.runIf(process.platform === 'linux')(
  'a killed npm takes the program along, through the shell between them',
  async () => {
    // The first shell stands for npm. The colons keep both from making way for their last command.
    const npm = 'sh -c \'"$0" "$@"; :\' "$0" "$@"; :';
    const { run, said, until, pid } = await start('sh', [
      '-c',
      npm,
      process.execPath,
      '--input-type=module',
      '-e',
      starter,
    ]);
    run.kill('SIGKILL');
    await until('SIGTERM', () => said.includes('SIGTERM'));
    await until('the end', () => !isAlive(pid));
  },
);
