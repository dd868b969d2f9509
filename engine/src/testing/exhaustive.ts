/**
 * Every life in a small protocol, lived by the engine itself: all answers, all deadlines missed, all that can follow.
 * Knows the small protocols' few conditions by their own words, and shares nothing with the checker.
 */

import type { Protocol } from '../protocol.ts';
import { advance, start } from '../run.ts';
import type { RunEvent } from '../run-event.ts';
import type { Run } from '../run-state.ts';
import type { Trace } from '../trace.ts';

/** 2026-03-02, 09:00 UTC. */
const BEGIN = 1_772_442_000_000;
const PERSON = { age: 40, sex: null, roles: [], signs: [] };

/** What can happen next: a sheet with yes or no, a no to the whole task, or the end of its time. */
type Move = { what: 'yes' | 'no' | 'decline' | 'expire'; event: RunEvent; at: number };

function movesOf(run: Run, when: 'now' | 'late'): Move[] {
  const task = run.tasks[0];
  const expires = task?.expiresAt ?? null;
  if (!task || expires === null) return [];
  const at = when === 'now' ? run.at : expires - 1;
  const answer = (yes: boolean): RunEvent => ({ id: 'e', type: 'answers', task: task.id, answers: { yes } });
  return [
    { what: 'yes', at, event: answer(true) },
    { what: 'no', at, event: answer(false) },
    { what: 'decline', at, event: { id: 'e', type: 'taskDone', task: task.id, outcome: 'failure' } },
    { what: 'expire', at: expires, event: { id: 'e', type: 'timer' } },
  ];
}

const scoreOf = (run: Run): number | null => run.results.q?.score ?? null;
const keyOf = (run: Run, asked: boolean): string =>
  run.end ? `end ${run.end.reason}` : `${run.here?.node} ${run.here?.phase} ${scoreOf(run)} ${asked}`;

export type Found = {
  entered: Set<string>;
  /** Steps behind which children were asked; of each child whether its condition held, and what was known then. */
  asked: Map<string, { held: boolean; known: boolean; unknown: boolean }>;
  stuck: Set<string>;
  loops: boolean;
  finishes: boolean;
  /** Steps from which no end is ever reached. */
  trapped: string[];
  lives: Run[];
};

export function everyLife(protocol: Protocol): Found {
  const parts = new Map(protocol.nodes.map((node) => [node.id, node]));
  const children = (id: string) => protocol.nodes.filter((node) => node.parentId === id);
  const found: Omit<Found, 'trapped'> = {
    entered: new Set(),
    asked: new Map(),
    stuck: new Set(),
    loops: false,
    finishes: false,
    lives: [],
  };
  const open: { key: string; run: Run; asked: boolean }[] = [];
  const next = new Map<string, Set<string>>();
  const nodesAt = new Map<string, Set<string>>();
  const came = (from: string | null, run: Run, trace: readonly Trace[], askedBefore: boolean): void => {
    let asked = askedBefore;
    let result: string | null = null;
    const passed: string[] = [];
    for (const entry of trace) {
      if (entry.what === 'entered') {
        found.entered.add(entry.node);
        passed.push(entry.node);
        if (parts.get(entry.node)?.type === 'assessment') asked = true;
      } else if (entry.what === 'ended') result = entry.result;
      else if (entry.what === 'chose' || entry.what === 'found-no-way')
        for (const child of children(entry.node)) {
          const { nextStepCondition: when } = child.data;
          const score = scoreOf(run);
          const holds =
            when.is === 'always' ||
            (when.is === 'success' && result === 'success') ||
            (when.is === 'score' && score !== null && (when.op === '<' ? score < 1 : score >= 1));
          const known = found.asked.get(child.id) ?? { held: false, known: false, unknown: false };
          if (holds) known.held = true;
          if (asked) known.known = true;
          else known.unknown = true;
          found.asked.set(child.id, known);
        }
    }
    if (run.end?.reason === 'no-way-on') found.stuck.add(run.end.node ?? '');
    if (run.end?.reason === 'step-limit') found.loops = true;
    if (run.end?.reason === 'finish') found.finishes = true;
    const key = keyOf(run, asked);
    const follow = next.get(from ?? '');
    follow?.add(key);
    const through = nodesAt.get(key) ?? new Set<string>();
    for (const id of passed) through.add(id);
    nodesAt.set(key, through);
    if (next.has(key)) return;
    next.set(key, new Set());
    if (!run.end) {
      found.lives.push(run);
      open.push({ key, run, asked });
    }
  };
  next.set('', new Set());
  const began = start(protocol, { runId: 'r', zone: 'UTC', person: PERSON }, BEGIN);
  came('', began.run, began.trace, false);
  for (let one = open.pop(); one; one = open.pop())
    for (const { event, at } of movesOf(one.run, 'now')) {
      const { run, trace } = advance(protocol, one.run, event, at);
      came(one.key, run, trace, one.asked);
    }
  return { ...found, trapped: trappedIn(next, nodesAt, found.entered) };
}

function trappedIn(
  next: ReadonlyMap<string, ReadonlySet<string>>,
  nodesAt: ReadonlyMap<string, ReadonlySet<string>>,
  entered: ReadonlySet<string>,
): string[] {
  const leads = new Set([...next.keys()].filter((key) => key.startsWith('end')));
  for (let grew = true; grew; ) {
    grew = false;
    for (const [key, follow] of next)
      if (!leads.has(key) && [...follow].some((to) => leads.has(to))) {
        leads.add(key);
        grew = true;
      }
  }
  const free = new Set([...leads].flatMap((key) => [...(nodesAt.get(key) ?? [])]));
  return [...entered].filter((id) => !free.has(id));
}

export type SmallRule = {
  mustReach: 'expert' | 'step' | 'end';
  stepId: string | null;
  withinMinutes: number;
};

/** Whether after a high score somebody can fail to come there in time: every answer, each as late as it can be. */
export function canBreak(protocol: Protocol, { lives }: Found, rule: SmallRule): boolean {
  const limit = rule.withinMinutes * 60_000;
  const isThere = (run: Run): boolean => rule.mustReach === 'step' && run.here?.node === rule.stepId;
  const reached = ({ run, effects, trace }: ReturnType<typeof advance>): boolean => {
    if (rule.mustReach === 'end') return run.end !== null;
    if (rule.mustReach === 'step')
      return trace.some((entry) => entry.what === 'entered' && entry.node === rule.stepId);
    return effects.some(
      (effect) =>
        effect.kind === 'notifyExpert' || (effect.kind === 'openTask' && effect.task.target === 'system'),
    );
  };
  const known = new Set<string>();
  const open: { run: Run; since: number }[] = [];
  const came = (after: ReturnType<typeof advance>, since: number, at: number): boolean => {
    if (reached(after)) return at - since > limit;
    if (after.run.end) return true;
    // Nothing that a clock brings: it is never reached.
    if (after.run.dueAt === null || at - since > limit) return true;
    const key = `${keyOf(after.run, true)} ${at - since}`;
    if (!known.has(key)) {
      known.add(key);
      open.push({ run: after.run, since });
    }
    return false;
  };
  for (const run of lives) {
    if (isThere(run)) continue;
    for (const { what, event, at } of movesOf(run, 'now'))
      if (what === 'yes' && came(advance(protocol, run, event, at), at, at)) return true;
  }
  for (let one = open.pop(); one; one = open.pop())
    for (const { event, at } of movesOf(one.run, 'late'))
      if (came(advance(protocol, one.run, event, at), one.since, at)) return true;
  return false;
}
