import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseAwayError, DatabaseStartError } from './db/start-error.ts';
import { SettingsError } from './settings.ts';

/** How the program ends when it could not start; `npm start` reads it (scripts/supervise.mjs). */
export const exitCodes = {
  /** Trying again may help, or nobody knows. */
  notStarted: 75,
  /** A person has to change something first. */
  mustBeMended: 78,
};

/** What the person at the terminal can do something about needs no stack. */
export function explainStart(error: unknown, dataDir: string): { words: unknown; code: number } {
  const mended = (words: string) => ({ words, code: exitCodes.mustBeMended });
  if (error instanceof SettingsError) return mended(error.message);
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return mended(`${message}\nAnother program already uses this port. Set PORT to another one.`);
  if (syscall === 'listen' && code === 'EACCES')
    return mended(`${message}\nThis user can’t use this port. Set PORT to a port above 1023.`);
  const folder = explainDataDir(error, dataDir);
  if (folder !== undefined) return mended(folder);
  if (error instanceof DatabaseAwayError) return { words: error.message, code: exitCodes.notStarted };
  if (error instanceof DatabaseStartError) return mended(error.message);
  return { words: error, code: exitCodes.notStarted };
}

const otherFolder = 'or set DATA_DIR to another folder';
const byCode: Record<string, string> = {
  EACCES: `can’t be written by this user. Give it to the user who starts Regimen (chown), ${otherFolder}.`,
  EPERM: `can’t be changed by this user. Give it to the user who starts Regimen (chown), ${otherFolder}.`,
  EROFS: `is on a read-only disk. Make it writable, ${otherFolder}.`,
  ENOSPC: `is on a full disk. Free up space there, ${otherFolder}.`,
  EDQUOT: `exceeds this user’s disk quota. Free up space there, ${otherFolder}.`,
  EEXIST: `is not a folder but a file. Move it away, ${otherFolder}.`,
  ENOTDIR: `is not a folder but a file. Move it away, ${otherFolder}.`,
};
/** As the programs of PostgreSQL put it. */
const byWords: [RegExp, code: string][] = [
  [/No space left on device/, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
];

/** What went wrong with the folder of the data, whoever noticed it: a file, PostgreSQL, or one of its programs. */
function explainDataDir(error: unknown, dataDir: string): string | undefined {
  for (let at = error as NodeJS.ErrnoException | undefined, depth = 0; at && depth < 5; depth++) {
    const words = byCode[codeOf(at, dataDir)];
    if (words) return `DATA_DIR, ${dataDir}, ${words}`;
    at = at.cause as NodeJS.ErrnoException | undefined;
  }
  return undefined;
}

function codeOf({ code = '', path, syscall, message }: NodeJS.ErrnoException, dataDir: string): string {
  const told = byWords.find(([words]) => words.test(message))?.[1];
  if (told) return told;
  if (code === '53100') return 'ENOSPC';
  // Making a folder and those above it hides why it could not be made.
  if (code === 'ENOENT' && syscall === 'mkdir') return whyNotIn(dataDir);
  // A disk is full for whoever writes, and they do not always say where; the others also come from sockets.
  return path !== undefined || /^(ENOSPC|EDQUOT|EROFS)$/.test(code) ? code : '';
}

/** Why nothing can be made in the first folder above that exists. */
function whyNotIn(folder: string): string {
  try {
    accessSync(folder, constants.W_OK);
    return '';
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    const above = dirname(folder);
    return code === 'ENOENT' && above !== folder ? whyNotIn(above) : code;
  }
}
