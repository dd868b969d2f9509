/**
 * Safe change: what a new version of a program means for somebody on the way, and moving them to it. [R52]–[R58]
 *
 *   const verdict = judgeMove(run, before, after, { now })
 *   'stay'     they have ended, or nothing changes for them
 *   'move'     verdict.run goes on by the new version, verdict.effects is what the world has to do
 *   'decide'   verdict.obstacles says why; a step to enter or an accepted loss can be handed in
 */
import { dueAtOf } from './due.ts';
import { goTo } from './flow.ts';
import { findNode } from './graph.ts';
import { keepsOfProgram } from './keeps.ts';
import { carryOver } from './migrate/carry.ts';
import { differencesBetween } from './migrate/differences.ts';
import {
  againObstacles,
  knowledgeObstacles,
  moduleTaskFields,
  moduleTaskObstacles,
  stepObstacles,
} from './migrate/obstacles.ts';
import { offersFor } from './migrate/offers.ts';
import type { Differences, Moved, MoveOptions, Obstacle, Verdict } from './migrate/verdict.ts';
import { advanceProgram, type ProgramAdvanced, type ProgramRun } from './program.ts';
import type { Program, Protocol } from './protocol.ts';
import type { RunEvent } from './run-event.ts';
import type { Run, Task } from './run-state.ts';
import { sameJson } from './same-json.ts';
import { closeTask } from './tasks.ts';
import { beginWork, type Work } from './work.ts';

/** The run on the new version. Throws RangeError where `judgeMove` would not let them. */
export function moveRun(run: ProgramRun, before: Program, after: Program, options: MoveOptions): Moved {
  const verdict = judgeMove(run, before, after, options);
  if (verdict.verdict === 'move') return verdict;
  const why =
    verdict.verdict === 'stay' ? verdict.because : verdict.obstacles.map(({ why }) => why).join(', ');
  throw new RangeError(`This run is not moved: ${why}.`);
}

export function judgeMove(given: ProgramRun, before: Program, after: Program, options: MoveOptions): Verdict {
  if (given.end) return { verdict: 'stay', because: 'ended' };
  const now = Math.max(options.now, given.run.at);
  // [R52] What fell due belongs to the version under which it did.
  const settled = advanceProgram(before, given, TIMER, now);
  if (settled.run.end) return { verdict: 'stay', because: 'ended' };
  const { run } = settled;
  const from = before.protocols[run.index]?.protocol;
  if (!from) throw new RangeError('The program has fewer protocols than the run that is to be moved.');
  const index = placeOf(after, from.id, run.index);
  if (index !== null && sameJson(before.protocols.slice(run.index), after.protocols.slice(index)))
    return { verdict: 'stay', because: 'nothing-changed' };
  const there = index === null ? undefined : after.protocols[index];
  if (index === null || !there) {
    const obstacles: Obstacle[] = [{ why: 'protocol-gone', protocol: from.id }];
    return { verdict: 'decide', obstacles, differences: allGone(run, before, after, from) };
  }
  const to = there.protocol;
  const place = { program: after, index, protocol: to };
  const wanted = wantedStep(run.run, from, options);
  const was = { program: before, index: run.index, protocol: from, node: run.run.here?.node ?? null };
  const differences = differencesBetween(run, was, {
    ...place,
    node: wanted ?? nearestTo(run.run, from, to),
  });
  const obstacles = obstaclesOf(run, from, to, index, wanted, options);
  if (obstacles.length > 0) return { verdict: 'decide', obstacles, differences };

  const moved = carriedTo(run, from, place, wanted, now);
  const end = endOf(run, moved, index);
  if (end && (wanted !== null || !options.accept?.includes('would-end')))
    return { verdict: 'decide', obstacles: [end], differences };
  const open = new Set(moved.run.run.tasks.map(({ id }) => id));
  const known = new Set(run.run.tasks.map(({ id }) => id));
  differences.vanishes.tasks = [...known].filter((id) => !open.has(id));
  differences.appears.tasks = [...open].filter((id) => !known.has(id));
  const node = moved.run.run.here?.node ?? null;
  return {
    verdict: 'move',
    how: wanted === null ? 'same-step' : 'other-step',
    from: { protocol: from.id, node: was.node },
    to: { protocol: after.protocols[moved.run.index]?.protocol.id ?? to.id, node },
    modules: moved.modules,
    differences,
    before: run,
    run: moved.run,
    effects: [...settled.effects, ...moved.effects],
    trace: [...settled.trace, ...moved.trace],
  };
}

const TIMER: RunEvent = { id: 'move', type: 'timer' };

/** How many of each verdict, and how often each obstacle stands in the way. */
export function countVerdicts(verdicts: readonly Verdict[]): {
  stay: number;
  move: number;
  decide: number;
  obstacles: Partial<Record<Obstacle['why'], number>>;
} {
  const counts = { stay: 0, move: 0, decide: 0, obstacles: {} as Partial<Record<Obstacle['why'], number>> };
  for (const one of verdicts) {
    counts[one.verdict]++;
    if (one.verdict !== 'decide') continue;
    for (const why of new Set(one.obstacles.map((obstacle) => obstacle.why)))
      counts.obstacles[why] = (counts.obstacles[why] ?? 0) + 1;
  }
  return counts;
}

/** Where the person's protocol stands now: at its old place if it is still there, else wherever it is. */
function placeOf({ protocols }: Program, protocolId: string, index: number): number | null {
  if (protocols[index]?.protocol.id === protocolId) return index;
  const places = protocols.flatMap(({ protocol }, place) => (protocol.id === protocolId ? [place] : []));
  return places.find((place) => place > index) ?? places.at(-1) ?? null;
}

function wantedStep(run: Run, from: Protocol, { enter }: MoveOptions): string | null {
  const steps = enter?.[from.id];
  const node = run.here?.node;
  return steps && node !== undefined && Object.hasOwn(steps, node) ? (steps[node] ?? null) : null;
}

/** Where they would stand: at their own step or, where it is gone, at the nearest that could take its place. */
function nearestTo(run: Run, from: Protocol, to: Protocol): string | null {
  const node = run.here?.node ?? null;
  if (node === null || findNode(to, node)) return node;
  return offersFor(run, from, to, node)[0] ?? node;
}

function obstaclesOf(
  { run, index }: ProgramRun,
  from: Protocol,
  to: Protocol,
  place: number,
  wanted: string | null,
  { accept = [] }: MoveOptions,
): Obstacle[] {
  // [R56] The place is part of every id: one that was used before would give ids out twice.
  if (place < index) return [{ why: 'protocol-earlier', protocol: from.id, from: index, to: place }];
  const obstacles = [
    ...(wanted === null ? stepObstacles(run, from, to) : enterObstacles(run, to, wanted)),
    ...againObstacles(run, from, to, wanted),
    ...moduleTaskObstacles(run, from, to),
    ...knowledgeObstacles(run, from, to),
  ].filter(({ why }) => !accept.some((accepted) => accepted === why));
  const closing = run.tasks.filter((task) => isClosing(run, task, from, to, wanted));
  for (const { id } of closing)
    if (run.held.some((event) => 'task' in event && event.task === id))
      obstacles.push({ why: 'held-answer', task: id });
  return obstacles;
}

function enterObstacles(run: Run, to: Protocol, wanted: string): Obstacle[] {
  const cannot = (because: 'no-such-step' | 'already-done' | 'paused'): Obstacle[] => [
    { why: 'cannot-enter', node: wanted, because },
  ];
  if (!findNode(to, wanted)) return cannot('no-such-step');
  if (run.status === 'paused') return cannot('paused');
  // [R55] What somebody has done is not asked of them again because a version changed.
  const isHere = run.here?.node === wanted && run.here.phase === 'working';
  return run.ends[wanted] && !isHere ? cannot('already-done') : [];
}

/** Tasks that do not go along: of a step that is left, of a module that is gone or asks something else now. */
function isClosing(run: Run, task: Task, from: Protocol, to: Protocol, wanted: string | null): boolean {
  if (task.node !== null) return wanted !== null;
  return moduleTaskFields(run, task, from, to)?.length !== 0;
}

type Place = { program: Program; index: number; protocol: Protocol };

function carriedTo(
  before: ProgramRun,
  from: Protocol,
  { program, index, protocol }: Place,
  wanted: string | null,
  now: number,
): ProgramAdvanced & { modules: Moved['modules'] } {
  const { run, carried, began } = carryOver(before.run, from, protocol, keepsOfProgram(program), now);
  const work: Work = beginWork(protocol, run, now);
  for (const task of before.run.tasks)
    if (isClosing(before.run, task, from, protocol, wanted)) closeTask(work, task, 'ended', now);
  if (wanted !== null) goTo(work, wanted, now);
  work.run.dueAt = dueAtOf(work.run);
  const there: ProgramRun = { ...before, programId: program.id, index, run: work.run };
  // Looks again, and does what falls due at this very instant, as after any other event.
  const settled = advanceProgram(program, there, TIMER, now);
  return {
    run: settled.run,
    effects: [...work.effects, ...settled.effects],
    trace: [...work.trace, ...settled.trace.filter(({ what }) => what !== 'refused')],
    modules: { carried, began },
  };
}

/** [R55] A move that would end somebody's protocol is not made without asking. */
function endOf(before: ProgramRun, { run }: ProgramAdvanced, index: number): Obstacle | null {
  const end = run.index > index ? run.past.slice(before.past.length)[0]?.end : (run.end ?? run.run.end);
  if (!end) return null;
  return { why: 'would-end', status: end.status, node: end.node, reason: end.reason };
}

/** Their protocol is in no place of the new version: all of it goes, and what they were not in yet stands ahead. */
function allGone(run: ProgramRun, before: Program, after: Program, protocol: Protocol): Differences {
  const was = { program: before, index: run.index, protocol, node: run.run.here?.node ?? null };
  const nothing: Protocol = { ...protocol, nodes: [], modules: [] };
  const ahead = after.protocols.filter(
    ({ protocol: { id } }) => !run.past.some(({ protocolId }) => protocolId === id),
  );
  const program: Program = { ...after, protocols: [{ protocol: nothing, onFail: 'stop' }, ...ahead] };
  return differencesBetween(run, was, { program, index: 0, protocol: nothing, node: null });
}
