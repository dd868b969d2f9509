import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { getBinaries, type RunAs } from './embedded-binaries.ts';
import {
  findRunAs,
  makeCluster,
  makeFolder,
  readSecrets,
  type Secrets,
  superuser,
  writeSecrets,
} from './embedded-cluster.ts';
import { launch, type Running, stopLimitMs, stopOrphan } from './embedded-launch.ts';
import { isLocked, lockFolder } from './embedded-lock.ts';
import { DatabaseStartError } from './start-error.ts';

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

const database = 'regimen';
const startLimitMs = 120_000;

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

/** The address of one that another process keeps running there. */
export async function urlOfRunning(folder: string): Promise<string | undefined> {
  if (!(await isLocked(folder))) return undefined;
  const secrets = await readSecrets(folder);
  return urlOf(secrets.port, secrets, database);
}

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
    const patience = AbortSignal.timeout(startLimitMs);
    const over = new AbortController();
    const ready = becomesReady(port, secrets, AbortSignal.any([patience, over.signal]));
    const reason = await Promise.race([running.ended, ready]);
    over.abort();
    if (reason === undefined) {
      await writeSecrets(folder, { ...secrets, port });
      return { running, url: urlOf(port, secrets, database) };
    }
    running.server.kill('SIGQUIT');
    await running.ended;
    running.release();
    // Somebody else took the port in between; or backends of a killed server have not noticed yet.
    const portTaken = reason.includes('could not create any TCP/IP sockets');
    const stillAttached = reason.includes('pre-existing shared memory block');
    if (!(portTaken || stillAttached) || Date.now() > deadline) {
      throw new DatabaseStartError(`PostgreSQL did not start in ${folder}:\n${reason}`);
    }
    if (portTaken) port = await findFreePort(0);
    else await wait(200);
  }
}

/** Gives nothing when the server answers and has our database, a reason when it never did. */
async function becomesReady(port: number, secrets: Secrets, over: AbortSignal): Promise<string | undefined> {
  for (;;) {
    const client = new pg.Client({ connectionString: urlOf(port, secrets, 'postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      const found = await client.query('select from pg_database where datname = $1', [database]);
      if (found.rowCount === 0) await client.query(`create database ${database}`);
      return undefined;
    } catch (error) {
      // A wrong password stays wrong, and a full disk full.
      const stays = ['28P01', '53100'].includes(String((error as { code?: string }).code));
      if (over.aborted || stays) return `no answer: ${error}`;
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function urlOf(port: number, { password }: Secrets, name: string): string {
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/${name}`;
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
