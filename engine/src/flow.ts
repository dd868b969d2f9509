/** The way through the tree: entering steps, ending them, and choosing what comes next. [R1]–[R12] */
import { evaluate, holds } from './condition.ts';
import { couldHold, nextDayThatMatters } from './could-hold.ts';
import { endRun, holdingModules } from './ending.ts';
import { factsOf } from './facts.ts';
import { beginModules, endModules } from './module-run.ts';
import type { FlowNode } from './protocol.ts';
import type { Run } from './run-state.ts';
import { enterStep } from './steps/run.ts';
import type { Ended } from './steps/step.ts';
import { isJump } from './steps/traits.ts';
import { closeTask } from './tasks.ts';
import type { Asked } from './trace.ts';
import { withEntry } from './with-entry.ts';
import type { Work } from './work.ts';

/** [R12] More steps than this in one call mean a loop that takes no time. */
export const MOST_STEPS_IN_ONE_CALL = 1_000;

/** Enters a step, and every further one that follows without waiting. */
export function goTo(work: Work, nodeId: string, at: number): void {
  let next: string | null = nodeId;
  while (next !== null) {
    const node = work.graph.byId.get(next);
    const tired = work.steps === MOST_STEPS_IN_ONE_CALL;
    if (!node || tired) {
      endRun(work, 'failed', node?.id ?? work.run.here?.node ?? null, node ? 'step-limit' : 'no-way-on', at);
      return;
    }
    next = enter(work, node, at);
  }
}

function enter(work: Work, node: FlowNode, at: number): string | null {
  const { run } = work;
  const visit = (run.visits[node.id] ?? 0) + 1;
  work.steps++;
  if (run.here) endModules(work, run.here.node, at);
  run.visits = withEntry(run.visits, node.id, visit);
  run.here = {
    node: node.id,
    visit,
    enteredAt: at,
    phase: 'working',
    moment: null,
    challenge: null,
    eventCame: false,
    proposal: null,
  };
  work.trace.push({ rule: 'R1', at, what: 'entered', node: node.id, visit });
  beginModules(work, node.id, at);
  if (isJump(node.type)) return jump(work, node, at);
  const ended = enterStep(work, node, at);
  return ended === null ? null : conclude(work, node, ended, at);
}

/** [R5] A jump has no outcome of its own: it always goes to its target. */
function jump(work: Work, node: FlowNode, at: number): string | null {
  const to = node.data.rules.jumpRule?.target;
  if (to === undefined) {
    endRun(work, 'failed', node.id, 'no-way-on', at);
    return null;
  }
  work.trace.push({ rule: 'R5', at, what: 'jumped', node: node.id, to, on: null });
  return to;
}

/** [R2] Ends the current step and goes on from there. */
export function endStep(work: Work, node: FlowNode, ended: Ended, at: number): void {
  const next = conclude(work, node, ended, at);
  if (next !== null) goTo(work, next, at);
}

function conclude(work: Work, node: FlowNode, ended: Ended, at: number): string | null {
  const { run } = work;
  for (const task of run.tasks) if (task.node === node.id) closeTask(work, task, 'ended', at);
  const visit = run.visits[node.id] ?? 1;
  const { result, reason, score = null, band = null, branch = null } = ended;
  const to = node.data.rules.jumpRule?.[result === 'success' ? 'targetSuccess' : 'target'];
  const by = to === undefined ? null : 'jump';
  const end = { visit, at, result, reason, score, band, branch, wentTo: to ?? null, by } as const;
  run.ends = withEntry(run.ends, node.id, end);
  work.trace.push({ rule: 'R2', at, what: 'ended', node: node.id, visit, result, reason });
  if (to === undefined) return choose(work, node, at, true);
  work.trace.push({ rule: 'R3', at, what: 'jumped', node: node.id, to, on: result });
  return to;
}

/** [R4] The first child whose condition holds. [R10] Otherwise wait for a change, or fail when none can come. */
function choose(work: Work, node: FlowNode, at: number, first: boolean): string | null {
  const { run, graph } = work;
  const children = graph.children.get(node.id) ?? [];
  const ask = factsOf(graph, run, node.id, at);
  const chosen = children.find((child) => holds(child.data.nextStepCondition, ask));
  const asked = (): Asked[] =>
    (chosen ? children.slice(0, children.indexOf(chosen) + 1) : children).map((child) => ({
      node: child.id,
      evaluation: evaluate(child.data.nextStepCondition, ask),
    }));
  if (chosen) {
    const end = run.ends[node.id];
    if (end) run.ends = withEntry(run.ends, node.id, { ...end, wentTo: chosen.id, by: 'child' });
    work.trace.push({ rule: 'R4', at, what: 'chose', node: node.id, to: chosen.id, asked: asked() });
    return chosen.id;
  }
  const waits = children.some((child) => couldHold(work, child.data.nextStepCondition, ask, at));
  if (first || !waits)
    work.trace.push({ rule: 'R10', at, what: 'found-no-way', node: node.id, asked: asked(), waits });
  if (!waits) endRun(work, 'failed', node.id, 'no-way-on', at);
  else if (run.here) {
    const conditions = children.map((child) => child.data.nextStepCondition);
    const due = nextDayThatMatters(work, conditions, at);
    const moment = due === null ? null : { at: due, day: null, time: null };
    const unchanged = run.here.phase === 'choosing' && run.here.moment?.at === moment?.at;
    if (!unchanged) run.here = { ...run.here, phase: 'choosing', moment };
  }
  return null;
}

/** Whether the run stands between two steps, or at a finish that was held back: then anything may move it on. */
export const isBetweenSteps = ({ here, status }: Run): boolean =>
  here !== null && status === 'running' && here.phase !== 'working';

/** Looks again where the run stands between two steps, or at a finish that was held back. */
export function lookAgain(work: Work, at: number): void {
  const { here } = work.run;
  if (!here || !isBetweenSteps(work.run)) return;
  const node = work.graph.byId.get(here.node);
  if (!node) return;
  if (here.phase === 'holding') {
    if (holdingModules(work).length === 0) endRun(work, 'finished', node.id, 'finish', at);
    return;
  }
  const next = choose(work, node, at, false);
  if (next !== null) goTo(work, next, at);
}
