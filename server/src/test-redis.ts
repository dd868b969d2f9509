import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const program = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
].find((path) => existsSync(path));
export const hasRedis = program !== undefined;

export interface TestRedis {
  url: string;
  /** Without a goodbye; `start` brings it back, empty. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A real one of the machine's, which keeps nothing. */
export async function openTestRedis(port: number): Promise<TestRedis> {
  let child: ChildProcess | undefined;
  async function start(): Promise<void> {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(program ?? '', words, { stdio: 'ignore' });
    while (!(await answers(port))) await wait(20);
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
