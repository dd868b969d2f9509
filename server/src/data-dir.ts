import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * `.data` in the project. Only for root in a project that others cannot enter (root's home, mostly) it is
 * a folder under /var/lib, because the database then runs as user nobody, who has to get there. The hash
 * keeps two clones apart.
 */
export function defaultDataDir(project = projectDir, isRoot = process.getuid?.() === 0): string {
  if (!isRoot || isOpen(project)) return join(project, '.data');
  const mark = createHash('sha256').update(project).digest('hex').slice(0, 8);
  return join('/var/lib/regimen', `${basename(project)}-${mark}`);
}

/** Whether files can be written there, asked before anything begins. */
export async function requireDataDir(folder: string): Promise<void> {
  const trial = join(folder, `trial-${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(trial, 'room for a file', { flush: true });
  await rm(trial);
}

function isOpen(folder: string): boolean {
  const parent = dirname(folder);
  const mayEnter = (statSync(folder).mode & 0o001) !== 0;
  return mayEnter && (parent === folder || isOpen(parent));
}
