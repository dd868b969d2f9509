import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunAs } from './embedded-binaries.ts';
import { cleanEnvironment, exists } from './embedded-cluster.ts';
import { findProcessCommand } from './embedded-process.ts';

export type Running = {
  server: ChildProcess;
  /** Settles when the server and all its backends are gone, with what it said last. */
  ended: Promise<string>;
  /** Tells the watchdog that the server is gone already. */
  release(): void;
};

export const stopLimitMs = 30_000;

export function launch(
  binaries: string,
  cluster: string,
  port: number,
  runAs: RunAs,
  options: { log?: (line: string) => void; durable?: boolean },
): Running {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    // Nothing replicates from this server, so the log need not carry what replication wants.
    wal_level: 'minimal',
    max_wal_senders: 0,
    huge_pages: 'off',
    jit: 'off',
    // Parallel workers need shared memory that small containers do not have.
    max_parallel_workers_per_gather: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // An error names the values that caused it, which may be somebody's data; the caller gets it anyway.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    ...(options.durable === false && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl-C in a terminal reaches every process of the group, and the database must go last.
  const shared = { ...runAs, cwd: cluster, env: cleanEnvironment, detached: true };
  const server = spawn(join(binaries, 'bin', 'postgres'), ['-D', cluster, ...words], {
    ...shared,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const watchdog = spawn('/bin/sh', ['-c', watchdogScript, 'regimen-watchdog', String(server.pid)], {
    ...shared,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.stdin?.on('error', () => {});

  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
    for (const line of text.split('\n')) if (line) options.log?.(line);
  });
  const ended = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('close', (code, signal) =>
      resolve(`${said}PostgreSQL ended with ${signal ?? `code ${code}`}.`),
    );
  });
  return { server, ended, release: () => void watchdog.stdin?.end('done\n') };
}

/** A line means that all is well; the end of the pipe without one, that the parent is gone. */
const watchdogScript = `
read line && exit 0
kill -INT "$1" || exit 0
for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  kill -0 "$1" || exit 0
  sleep 1
done
kill -QUIT "$1"
`;

/** A server that outlived its parent is asked to stop; a file that names some other process is put right. */
export async function stopOrphan(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!(await exists(file))) return;
  const content = await readFile(file, 'utf8');
  const [first] = content.split('\n');
  const pid = Number(first);
  const isOurs = () => {
    const command = findProcessCommand(pid);
    return Boolean(command?.[0]?.endsWith('postgres') && command.includes(cluster));
  };
  const startedAt = Date.now();
  for (let signal: NodeJS.Signals = 'SIGINT'; isOurs(); ) {
    process.kill(pid, signal);
    await wait(100);
    if (Date.now() - startedAt > stopLimitMs) signal = 'SIGQUIT';
    if (Date.now() - startedAt > 2 * stopLimitMs)
      throw new Error(`PostgreSQL, process ${pid}, does not stop.`);
  }
  // PostgreSQL would not start while any process of this user has that number. The file stays, because its
  // other lines let it see backends that are still attached; our own number is one it passes over.
  if (await exists(file)) await writeFile(file, content.replace(/^\d+/, String(process.pid)));
}
