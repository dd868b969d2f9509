import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentOf, startTestServer } from '../server/src/test-database.ts';
import { root, runNode } from './child.mjs';
import { inLanes } from './lanes.ts';

// `npm run proof` and `npm run bench`. Each goal is one script, proof/<id>-<what>.ts or bench/<id>-<what>.ts, that prints
// `GOAL <id> <value> <target> pass|fail` and ends with a code other than 0 when it failed.
// With --mutant a proof runs the same check on copies from which one guard each was taken out, and prints a
// line for each: pass when the check went red there, fail when it noticed nothing.

export type Kind = 'proof' | 'bench';
export type Goal = { id: string; text: string; passed: boolean };
type Flags = { quick: boolean; mutant: boolean };

/** A proof waits for its browser and its database half of the time; a measurement has to have the machine alone. */
const lanes: Record<Kind, number> = { proof: 2, bench: 1 };
/** Takes as long as all the others together, so it starts first. */
const longest = 'R14';

const goalLine = /^GOAL (\S+) .*\b(pass|fail)\s*$/;
/** What takes this long hangs, even on a machine that others use too: the quick form, and that of all its mutants. */
const quickLimitMs = 900_000;
const mutantsLimitMs = 1_800_000;

export async function runGoals(kind: Kind, ids: string[], flags: Flags): Promise<Goal[]> {
  const scripts = await chooseFiles(kind, ids);
  const together = flags.quick && scripts.length > 1 ? lanes[kind] : 1;
  const words = `${flags.quick ? ', quick' : ''}${flags.mutant ? ', on its mutants' : ''}`;
  const runOne = async ({ id, file }: Script, env: Record<string, string>): Promise<Goal[]> => {
    const hold = together > 1;
    if (!hold) console.log(`\n${kind} ${id}${words}`);
    const startedAt = Date.now();
    const { output, code } = await runScript(file, flags, { env, hold });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(hold ? `\n${kind} ${id}${words}, ${seconds} s\n${output.trimEnd()}` : `${seconds} s`);
    return judge(id, output, code);
  };
  if (together === 1) return (await inLanes(1, scripts, (script) => runOne(script, {}))).flat();
  // One server for all of them; each makes databases of its own on it.
  const { server, stop } = await startTestServer();
  try {
    const env = environmentOf(server);
    const first = scripts.toSorted((a, b) => Number(b.id === longest) - Number(a.id === longest));
    return (await inLanes(together, first, (script) => runOne(script, env))).flat();
  } finally {
    await stop();
  }
}

type Script = { id: string; file: string };

async function chooseFiles(kind: Kind, ids: string[]): Promise<Script[]> {
  // git keeps no empty folders, so before the first script there is none.
  const names = await readdir(join(root, kind)).catch(() => []);
  const all = names
    .flatMap((name): Script[] => {
      const id = /^([a-z]\d+)-.*\.ts$/.exec(name)?.[1];
      return id === undefined ? [] : [{ id: id.toUpperCase(), file: join(kind, name) }];
    })
    .sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
  if (ids.length === 0) return all;
  return ids.map((id) => {
    const found = all.find((one) => one.id === id.toUpperCase());
    if (!found)
      throw new Error(
        `There is no ${kind} ${id}. There are: ${all.map((one) => one.id).join(', ') || 'none yet'}.`,
      );
    return found;
  });
}

async function runScript(
  file: string,
  flags: Flags,
  { env, hold }: { env: Record<string, string>; hold: boolean },
): Promise<{ output: string; code: number }> {
  const words = [flags.quick && '--quick', flags.mutant && '--mutant'].filter((word) => word !== false);
  let output = '';
  const code = await runNode([file, ...words], {
    env,
    hold,
    onOutput: (text) => {
      output += text;
    },
    ...(flags.quick && { limitMs: flags.mutant ? mutantsLimitMs : quickLimitMs }),
  });
  return { output, code };
}

export function judge(id: string, output: string, code: number): Goal[] {
  const goals = output.split('\n').flatMap((line): Goal[] => {
    const verdict = goalLine.exec(line)?.[2];
    return verdict ? [{ id, text: line, passed: verdict === 'pass' }] : [];
  });
  if (goals.length === 0) {
    return [{ id, text: `${id} printed no GOAL line and ended with code ${code}`, passed: false }];
  }
  if (code !== 0 && goals.every((goal) => goal.passed)) {
    goals.push({ id, text: `${id} printed only passes but ended with code ${code}`, passed: false });
  }
  return goals;
}

export function summarize(goals: Goal[]): string {
  return goals.map((goal) => `${goal.passed ? 'ok  ' : 'BAD '} ${goal.text}`).join('\n');
}

if (import.meta.main) {
  const [kind = '', ...words] = process.argv.slice(2);
  const ids = words.filter((word) => !word.startsWith('--'));
  const flags = { quick: words.includes('--quick'), mutant: words.includes('--mutant') };
  const unknown = words.find((word) => word.startsWith('--') && word !== '--quick' && word !== '--mutant');
  try {
    if (kind !== 'proof' && kind !== 'bench') throw new Error('Expected proof or bench.');
    if (unknown) throw new Error(`Unknown flag ${unknown}. There are: --quick, --mutant.`);
    const goals = await runGoals(kind, ids, flags);
    const failed = goals.filter((goal) => !goal.passed).length;
    console.log(`\n${summarize(goals)}\n${goals.length - failed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || goals.length === 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
