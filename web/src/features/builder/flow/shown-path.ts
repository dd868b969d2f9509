/** `?way=` shows the path that breaks a safety rule: on the cards, between them, and step by step beside. */
import type { Problem } from '@regimen/engine/check.ts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useProblems } from '../draft/use-draft.ts';

export interface ShownPath {
  rule: string;
  /** `null`: it holds now, or is still looked at. */
  problem: Problem | null;
  close: () => void;
}

export function useShownPath(): ShownPath | null {
  const [params, setParams] = useSearchParams();
  const rule = params.get('way');
  const problems = useProblems();
  const close = useCallback(
    () =>
      setParams(
        (before) => {
          before.delete('way');
          return before;
        },
        { replace: true },
      ),
    [setParams],
  );
  if (rule === null) return null;
  const problem = problems.find(({ data }) => data.rule === rule) ?? null;
  return { rule, problem, close };
}

/** What stands at a step on the path: its numbers, and whether the rule's time runs there. */
export interface PathMarking {
  numbers: string;
  counts: boolean;
  /** The longest stay in minutes; `null` without deadline, 0 where none is counted. */
  minutes: number | null;
}

export function markingsOfPath(problem: Problem | null): Map<string, PathMarking> {
  const marks = new Map<string, PathMarking>();
  problem?.path?.forEach(({ node, counts, minutes }, index) => {
    const known = marks.get(node);
    marks.set(node, {
      numbers: known ? `${known.numbers}, ${index + 1}` : String(index + 1),
      counts: counts || (known?.counts ?? false),
      minutes: counts ? minutes : (known?.minutes ?? 0),
    });
  });
  return marks;
}
