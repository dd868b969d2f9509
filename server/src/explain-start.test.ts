import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseStartError } from './db/start-error.ts';
import { explainStart } from './explain-start.ts';
import { createTestDatabase } from './test-database.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** The program itself, until it ends. */
function run(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main], {
      env: {
        NODE_ENV: 'production',
        PORT: '0',
        WS_PORT: '0',
        ROLE: 'worker',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('close', (code) => resolve({ code, said }));
  });
}

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'regimen-start-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

describe('a start that cannot succeed says what is wrong, without a stack', () => {
  it('for a database that is not there, which may come later', async () => {
    const port = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const taken = (probe.address() as { port: number }).port;
        probe.close(() => resolve(taken));
      });
    });
    const { code, said } = await run({
      DATABASE_URL: `postgresql://app:s3cret@127.0.0.1:${port}/regimen`,
      DATA_DIR: place,
    });
    expect(said.trim()).toMatch(/^DATABASE_URL: nothing listens at 127\.0\.0\.1:\d+.*$/);
    expect(code).toBe(75);
  });

  it('for a file in the place of the data folder', async () => {
    const file = join(place, 'taken');
    await writeFile(file, '');
    const { code, said } = await run({ DATA_DIR: file, ROLE: 'all' });
    expect(said.trim()).toBe(
      `DATA_DIR, ${file}, is not a folder but a file. Move it away, or set DATA_DIR to another folder.`,
    );
    expect(code).toBe(78);
  });

  it('for the same with a database of one’s own', async () => {
    const file = join(place, 'taken-too');
    await writeFile(file, '');
    const database = await createTestDatabase();
    const { code, said } = await run({ DATABASE_URL: database.ownerUrl, DATA_DIR: join(file, 'below') });
    expect(said.trim()).toMatch(/^DATA_DIR, .* is not a folder/);
    expect(code).toBe(78);
    await database.drop();
  });

  it('for a setting', async () => {
    const { code, said } = await run({ PORT: 'many' });
    expect(said.trim()).toMatch(/^These settings cannot be used:\n {2}PORT is "many"/);
    expect(code).toBe(78);
  });
});

const fileError = (code: string) =>
  Object.assign(new Error(code), { code, path: '/srv/data/x', syscall: 'mkdir' });

it.each([
  [fileError('EACCES'), /can’t be written/],
  [fileError('EROFS'), /read-only/],
  [fileError('ENOSPC'), /full/],
  [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }), /full/],
  [new Error('Migration 001 failed', { cause: Object.assign(new Error('x'), { code: '53100' }) }), /full/],
  [
    new DatabaseStartError('PostgreSQL did not start:\nFATAL: could not write: No space left on device'),
    /full/,
  ],
])('knows a bad data folder by whoever noticed it: %s', (error, words) => {
  const { words: said, code } = explainStart(error, '/srv/data');
  expect(said).toMatch(words);
  expect(said).toContain('/srv/data');
  expect(code).toBe(78);
});

it('finds out why a folder could not be made, which Node does not always say', () => {
  const hidden = Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/x', syscall: 'mkdir' });
  expect(explainStart(hidden, join(main, 'data', 'below')).words).toMatch(/is not a folder/);
});

it('leaves what it does not know as it is, to be tried again', () => {
  const error = new Error('something new');
  expect(explainStart(error, '/srv/data')).toEqual({ words: error, code: 75 });
});
