import type { Found, MoveDecision, StayReason } from '@regimen/contract/moves.ts';
import type { MoveOptions, Obstacle, Verdict } from '@regimen/engine/migrate/verdict.ts';
import { judgeMove } from '@regimen/engine/migrate.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';

/** What is kept of a look at somebody. */
export interface Judged {
  verdict: Verdict['verdict'];
  reason: string;
  found: Found;
}

/** What another version means for somebody, as of an instant. `run` is null while they have not begun. */
export function judgePerson(run: ProgramRun | null, before: Program, after: Program, now: number): Judged {
  if (run === null) return notBegun();
  return judgedAs(run, before, judgeMove(run, before, after, { now }));
}

/** They begin on whichever version is theirs by then. */
export const notBegun = (): Judged => ({
  verdict: 'move',
  reason: '',
  found: { at: null, to: null, how: 'not-begun', because: null, obstacles: [], differences: null },
});

export const staying = (because: StayReason): Judged => ({
  verdict: 'stay',
  reason: '',
  found: { at: null, to: null, how: null, because, obstacles: [], differences: null },
});

export function judgedAs(run: ProgramRun, before: Program, verdict: Verdict): Judged {
  const protocol = before.protocols[run.index]?.protocol.id ?? '';
  const at = { protocol, node: run.run.here?.node ?? null };
  if (verdict.verdict === 'stay') {
    const judged = staying(verdict.because);
    return { ...judged, found: { ...judged.found, at } };
  }
  const { differences } = verdict;
  if (verdict.verdict === 'decide') {
    const { obstacles } = verdict;
    const found: Found = { at, to: null, how: null, because: null, obstacles, differences };
    return { verdict: 'decide', reason: reasonKey(protocol, obstacles), found };
  }
  const { how, to } = verdict;
  return {
    verdict: 'move',
    reason: '',
    found: { at: verdict.from, to, how, because: null, obstacles: [], differences },
  };
}

/** How a decision is put to the engine: a step is named for the one where they stand. */
export function optionsOf(
  run: ProgramRun,
  before: Program,
  now: number,
  decision: MoveDecision | null,
): MoveOptions {
  const protocol = before.protocols[run.index]?.protocol.id ?? '';
  const node = run.run.here?.node;
  const { enter, accept } = decision ?? {};
  return {
    now,
    ...(enter !== undefined && node !== undefined && { enter: { [protocol]: { [node]: enter } } }),
    ...(accept && accept.length > 0 && { accept }),
  };
}

const longestKey = 2_000;

/** The same for all who can be decided about together: the same things are in the way, whatever their tasks' ids. */
function reasonKey(protocol: string, obstacles: readonly Obstacle[]): string {
  const keys = obstacles.map((obstacle) => [obstacle.why, ...aboutOf(obstacle)].join(':'));
  return [protocol, ...[...new Set(keys)].sort()].join(' ').slice(0, longestKey);
}

function aboutOf(obstacle: Obstacle): string[] {
  switch (obstacle.why) {
    case 'protocol-gone':
    case 'protocol-earlier':
      return [];
    case 'module-task-changed':
      return [obstacle.module];
    case 'score-differs':
      return [obstacle.item];
    case 'unit-differs':
      return [obstacle.kpi];
    case 'asked-again':
      return [...obstacle.steps].sort();
    case 'held-answer':
      return [];
    case 'would-end':
      return [obstacle.status, obstacle.node ?? ''];
    case 'cannot-enter':
      return [obstacle.node, obstacle.because];
    default:
      return [obstacle.node];
  }
}
