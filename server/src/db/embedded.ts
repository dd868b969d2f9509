import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { getBinaries, type RunAs } from './embedded-binaries.ts';
import { lockFolder } from './embedded-lock.ts';
import { findProcessCommand } from './embedded-process.ts';

// A PostgreSQL server of our own, for a machine that has none. Rules:
// [1] One process owns a data folder; a second one is told who has it.
// [2] The server ends with its parent, whatever way the parent ends: a watchdog sees the pipe close.
// [3] Whatever a kill left behind (locks, a half-made cluster, a server without parent) never stops the next start.
// [4] Only a server that runs on this very data folder is ever signalled.
// [5] It listens on the loopback address only and asks for a random password.

export type EmbeddedPostgres = {
  /** Superuser, database `regimen`. */
  url: string;
  /** Fast shutdown: open transactions are rolled back, what was committed is kept. */
  stop(): Promise<void>;
  /** Settles when the server has ended; with a reason when nobody had asked it to. */
  ended: Promise<string | undefined>;
};

type Options = {
  /** A folder of its own; made when missing. */
  dataDir: string;
  log?: (line: string) => void;
  /** False only where losing the data costs nothing: tests and measurements. */
  durable?: boolean;
};

type Secrets = { password: string; port: number };
type Running = { server: ChildProcess; ended: Promise<string>; release(): void };

const superuser = 'regimen_admin';
const database = 'regimen';
const startLimitMs = 120_000;
const stopLimitMs = 30_000;

export async function startPostgres(options: Options): Promise<EmbeddedPostgres> {
  const runAs = await findRunAs();
  const folder = await makeFolder(options.dataDir, runAs);
  const unlock = await lockFolder(folder);
  try {
    const cluster = join(folder, 'cluster');
    await stopOrphan(cluster);
    const binaries = await getBinaries(folder, runAs);
    const secrets = await readSecrets(folder);
    await makeCluster(binaries, folder, secrets, runAs, options.log);
    const { running, url } = await startServer(binaries, folder, secrets, runAs, options);

    let asked = false;
    const ended = running.ended.then(async (reason) => {
      running.release();
      await unlock();
      return asked ? undefined : reason;
    });
    const stop = async () => {
      asked = true;
      running.server.kill('SIGINT');
      const late = setTimeout(() => running.server.kill('SIGQUIT'), stopLimitMs);
      await ended;
      clearTimeout(late);
    };
    return { url, stop, ended };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function findRunAs(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return undefined;
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

async function makeFolder(dataDir: string, runAs: RunAs): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const folder = await realpath(dataDir);
  await chmod(folder, runAs ? 0o711 : 0o700);
  if (!runAs) return folder;
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const { mode, uid } = await stat(at);
    if (mode & 0o001 || (uid === runAs.uid && mode & 0o100)) continue;
    throw new Error(
      `PostgreSQL refuses to run as root, so it runs as user nobody, and ${at} is closed to that user. Set DATA_DIR to a folder that others may enter, for example /var/lib/regimen.`,
    );
  }
  return folder;
}

async function readSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${file} cannot be read: ${error}`);
  }
  if (await exists(join(folder, 'cluster'))) {
    throw new Error(
      `${file} is missing. It holds the password of the database beside it; restore it, or move ${folder} away.`,
    );
  }
  const secrets = { password: randomBytes(32).toString('base64url'), port: 0 };
  await writeSecrets(folder, secrets);
  return secrets;
}

async function writeSecrets(folder: string, secrets: Secrets): Promise<void> {
  const file = join(folder, 'secrets.json');
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Made under another name and renamed when whole, so that a start cut short leaves no half database. */
async function makeCluster(
  binaries: string,
  folder: string,
  secrets: Secrets,
  runAs: RunAs,
  log: Options['log'],
): Promise<void> {
  const cluster = join(folder, 'cluster');
  if (await exists(cluster)) return;
  log?.('making a new database cluster');
  const draft = `${cluster}.new`;
  const passwordFile = join(folder, 'password.new');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, secrets.password, { mode: 0o600 });
  if (runAs) {
    await chown(draft, runAs.uid, runAs.gid);
    await chown(passwordFile, runAs.uid, runAs.gid);
  }
  try {
    await promisify(execFile)(
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${draft}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // With plain C, pg_trgm sees no letters in Arabic.
        '--locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...runAs, cwd: folder, env: cleanEnvironment },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, cluster);
}

/** PostgreSQL also reads PG… variables; those of the caller are meant for other servers. */
const cleanEnvironment = { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: '/usr/bin:/bin' };

async function startServer(
  binaries: string,
  folder: string,
  secrets: Secrets,
  runAs: RunAs,
  options: Options,
): Promise<{ running: Running; url: string }> {
  const deadline = Date.now() + startLimitMs;
  let port = await findFreePort(secrets.port);
  for (;;) {
    const running = launch(binaries, join(folder, 'cluster'), port, runAs, options);
    const reason = await Promise.race([running.ended, becomesReady(port, secrets, deadline)]);
    if (reason === undefined) {
      await writeSecrets(folder, { ...secrets, port });
      return { running, url: urlOf(port, secrets, database) };
    }
    running.server.kill('SIGQUIT');
    running.release();
    // Somebody else took the port in between; or backends of a killed server have not noticed yet.
    const portTaken = reason.includes('could not create any TCP/IP sockets');
    const stillAttached = reason.includes('pre-existing shared memory block');
    if (!(portTaken || stillAttached) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start in ${folder}:\n${reason}`);
    }
    if (portTaken) port = await findFreePort(0);
    else await wait(200);
  }
}

function launch(binaries: string, cluster: string, port: number, runAs: RunAs, options: Options): Running {
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

/** Gives nothing when the server answers and has our database, a reason when it never did. */
async function becomesReady(port: number, secrets: Secrets, deadline: number): Promise<string | undefined> {
  for (;;) {
    const client = new pg.Client({ connectionString: urlOf(port, secrets, 'postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      const found = await client.query('select from pg_database where datname = $1', [database]);
      if (found.rowCount === 0) await client.query(`create database ${database}`);
      return undefined;
    } catch (error) {
      if (Date.now() > deadline) return `no answer: ${error}`;
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function urlOf(port: number, { password }: Secrets, name: string): string {
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/${name}`;
}

/** A server that outlived its parent is asked to stop; a file that names some other process is put right. */
async function stopOrphan(cluster: string): Promise<void> {
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

function findFreePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (wanted ? resolve(findFreePort(0)) : reject(error)));
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
