import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { RunAs } from './embedded-binaries.ts';
import { DatabaseStartError } from './start-error.ts';

// What stands in the data folder: `cluster` (PostgreSQL's own), `secrets.json` and, while it runs, `lock`.

export type Secrets = {
  password: string;
  /** The one it last listened on; taken again when it is free. */
  port: number;
};

export const superuser = 'regimen_admin';

export async function findRunAs(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return undefined;
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

export async function makeFolder(dataDir: string, runAs: RunAs): Promise<string> {
  const firstMade = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await realpath(dataDir);
  if (!runAs) {
    await chmod(folder, 0o700);
    return folder;
  }
  await chmod(folder, 0o711);
  // Folders made just now on the way obey the umask, which may close them.
  for (let at = resolve(dataDir); firstMade && at.startsWith(resolve(firstMade)); at = dirname(at)) {
    await chmod(at, 0o711);
  }
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const { mode, uid } = await stat(at);
    if (mode & 0o001 || (uid === runAs.uid && mode & 0o100)) continue;
    throw new DatabaseStartError(
      `PostgreSQL refuses to run as root, so it runs as user nobody, and ${at} is closed to that user. Set DATA_DIR to a folder that others may enter, for example /var/lib/regimen.`,
    );
  }
  return folder;
}

export async function readSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new DatabaseStartError(`${file} cannot be read: ${error}`);
  }
  if (await exists(join(folder, 'cluster'))) {
    throw new DatabaseStartError(
      `${file} is missing. It holds the password of the database beside it; restore it, or move ${folder} away.`,
    );
  }
  const secrets = { password: randomBytes(32).toString('base64url'), port: 0 };
  await writeSecrets(folder, secrets);
  return secrets;
}

export async function writeSecrets(folder: string, secrets: Secrets): Promise<void> {
  const file = join(folder, 'secrets.json');
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Made under another name and renamed when whole, so that a start cut short leaves no half database. */
export async function makeCluster(
  binaries: string,
  folder: string,
  secrets: Secrets,
  runAs: RunAs,
  log: ((line: string) => void) | undefined,
): Promise<void> {
  const cluster = join(folder, 'cluster');
  if (await exists(cluster)) return;
  log?.('making a new database cluster');
  // The number keeps it apart from one that an orphaned initdb may still be writing.
  const draft = `${cluster}.${process.pid}.new`;
  const passwordFile = join(folder, 'password.new');
  await removeDrafts(folder);
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, secrets.password, { mode: 0o600 });
  if (runAs) {
    await chown(draft, runAs.uid, runAs.gid);
    await chown(passwordFile, runAs.uid, runAs.gid);
  }
  try {
    await promisify(execFile)(
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${draft}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // With plain C, pg_trgm sees no letters in Arabic.
        '--locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...runAs, cwd: folder, env: cleanEnvironment },
    );
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new DatabaseStartError(
      `PostgreSQL could not make its files in ${folder}:\n${stderr?.trim() || message}`,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, cluster);
}

async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^cluster\.\d+\.new$/.test(name)) continue;
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** PostgreSQL also reads PG… variables; those of the caller are meant for other servers. */
export const cleanEnvironment = { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: '/usr/bin:/bin' };

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
