import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './pool.ts';
import { requireLogin } from './require-login.ts';
import { runtimeRole } from './roles.ts';

// A server of its own, since roles belong to the whole server and here they have to be made for the first time.

let dataDir: string;
let server: EmbeddedPostgres;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'regimen-logins-'));
  server = await startPostgres({ dataDir, durable: false });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function urlOf(user: string, database: string): string {
  const url = new URL(server.url);
  url.username = encodeURIComponent(user);
  url.password = 's3cret';
  url.pathname = `/${database}`;
  return url.href;
}

async function isUsable(url: string): Promise<boolean> {
  const database = openDatabase(url, { size: 1 });
  const tenant = '019a0000-0000-7000-8000-0000000000aa';
  try {
    await database.tx(tenant, (tx) => tx.$client.query('SELECT count(*) FROM users'));
    return true;
  } finally {
    await database.close();
  }
}

it('a plain owner who may create roles gives the login what it needs', async () => {
  await asSuperuser(
    `CREATE ROLE owner_one LOGIN CREATEROLE PASSWORD 's3cret'`,
    `CREATE ROLE "App ""one""" LOGIN PASSWORD 's3cret'`,
    'CREATE DATABASE one OWNER owner_one',
  );
  const runtime = urlOf('App "one"', 'one');
  await migrate(urlOf('owner_one', 'one'), runtime);
  await requireLogin('DATABASE_URL', runtime, runtimeRole);
  expect(await isUsable(runtime)).toBe(true);
  // As at every later start.
  await migrate(urlOf('owner_one', 'one'), runtime);
  expect(await isUsable(runtime)).toBe(true);
});

it('an owner who may not hand out roles that are there already says what to type, and that is enough', async () => {
  await asSuperuser(
    `CREATE ROLE owner_two LOGIN CREATEROLE PASSWORD 's3cret'`,
    `CREATE ROLE app_two LOGIN PASSWORD 's3cret'`,
    'CREATE DATABASE two OWNER owner_two',
  );
  const [owner, runtime] = [urlOf('owner_two', 'two'), urlOf('app_two', 'two')];
  const refused = await migrate(owner, runtime).catch((error) => error);
  expect(refused.name).toBe('DatabaseStartError');
  expect(refused.message).toContain('\n  GRANT regimen_owner TO "owner_two";');
  expect(refused.message).not.toContain('s3cret');
  await asSuperuser(refused.message.split('\n').at(-1) ?? '');
  await migrate(owner, runtime);

  const closed = await requireLogin('DATABASE_URL', runtime, runtimeRole).catch((error) => error);
  expect(closed.name).toBe('DatabaseStartError');
  expect(closed.message).toContain('\n  GRANT regimen_app TO "app_two";');
  await asSuperuser(closed.message.split('\n').at(-1) ?? '');
  await requireLogin('DATABASE_URL', runtime, runtimeRole);
  expect(await isUsable(runtime)).toBe(true);
});

it('a superuser as owner gives the login what it needs', async () => {
  await asSuperuser(`CREATE ROLE app_three LOGIN PASSWORD 's3cret'`, 'CREATE DATABASE three');
  const owner = new URL(server.url);
  owner.pathname = '/three';
  const runtime = urlOf('app_three', 'three');
  await migrate(owner.href, runtime);
  await requireLogin('DATABASE_URL', runtime, runtimeRole);
  expect(await isUsable(runtime)).toBe(true);
});

it('a login that may do too little for an owner is told so', async () => {
  await asSuperuser(`CREATE ROLE nobody_four LOGIN PASSWORD 's3cret'`, 'CREATE DATABASE four');
  const url = urlOf('nobody_four', 'four');
  const refused = await migrate(url, url).catch((error) => error);
  expect(refused.name).toBe('DatabaseStartError');
  expect(refused.message).toMatch(/"nobody_four" .* DATABASE_OWNER_URL/s);
});
