// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode } from './child.mjs';

const stampFile = join(root, 'web', 'build', '.sources');
const sources = ['web', 'contract', 'engine'];
const notSources = new Set(['node_modules', 'build', '.react-router']);

/** Builds the pages when a source of theirs changed since the last build. Gives the exit code. */
export async function ensureWebBuilt() {
  const wanted = hashSources();
  if (findStamp() === wanted) return 0;
  console.log('Building the pages …');
  // A build that is cut short must not pass for the one before.
  rmSync(stampFile, { force: true });
  const builder = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const code = await runNode([builder, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error('The pages could not be built; the reason stands above.');
    return code;
  }
  writeFileSync(stampFile, wanted);
  return 0;
}

function findStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

export function hashSources(folder = root) {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  for (const source of sources) {
    for (const file of listFiles(join(folder, source))) {
      hash.update(`\0${file.slice(folder.length)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (notSources.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : entry.isFile() ? [path] : [];
  });
}
