import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

test('the headless one comes first: it opens pages with less work', async () => {
  await writeFile(join(folder, 'chromium'), '', { mode: 0o755 });
  await writeFile(join(folder, 'chromium-headless-shell'), '', { mode: 0o755 });
  expect(await findBrowser()).toBe(join(folder, 'chromium-headless-shell'));
});

/** Debian's, which offers these packages. */
const aptGet = (...packages: string[]) =>
  writeFile(
    join(folder, 'apt-get'),
    `#!/bin/sh
[ "$1" = update ] && : > '${folder}/updated'
for wanted; do :; done
case ' ${packages.join(' ')} ' in *" $wanted "*) ;; *) exit 100 ;; esac
[ "$1" = install ] && [ -e '${folder}/updated' ] && : > "${folder}/$wanted" && /bin/chmod 755 "${folder}/$wanted"
`,
    { mode: 0o755 },
  );

describe.runIf(process.getuid?.() === 0)('root on Debian', () => {
  test('gets the headless one installed, though another is there', async () => {
    await aptGet('chromium', 'chromium-headless-shell');
    await writeFile(join(folder, 'chromium'), '', { mode: 0o755 });
    expect(await findBrowser()).toBe(join(folder, 'chromium-headless-shell'));
  });

  test('gets another where Debian has no headless one', async () => {
    await aptGet('chromium');
    expect(await findBrowser()).toBe(join(folder, 'chromium'));
  });

  test('keeps the one that is there where nothing can be installed', async () => {
    await aptGet();
    await writeFile(join(folder, 'chromium'), '', { mode: 0o755 });
    expect(await findBrowser()).toBe(join(folder, 'chromium'));
  });
});
