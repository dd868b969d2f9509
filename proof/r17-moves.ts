/**
 * R17: people moved to other versions while they are on the way. Random programs and the examples, changed under random
 * lives: nothing that was done is opened again, no effect is given out twice, nothing is left without its step, and the
 * log alone replays to the same state. Then the same through the product and its database, with several workers, batches
 * that die before they are written, stops, answers that come in meanwhile, and moves that are taken back.
 *
 *   node proof/r17-moves.ts            10,000 moves           --quick   a few hundred
 *   node proof/r17-moves.ts --mutant   takes one guard after another out of a copy; each has to go red
 */
import { existsSync } from 'node:fs';
import { catchMutants as catchEngineMutants, type Mutant as EngineMutant } from '../engine/mutants.ts';
import { replayVersions } from '../engine/src/migrate/replay.ts';
import type { ProgramRun } from '../engine/src/program.ts';
import type { Program } from '../engine/src/protocol.ts';
import { moveInExample } from '../engine/src/testing/example-move.ts';
import { liveOverVersions, type MovedLife } from '../engine/src/testing/random-move.ts';

const has = (flag: string): boolean => process.argv.includes(flag);

interface Counted {
  lives: number;
  moves: number;
  undone: number;
  decisions: number;
  faults: string[];
}

/** Every second life in an example program, with sensible edits; the others wild. */
function proveEngine(most: number, untilRed: boolean): Counted {
  const counted: Counted = { lives: 0, moves: 0, undone: 0, decisions: 0, faults: [] };
  for (let seed = 1; counted.moves < most && !(untilRed && counted.faults.length > 0); seed++) {
    const life = seed % 2 === 0 ? moveInExample(seed) : liveOverVersions(seed);
    counted.lives++;
    counted.undone += life.undone.length;
    for (const { verdict } of life.verdicts) {
      if (verdict === 'move') counted.moves++;
      if (verdict === 'decide') counted.decisions++;
    }
    const fault = life.fault ?? askedAgain(life) ?? replayFault(life);
    if (fault !== null) counted.faults.push(fault.startsWith('seed') ? fault : `seed ${seed}: ${fault}`);
  }
  return counted;
}

/** Nobody is taken to a step that they have done, but for the one where they stand. */
function askedAgain({ verdicts }: MovedLife): string | null {
  for (const one of verdicts) {
    if (one.verdict !== 'move' || one.how !== 'other-step') continue;
    const { here, ends } = one.before.run;
    // What follows the step that was named may come again where that loss was accepted; what was entered before the
    // move, by the old version, has no further visit.
    const visits = ({ run }: ProgramRun, id: string) => run.visits[id] ?? 0;
    const entered = one.trace.find(
      (line) => line.what === 'entered' && visits(one.run, line.node) > visits(one.before, line.node),
    );
    const node = entered?.what === 'entered' ? entered.node : null;
    if (node !== null && ends[node] && node !== here?.node)
      return `${node} was done and is entered by a move`;
  }
  return null;
}

function replayFault(life: MovedLife): string | null {
  if (!('log' in life)) return null;
  const { log, programs, run } = life as ReturnType<typeof liveOverVersions>;
  const kept = JSON.parse(JSON.stringify(log)) as typeof log;
  const again = replayVersions((version) => programs[Number(version)] as Program, kept, 'any');
  if (again.differences.length > 0) return `replay: ${JSON.stringify(again.differences[0])}`;
  return JSON.stringify(again.run) === JSON.stringify(run) ? null : 'replay ends elsewhere';
}

const ENGINE_MUTANTS: EngineMutant[] = [
  {
    name: 'counts-are-forgotten',
    file: 'migrate/carry.ts',
    guard: 'visits[moduleSource(id)] = count;',
    without: ';',
  },
  {
    name: 'gone-steps-are-no-matter',
    file: 'migrate/obstacles.ts',
    guard: "if (!is) return [{ why: 'step-gone'",
    without: "if (!is) return []; if (is.id === '') return [{ why: 'step-gone'",
  },
  {
    name: 'tasks-of-modules-stay',
    file: 'migrate.ts',
    guard: 'return moduleTaskFields(run, task, from, to)?.length !== 0;',
    without: 'return false;',
  },
  {
    name: 'readings-keep-their-numbers',
    file: 'migrate/carry.ts',
    guard: '(readingsIn(state, was, is) ?? state)',
    without: 'state',
  },
  {
    name: 'done-steps-can-be-entered',
    file: 'migrate.ts',
    guard: "run.ends[wanted] && !isHere ? cannot('already-done') : []",
    without: '[]',
  },
];

const MOVES = 'server/src/features/moves';
const PRODUCT_MUTANTS: { name: string; changes: [string, string, string][] }[] = [
  {
    name: 'stops-are-not-asked-about',
    changes: [
      [`${MOVES}/jobs.ts`, "moving?.state === 'working'", "moving && moving.state !== 'judging'"],
      [
        `${MOVES}/move-people.ts`,
        "if (moving?.state !== 'working' || moving.versionId === null) return 0;",
        'if (!moving || moving.versionId === null) return 0;',
      ],
    ],
  },
  {
    name: 'undone-whatever-happened',
    changes: [
      [
        `${MOVES}/move-one.ts`,
        "if (row.eventsCount !== person.movedNumber) return kept('something-happened');",
        '',
      ],
    ],
  },
  {
    name: 'version-is-not-written',
    changes: [
      ['server/src/features/enrollments/change-version.ts', 'versionId: to.id },', 'versionId: from.id },'],
    ],
  },
];

const liveProof = new URL('./support/moved-lives.ts', import.meta.url);
if (has('--mutant')) {
  await catchEngineMutants('R17', 'proof/r17-moves.ts', ENGINE_MUTANTS);
  const product = await import('./support/mutants.ts');
  await product.catchMutants('R17', 'proof/r17-moves.ts', PRODUCT_MUTANTS, {
    folders: ['engine/mutants.ts', 'engine/zone-changes.ts'],
    inTurn: true,
  });
} else {
  // On a mutant as many as it takes.
  const most = has('--quick') && !has('--until-red') ? 600 : 10_000;
  const { lives, moves, undone, decisions, faults } = proveEngine(most, has('--until-red'));
  for (const fault of faults.slice(0, 5)) console.log(fault);
  console.log(`${lives} lives, ${moves} moves, ${undone} taken back, ${decisions} left to decide`);
  const passed = faults.length === 0;
  console.log(
    `GOAL R17 ${faults.length}-reopened-doubled-or-orphaned/${moves}-moves 0 ${passed ? 'pass' : 'fail'}`,
  );
  process.exitCode = passed ? 0 : 1;
  // A copy of the engine alone has no product around it.
  if (existsSync(liveProof) && !(has('--until-red') && !passed)) await proveProduct();
}

async function proveProduct(): Promise<void> {
  const { proveMovedLives } = (await import(liveProof.href)) as typeof import('./support/moved-lives.ts');
  const { people, moves, undone, faults } = await proveMovedLives(
    has('--quick') ? 3 : 60,
    has('--until-red'),
  );
  for (const fault of faults.slice(0, 5)) console.log(fault);
  console.log(`${people} people moved ${moves} times through the database, ${undone} taken back`);
  const passed = faults.length === 0 && moves > 0;
  console.log(`GOAL R17 product:${faults.length}-faults/${moves}-moves 0 ${passed ? 'pass' : 'fail'}`);
  if (!passed) process.exitCode = 1;
}
