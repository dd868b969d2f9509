import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPostgres } from './embedded-keeper.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'regimen-keeper-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const killServer = async () =>
  process.kill(
    Number((await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]),
    'SIGKILL',
  );

it('starts a killed server again under the same address, with what was committed', async () => {
  const said: string[] = [];
  const server = await keepPostgres({ dataDir, durable: false }, (words) => said.push(words), 50);
  await query(server.url, 'CREATE TABLE kept AS SELECT 7 AS n');
  await query(server.url, 'CHECKPOINT');
  for (let times = 1; times <= 2; times++) {
    await killServer();
    await vi.waitFor(() => expect(said).toHaveLength(times), { timeout: 10_000, interval: 10 });
    await vi.waitFor(async () => expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]), {
      timeout: 40_000,
      interval: 50,
    });
  }
  await server.stop();
  await expect(server.ended).resolves.toBeUndefined();
}, 120_000);

it('tells when it had to be given up', async () => {
  const server = await keepPostgres({ dataDir, durable: false }, () => undefined, 50);
  await rename(join(dataDir, 'secrets.json'), join(dataDir, 'elsewhere'));
  await killServer();
  expect(await server.ended).toContain('secrets.json is missing');
  await server.stop();
});

it.each(['pause', 'start'])('can be stopped while it is on its way back, in the %s', async (moment) => {
  const said: string[] = [];
  const starts: string[] = [];
  const log = (line: string) => void (line.includes('starting PostgreSQL') && starts.push(line));
  const server = await keepPostgres({ dataDir, durable: false, log }, (words) => said.push(words), 50);
  await killServer();
  const came = moment === 'pause' ? () => said.length === 1 : () => starts.length === 2;
  await vi.waitFor(() => expect(came()).toBe(true), { timeout: 10_000, interval: 1 });
  await server.stop();
  await expect(server.ended).resolves.toBeUndefined();
  await expect(query(server.url, 'SELECT 1')).rejects.toThrow();
});
