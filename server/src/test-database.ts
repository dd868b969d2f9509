import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from './db/embedded.ts';
import { keepPostgres } from './db/embedded-keeper.ts';
import { isLocked } from './db/embedded-lock.ts';

// Real databases for tests, proofs and measurements. One server, one migrated template, and a clone of it,
// in about 30 ms, for whoever asks. The server is our own, or the one that DATABASE_URL names.

export type TestDatabase = {
  /** For migrations and for looking past row-level security. */
  ownerUrl: string;
  /** For the product. */
  url: string;
  drop(): Promise<void>;
};

/** Plain data, so that it can be handed to another process. */
export type TestServer = { ownerUrl: string; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** A clone of the template. Inside vitest the server is there already; elsewhere see withTestPostgres. */
export async function createTestDatabase(server?: TestServer): Promise<TestDatabase> {
  const { ownerUrl, url, template } = server ?? (await import('vitest')).inject('testServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await runStatement(ownerUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    ownerUrl: withDatabase(ownerUrl, name),
    url: withDatabase(url, name),
    // Without force PostgreSQL gives connections that are just closing five seconds; with it, it may ask for more rights.
    drop: () =>
      runStatement(ownerUrl, `DROP DATABASE IF EXISTS ${name}`).catch(() =>
        runStatement(ownerUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      ),
  };
}

/** For scripts: the server lives as long as `fn` runs, and all that was made on it goes with it. */
export async function withTestPostgres<Result>(
  fn: (createDatabase: () => Promise<TestDatabase>) => Promise<Result>,
): Promise<Result> {
  const { server, stop } = await startTestServer();
  try {
    return await fn(() => createTestDatabase(server));
  } finally {
    await stop();
  }
}

/**
 * For scripts that kill the server: one of its own, which writes down what it acknowledged and is started again. `kill`
 * settles when it answers anew.
 */
export async function withKillablePostgres<Result>(
  fn: (createDatabase: () => Promise<TestDatabase>, kill: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), ownPrefix));
  const { url, stop } = await keepPostgres({ dataDir }, (words) => console.log(words), 100);
  const server = { ownerUrl: url, url, template: 'regimen_test' };
  const kill = async () => {
    const [pid] = (await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    while (
      await runStatement(url, 'SELECT 1').then(
        () => false,
        () => true,
      )
    )
      await wait(20);
  };
  try {
    await makeTemplate(server, undefined);
    return await fn(() => createTestDatabase(server), kill);
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** `fill` gets the template, so that whatever it puts there is in every database. */
export async function startTestServer(
  fill?: (ownerUrl: string) => Promise<void>,
): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const { DATABASE_URL, DATABASE_OWNER_URL, TEST_TEMPLATE } = process.env;
  const outside = DATABASE_OWNER_URL ?? DATABASE_URL;
  const place = outside ? undefined : await startOwn();
  const ownerUrl = outside ?? place?.url ?? '';
  const server = {
    ownerUrl,
    url: DATABASE_URL ?? ownerUrl,
    template: `regimen_test_${randomBytes(4).toString('hex')}`,
  };
  const stop = async () => {
    try {
      // Our own server is thrown away whole; on somebody else's nothing may stay behind.
      if (!place) await dropAll(server);
    } finally {
      await place?.stop();
    }
  };
  try {
    const templateUrl = withDatabase(ownerUrl, server.template);
    await makeTemplate(server, outside ? TEST_TEMPLATE : undefined);
    await fill?.(templateUrl);
    return { server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What a child process needs to make its databases on this server, from the template that is there already. */
export const environmentOf = ({ ownerUrl, url, template }: TestServer): Record<string, string> => ({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  TEST_TEMPLATE: template,
});

/** Migrating an empty database takes seconds, so it begins with another's template; unless a migration is not the same. */
async function makeTemplate({ ownerUrl, template }: TestServer, from: string | undefined): Promise<void> {
  const { migrate } = await import('./db/migrate.ts');
  const templateUrl = withDatabase(ownerUrl, template);
  if (from !== undefined) {
    await runStatement(ownerUrl, `CREATE DATABASE ${template} TEMPLATE ${from}`);
    try {
      return await migrate(templateUrl);
    } catch {
      await runStatement(ownerUrl, `DROP DATABASE ${template} WITH (FORCE)`);
    }
  }
  await runStatement(ownerUrl, `CREATE DATABASE ${template}`);
  await migrate(templateUrl);
}

const ownPrefix = 'regimen-test-';
/** Long enough that a folder without a lock is not one about to be locked. */
const leftoverAgeMs = 10 * 60_000;

/** A run that was interrupted leaves its folder behind, and each is large. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(ownPrefix)) continue;
    const folder = join(tmpdir(), name);
    try {
      const { mtimeMs } = await stat(folder);
      if (Date.now() - mtimeMs < leftoverAgeMs || (await isLocked(folder))) continue;
      await rm(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or another run removes it at this moment.
    }
  }
}

async function startOwn(): Promise<{ url: string; stop(): Promise<void> }> {
  await removeLeftovers();
  const dataDir = await mkdtemp(join(tmpdir(), ownPrefix));
  const { url, stop } = await startPostgres({ dataDir, durable: false });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropAll({ ownerUrl, template }: TestServer): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [template],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
