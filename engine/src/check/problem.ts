/** A problem the checker found, as data: the page puts it into words. */
import type { Edit } from '../edit.ts';
import type { Case } from './values.ts';

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
  | 'module-never-ends';

export type Problem = {
  /** Stable from one check to the next: code and place. */
  id: string;
  code: ProblemCode;
  /** Errors stop publishing, warnings do not. */
  severity: 'error' | 'warning';
  node: string | null;
  module: string | null;
  /** What the words need: names of steps, items and values. `of` is the item that it is about, if it is about one. */
  data: Record<string, string | number | boolean | null | string[] | Case[]>;
  /** An edit that mends it, where one exists. */
  mend: Edit | null;
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
