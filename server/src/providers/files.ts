import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes by key. Keys are made by us, never by whoever sends something: `tenant/kind/name`. */
export interface Files {
  /** Whole or not at all. A full disk throws as the system calls it (ENOSPC, EDQUOT, EROFS). */
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** The same for what may be too long to hold; gives how long it was. */
  putStream(key: string, bytes: Readable): Promise<number>;
  getStream(key: string): Promise<{ bytes: Readable; length: number } | null>;
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
  /** Written aside and moved, so that a reader never finds half a file. */
  async function putBy<T>(key: string, write: (aside: string) => Promise<T>): Promise<T> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const aside = `${path}.${randomUUID()}.new`;
    try {
      const written = await write(aside);
      await rename(aside, path);
      return written;
    } catch (error) {
      // What went wrong first is what is told: a full disk by its code, whatever else fails then.
      await rm(aside, { force: true }).catch(() => undefined);
      throw error;
    }
  }
  const orNull = (error: NodeJS.ErrnoException): null => {
    if (error.code === 'ENOENT') return null;
    throw error;
  };
  return {
    put: (key, bytes) => putBy(key, (aside) => writeFile(aside, bytes, { mode: 0o600, flush: true })),
    get: (key) => readFile(pathOf(key)).catch(orNull),
    putStream: (key, bytes) =>
      putBy(key, async (aside) => {
        await pipeline(bytes, createWriteStream(aside, { mode: 0o600, flush: true }));
        return (await stat(aside)).size;
      }),
    async getStream(key) {
      const file = await open(pathOf(key)).catch(orNull);
      return file && { bytes: file.createReadStream(), length: (await file.stat()).size };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
