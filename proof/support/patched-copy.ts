import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What stands in a file, and what stands there in the copy. */
export type Change = [file: string, before: string | RegExp, after: string];

/** Beside the project, so that packages resolve; the contract and the engine are the copy's own. */
export function copyWith(changes: Change[], folders: string[]): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const place = mkdtempSync(join(root, '.cache', 'copy-'));
  for (const folder of [
    'contract/src',
    'contract/package.json',
    'engine/src',
    'engine/package.json',
    'server/src',
    'server/seed',
    'server/migrations',
    'server/package.json',
    'proof',
    ...folders,
  ]) {
    cpSync(join(root, folder), join(place, folder), { recursive: true });
  }
  mkdirSync(join(place, 'node_modules', '@regimen'), { recursive: true });
  for (const name of ['contract', 'engine', 'server'])
    symlinkSync(join(place, name), join(place, 'node_modules', '@regimen', name));
  // Of a package that others want in another version, the server has its own.
  const own = join(root, 'server', 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(place, 'server', 'node_modules'));
  for (const [file, before, after] of changes) {
    const path = join(place, file);
    const code = readFileSync(path, 'utf8');
    const patched = code.replace(before, after);
    if (patched === code) throw new Error(`What a copy changes is no longer in ${file}: ${String(before)}`);
    writeFileSync(path, patched);
    // The server would send the packed form of a file as it was before.
    for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
  }
  return place;
}
