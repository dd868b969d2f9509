// @ts-check
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, root, runToEnd } from './child.mjs';

const stampFile = join(root, 'node_modules', '.regimen-installed');

/** Installs the packages when what is there is not what the lock file says. Gives the exit code. */
export async function ensureInstalled() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch}\n${lockText}`).digest('hex');
  if (read(stampFile) === stamp && nodeRuns()) return 0;
  if (!isInstalled(JSON.parse(lockText))) {
    console.log('Installing packages (first time, about a minute) …');
    const code = await runToEnd('npm', [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      // Some packages warn about the machine's Node; they run on ours.
      '--loglevel=error',
    ]);
    if (code !== 0) {
      console.error('The packages could not be installed; npm says why above.');
      return code;
    }
  }
  if (!nodeRuns()) {
    console.error(
      'The project brings its own Node 24 as a package, and that does not run. Its install script may have been turned off (npm config get ignore-scripts): turn it on, delete node_modules and try again.',
    );
    return 1;
  }
  writeFileSync(stampFile, stamp);
  return 0;
}

/**
 * Somebody may have run npm by hand: npm keeps its own list of what it put into node_modules.
 * @param {Lock} lock
 * @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} Lock
 */
function isInstalled(lock) {
  const listText = read(join(root, 'node_modules', '.package-lock.json'));
  if (!listText || !nodeRuns()) return false;
  /** @type {Lock} */
  const list = JSON.parse(listText);
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (!place.startsWith('node_modules/') || wanted.link) return true;
    const found = list.packages[place];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

function nodeRuns() {
  try {
    return execFileSync(projectNode, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .startsWith('v24.');
  } catch {
    return false;
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
