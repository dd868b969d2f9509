import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
