/** A problem the checker found, as data: the page puts it into words. */
import type { Outcome } from '../condition.ts';
import type { Edit } from '../edit.ts';
import type { SampleFact } from './sample-values.ts';

export type ProblemCode =
  | 'no-finish'
  | 'unreachable'
  | 'dead-end'
  | 'open-case'
  | 'jump-to-nothing'
  | 'loop-without-time'
  | 'missing-item'
  | 'formula-circle'
  | 'module-never-runs'
  | 'module-never-ends'
  | 'contradiction'
  | 'shadowed'
  | 'read-before-measured'
  | 'too-few-readings'
  | 'band-never-reached'
  | 'no-way-out'
  | 'no-deadline'
  | 'late-after-expiry'
  | 'too-many-prompts'
  | 'too-large'
  | 'empty-item'
  | 'kpi-range'
  | 'unknown-placeholder'
  | 'named-after-type'
  | 'open-gate'
  | 'risk-without-help'
  | 'risk-unmarked'
  | 'safety-broken'
  | 'safety-unproven'
  | 'safety-idle'
  | 'branch-twice'
  | 'one-branch'
  | 'no-examples'
  | 'service-missing'
  | 'service-archived'
  | 'no-capacity';

/** One step of a path that breaks a rule. */
export type PathStep = {
  node: string;
  /** How it ended, where that is known. */
  result: Outcome | null;
  /** The longest time that can pass here; `null` where nothing bounds it. */
  minutes: number | null;
  /** The rule's time is running: what it speaks of has come about. */
  counts: boolean;
};

export type Problem = {
  /** Stable from one check to the next: code and place. */
  id: string;
  code: ProblemCode;
  /** Errors stop publishing, warnings do not. */
  severity: 'error' | 'warning';
  node: string | null;
  module: string | null;
  /** What the words need: names of steps, items and values. `of` is the item that it is about, if it is about one. */
  data: Record<string, string | number | boolean | null | string[] | SampleFact[]>;
  /** An edit that mends it, where one exists. */
  mend: Edit | null;
  /** The path that breaks a safety rule, from the first step on. */
  path?: PathStep[];
};

export function problem(
  code: ProblemCode,
  severity: Problem['severity'],
  place: { node?: string; module?: string },
  data: Problem['data'] = {},
  mend: Edit | null = null,
  detail = '',
): Problem {
  const { node = null, module = null } = place;
  const id = [code, node ?? module ?? 'protocol', detail].filter(Boolean).join(':');
  return { id, code, severity, node, module, data, mend };
}

/** About a rule of the creator's own. */
export const isAboutSafety = ({ code }: Problem): boolean =>
  code === 'safety-broken' || code === 'safety-unproven' || code === 'safety-idle';
