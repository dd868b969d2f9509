import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from './browser.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regimen-browser-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('a Chromium on the PATH is found, one that CHROMIUM_PATH names comes first', async () => {
  await writeFile(join(folder, 'chromium'), '', { mode: 0o755 });
  await writeFile(join(folder, 'mine'), '', { mode: 0o755 });
  expect(await findBrowser()).toBe(join(folder, 'chromium'));
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'mine'));
  expect(await findBrowser()).toBe(join(folder, 'mine'));
});

test('a wrong CHROMIUM_PATH is said, not passed over', async () => {
  await writeFile(join(folder, 'chromium'), '', { mode: 0o755 });
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'));
  await expect(findBrowser()).rejects.toThrow('there is no program');
});

test.runIf(process.platform === 'linux')(
  'without one and without a way to get it, it says what to install',
  async () => {
    await expect(findBrowser()).rejects.toThrow('sudo apt-get install chromium');
  },
);

test.runIf(process.getuid?.() === 0)('root on Debian gets it installed', async () => {
  const aptGet = `#!/bin/sh
[ "$1" = update ] && : > '${folder}/updated'
[ "$1" = install ] && [ -e '${folder}/updated' ] && : > '${folder}/chromium' && /bin/chmod 755 '${folder}/chromium'
`;
  await writeFile(join(folder, 'apt-get'), aptGet, { mode: 0o755 });
  expect(await findBrowser()).toBe(join(folder, 'chromium'));
});
