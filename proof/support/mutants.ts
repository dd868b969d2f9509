import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environmentOf, startTestServer } from '../../server/src/test-database.ts';
import { goal } from './goal.ts';
import { type Change, copyWith } from './patched-copy.ts';

export interface Mutant {
  name: string;
  /** Each guard as it stands in its file, and what is left when it is taken out. */
  changes: Change[];
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
  const place = copyWith(mutant.changes, folders);
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
      // Several of them share the machine with the others of their kind.
      timeout: 600_000,
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
