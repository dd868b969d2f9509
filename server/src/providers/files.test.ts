import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, localFiles } from './files.ts';

let folder: string;
let files: Files;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regimen-files-'));
  files = localFiles(join(folder, 'inside'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('files in a folder', () => {
  it('come back as they were put, until they are removed', async () => {
    await files.put('tenant/small/a.webp', Buffer.from('one'));
    await files.put('tenant/small/a.webp', Buffer.from('two'));
    expect((await files.get('tenant/small/a.webp'))?.toString()).toBe('two');
    await files.remove('tenant/small/a.webp');
    await files.remove('tenant/small/a.webp');
    expect(await files.get('tenant/small/a.webp')).toBeNull();
  });

  it('come and go as streams too, whole or not at all', async () => {
    expect(
      await files.putStream('tenant/long.zip', Readable.from([Buffer.alloc(70_000, 1), Buffer.from('end')])),
    ).toBe(70_003);
    const found = await files.getStream('tenant/long.zip');
    expect(found?.length).toBe(70_003);
    expect((await buffer(found?.bytes ?? Readable.from([]))).subarray(-3).toString()).toBe('end');
    expect(await files.getStream('tenant/none.zip')).toBeNull();
    const torn = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('torn');
      })(),
    );
    await expect(files.putStream('tenant/torn.zip', torn)).rejects.toThrow('torn');
    expect(await files.get('tenant/torn.zip')).toBeNull();
    await files.remove('tenant/long.zip');
  });

  it('leave nothing half written behind', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => files.put('tenant/many.webp', Buffer.alloc(50_000, i))),
    );
    expect((await readdir(join(folder, 'inside', 'tenant'))).sort()).toEqual(['many.webp', 'small']);
    expect(new Set(await files.get('tenant/many.webp')).size).toBe(1);
  });

  it.each([
    '',
    '.',
    '..',
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a//b',
    'a/',
    'a\\..\\b',
    'a\0b',
    '.hidden',
    'a/b\n',
    'x'.repeat(301),
  ])('never lie outside it: %j', async (key) => {
    await expect(async () => files.put(key, Buffer.from('x'))).rejects.toThrow('cannot be the key');
    await expect(async () => files.get(key)).rejects.toThrow('cannot be the key');
    await expect(async () => files.remove(key)).rejects.toThrow('cannot be the key');
    expect(await readdir(folder)).toEqual(['inside']);
  });
});

/** Only root may mount, and not in every container; elsewhere there is no disk small enough to fill. */
function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

describe.skipIf(!mayMount())('on a disk that is full', () => {
  let disk: string;
  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'regimen-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]);
  });
  afterAll(async () => {
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });

  it('a file is kept whole or not at all, and there is room again when something goes', async () => {
    const full = localFiles(disk);
    await full.put('tenant/one.webp', Buffer.alloc(150_000, 1));
    await expect(full.put('tenant/two.webp', Buffer.alloc(150_000, 2))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    await expect(full.put('tenant/one.webp', Buffer.alloc(150_000, 3))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    expect(await readdir(join(disk, 'tenant'))).toEqual(['one.webp']);
    expect((await full.get('tenant/one.webp'))?.equals(Buffer.alloc(150_000, 1))).toBe(true);
    await full.remove('tenant/one.webp');
    await full.put('tenant/two.webp', Buffer.alloc(150_000, 2));
    expect((await full.get('tenant/two.webp'))?.length).toBe(150_000);
  });
});

it('a folder that cannot be made tells so, by its code', async () => {
  await mkdir(join(folder, 'inside'), { recursive: true });
  await writeFile(join(folder, 'inside', 'taken'), '');
  await expect(files.put('taken/one.webp', Buffer.from('x'))).rejects.toMatchObject({
    code: expect.stringMatching(/^(ENOTDIR|EEXIST)$/),
  });
});
