import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openVault, vaultKey } from './vault.ts';

const newKey = async () => vaultKey(undefined, await mkdtemp(join(tmpdir(), 'regimen-vault-')));

it('gives back what was locked, and says nothing of it meanwhile', async () => {
  const vault = openVault(await newKey());
  const locked = vault.lock('JBSWY3DPEHPK3PXP', 'totp:a:b');
  expect(locked.includes('JBSWY3DPEHPK3PXP')).toBe(false);
  expect(vault.lock('JBSWY3DPEHPK3PXP', 'totp:a:b').equals(locked)).toBe(false);
  expect(vault.unlock(locked, 'totp:a:b')).toBe('JBSWY3DPEHPK3PXP');
});

it('opens nothing at another place, with another key, changed or cut', async () => {
  const vault = openVault(await newKey());
  const locked = vault.lock('secret', 'totp:a:b');
  const changed = Buffer.from(locked);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => vault.unlock(locked, 'totp:a:c')).toThrow();
  expect(() => vault.unlock(changed, 'totp:a:b')).toThrow();
  expect(() => vault.unlock(locked.subarray(0, 20), 'totp:a:b')).toThrow();
  const other = openVault(await newKey());
  expect(() => other.unlock(locked, 'totp:a:b')).toThrow();
});

it('keeps one key, whoever starts first, for its own eyes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'regimen-vault-'));
  const [one, two] = await Promise.all([vaultKey(undefined, folder), vaultKey(undefined, folder)]);
  expect(one).toHaveLength(32);
  expect(two).toEqual(one);
  expect((await stat(join(folder, 'vault.key'))).mode & 0o777).toBe(0o600);
  const given = 'x'.repeat(43);
  expect(await vaultKey(given, folder)).toEqual(Buffer.from(given, 'base64url'));
});
