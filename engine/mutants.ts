/**
 * For the proofs of the engine: a check that cannot fail counts as missing. Each mutant is a copy of the engine from
 * which one rule was taken out; the proof, run on that copy, has to go red.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** A rule as it stands in a file of `engine/src`, and what is left when it is taken out. */
export type Mutant = { name: string; file: string; guard: string; without: string };

export async function catchMutants(
  id: string,
  script: string,
  mutants: readonly Mutant[],
  env: Record<string, string> = {},
  /** What the proof reads besides. */
  folders: readonly string[] = [],
): Promise<void> {
  for (const mutant of mutants) {
    const place = copyWithout(mutant, [script, ...folders]);
    try {
      const { code, output } = await run([join(place, script), '--quick', '--until-red'], env);
      const wentRed = code !== 0 && /^GOAL .* fail$/m.test(output);
      console.log(
        `GOAL ${id} mutant:${mutant.name}:${wentRed ? 'caught' : 'unnoticed'} caught ${wentRed ? 'pass' : 'fail'}`,
      );
      if (!wentRed) {
        console.log(output);
        process.exitCode = 1;
      }
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  }
}

/** Inside the project, so that packages resolve. */
function copyWithout({ file, guard, without }: Mutant, parts: readonly string[]): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const place = mkdtempSync(join(root, '.cache', 'engine-mutant-'));
  for (const part of [
    'engine/src',
    'engine/package.json',
    'engine/mutants.ts',
    'engine/zone-changes.ts',
    'engine/zone-instants.ts',
    ...parts,
  ])
    cpSync(join(root, part), join(place, part), { recursive: true });
  const path = join(place, 'engine/src', file);
  const before = readFileSync(path, 'utf8');
  if (before.split(guard).length !== 2)
    throw new Error(`The rule of this mutant is not once in ${file}: ${guard}`);
  writeFileSync(path, before.replace(guard, without));
  return place;
}

function run(words: string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      // What is made of a copy's sources is of no use to the next.
      env: { ...process.env, ...env, NODE_DISABLE_COMPILE_CACHE: '1' },
      timeout: 120_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
