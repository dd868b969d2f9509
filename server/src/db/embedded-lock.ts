import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { findProcessIdentity } from './embedded-process.ts';
import { DatabaseStartError } from './start-error.ts';

/**
 * One process at a time owns a data folder. The lock is a file that names its holder; when the holder was
 * killed the file stays behind, and whoever comes next sees that and takes it over.
 * Gives the function that releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${folder}/lock`;
  const mine = `${process.pid}\n${findProcessIdentity(process.pid)}\n`;
  const draft = `${lock}.${process.pid}.new`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // A link appears with its content or not at all, so nobody ever reads a lock that is half written.
      if (await tried(link(draft, lock), 'EEXIST')) {
        return async () => {
          if ((await findText(lock)) === mine) await rm(lock, { force: true });
        };
      }
      const theirs = await findText(lock);
      if (theirs !== undefined && isHeld(theirs)) break;
      if (theirs !== undefined) await removeStale(lock, theirs);
    }
  } finally {
    await rm(draft, { force: true });
  }
  const holder = (await findText(lock))?.split('\n')[0];
  throw new DatabaseStartError(
    `The data folder ${folder} is in use by process ${holder}. Stop that process, or choose another folder with DATA_DIR.`,
  );
}

export async function isLocked(folder: string): Promise<boolean> {
  const content = await findText(`${folder}/lock`);
  return content !== undefined && isHeld(content);
}

function isHeld(content: string): boolean {
  const [pid, identity] = content.split('\n');
  return findProcessIdentity(Number(pid)) === identity;
}

/** Two starts may find the same stale lock: what was moved away is looked at again, and put back if it is a new one. */
async function removeStale(lock: string, stale: string): Promise<void> {
  const aside = `${lock}.${process.pid}.stale`;
  if (!(await tried(rename(lock, aside), 'ENOENT'))) return;
  if ((await findText(aside)) !== stale) await tried(link(aside, lock), 'EEXIST');
  await rm(aside, { force: true });
}

async function findText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** True when it worked, false when it failed in the one way that was foreseen. */
async function tried(work: Promise<void>, foreseen: string): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === foreseen) return false;
    throw error;
  }
}
