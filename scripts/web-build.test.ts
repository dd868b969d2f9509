import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashSources } from './web-build.mjs';

test('the pages are built again when a source of theirs changed, and only then', async () => {
  const project = await mkdtemp(join(tmpdir(), 'regimen-sources-'));
  onTestFinished(() => rm(project, { recursive: true }));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
    return hashSources(project);
  };
  for (const path of ['package-lock.json', 'contract/src/load.ts', 'engine/src/run.ts']) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), '1');
  }
  const first = await write('web/src/root.tsx', '1');
  expect(hashSources(project)).toBe(first);

  for (const path of [
    'web/build/server.js',
    'web/.react-router/types.ts',
    'web/src/root.test.tsx',
    'server/src/app.ts',
  ]) {
    expect(await write(path, '2')).toBe(first);
  }
  const seen = new Set([first]);
  for (const path of [
    'web/src/root.tsx',
    'web/src/new.ts',
    'contract/src/load.ts',
    'engine/src/run.ts',
    'package-lock.json',
  ]) {
    const hash = await write(path, '2');
    expect(seen).not.toContain(hash);
    seen.add(hash);
  }
});
