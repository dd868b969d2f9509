import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes by key. Keys are made by us, never by whoever sends something: `tenant/kind/name`. */
export interface Files {
  /** Whole or not at all. A full disk throws as the system calls it (ENOSPC, EDQUOT, EROFS). */
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
}

const part = '[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9]+)?';
const wellFormed = new RegExp(`^${part}(?:/${part}){0,5}$`);

/** In a folder of this machine. Several machines have to share it. */
export function localFiles(folder: string): Files {
  /** No dots but before an ending, no empty part: nothing that leads out of the folder. */
  const pathOf = (key: string): string => {
    if (key.length > 300 || !wellFormed.test(key)) throw new Error('This cannot be the key of a file.');
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const aside = `${path}.${randomUUID()}.new`;
      try {
        // Written aside and moved, so that a reader never finds half a file.
        await writeFile(aside, bytes, { mode: 0o600, flush: true });
        await rename(aside, path);
      } catch (error) {
        // What went wrong first is what is told: a full disk by its code, whatever else fails then.
        await rm(aside, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
