import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, startTestServer } from '../../server/src/test-database.ts';
import { goal } from './goal.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Mutant {
  name: string;
  /** Each guard as it stands in its file, and what is left when it is taken out. */
  changes: [file: string, guard: string | RegExp, without: string][];
}

/** A check that cannot fail counts as missing: each mutant is a copy without one guard, and has to go red. */
export async function catchMutants(
  id: string,
  script: string,
  mutants: Mutant[],
  { folders = [], inTurn = false }: { folders?: string[]; inTurn?: boolean } = {},
): Promise<void> {
  const { server, stop } = await startTestServer();
  const env = environmentOf(server);
  try {
    // A browser each at the same time would be too many.
    if (inTurn) for (const mutant of mutants) await catchOne(id, script, mutant, folders, env);
    else await Promise.all(mutants.map((mutant) => catchOne(id, script, mutant, folders, env)));
  } finally {
    await stop();
  }
}

async function catchOne(
  id: string,
  script: string,
  mutant: Mutant,
  folders: string[],
  env: Record<string, string>,
): Promise<void> {
  const place = copyWithout(mutant, folders);
  try {
    const { code, output } = await run([join(place, script), '--quick', '--until-red'], env);
    const wentRed = code !== 0 && /^GOAL .* fail$/m.test(output);
    goal(id, `mutant:${mutant.name} ${wentRed ? 'caught' : 'unnoticed'}`, 'caught', wentRed);
    if (!wentRed) console.log(output);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function run(words: string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      // What is made of a copy's sources is of no use to the next.
      env: { ...process.env, ...env, NODE_DISABLE_COMPILE_CACHE: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 170_000,
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Beside the project, so that packages resolve; the contract and the engine are the copy's own. */
function copyWithout({ changes }: Mutant, folders: string[]): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const place = mkdtempSync(join(root, '.cache', 'mutant-'));
  for (const folder of [
    'contract/src',
    'contract/package.json',
    'engine/src',
    'engine/package.json',
    'server/src',
    'server/seed',
    'server/migrations',
    'server/package.json',
    'proof',
    ...folders,
  ]) {
    cpSync(join(root, folder), join(place, folder), { recursive: true });
  }
  mkdirSync(join(place, 'node_modules', '@regimen'), { recursive: true });
  for (const name of ['contract', 'engine', 'server'])
    symlinkSync(join(place, name), join(place, 'node_modules', '@regimen', name));
  for (const [file, guard, without] of changes) {
    const path = join(place, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(guard, without);
    if (after === before)
      throw new Error(`The guard of this mutant is no longer in ${file}: ${String(guard)}`);
    writeFileSync(path, after);
    // The server would send the packed form of a file as it was before.
    for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
  }
  return place;
}
