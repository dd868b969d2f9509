import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** A program of Debian's, from the package of its name or another, if it can be had here. */
export async function installed(name: string, from = name): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !(await findOnPath(['apt-get']))) return undefined;
  console.log(`Installing ${from} from the system’s packages, for the tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', from], { stdio: 'inherit', env });
  return findOnPath([name]);
}

export async function findOnPath(programs: string[]): Promise<string | undefined> {
  for (const program of programs) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      if (folder && (await isProgram(join(folder, program)))) return join(folder, program);
    }
  }
  return undefined;
}

export function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
