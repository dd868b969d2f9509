import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The one made for machines: the same engine, and a fifth less work for each page. */
const headless = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium. Root on Debian gets it installed; everybody else is told what to install. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await isProgram(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no program.`);
  }
  const found =
    (await findOnPath([headless])) ??
    (await installed(headless)) ??
    (await findOnPath(others)) ??
    (await installed('chromium'));
  if (found) return found;
  throw new Error(
    'The browser stories need Chromium, and there is none. Install it (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium), or set CHROMIUM_PATH to a Chromium or Chrome that you have.',
  );
}

/** A package of Debian's, as its program, if it can be had here. */
async function installed(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !(await findOnPath(['apt-get']))) return undefined;
  console.log(`Installing ${name} from the system’s packages, for the browser stories …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'inherit', env });
  return findOnPath([name]);
}

async function findOnPath(programs: string[]): Promise<string | undefined> {
  for (const program of programs) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      if (folder && (await isProgram(join(folder, program)))) return join(folder, program);
    }
  }
  const app = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return programs.includes('google-chrome') && (await isProgram(app)) ? app : undefined;
}

function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
