import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useOpenComments } from '../../comments/use-comments.ts';
import { useProblems } from '../../draft/use-draft.ts';
import type { Compared } from '../differences.ts';
import { worstByStep } from '../flow-context.ts';
import { markingsOfPath, useShownPath } from '../shown-path.ts';
import { createMarks, MarksProvider } from './canvas-context.ts';

const nothing = new Map();

/** Brings what is found and said to the cards without rendering the canvas again. */
export function CardMarksSource({ compared, children }: { compared: Compared | null; children: ReactNode }) {
  const [marks] = useState(createMarks);
  const found = useProblems();
  const comments = useOpenComments();
  const problems = useMemo(() => worstByStep(found), [found]);
  const differences = compared?.differences ?? nothing;
  const shown = useShownPath()?.problem ?? null;
  const path = useMemo(() => markingsOfPath(shown), [shown]);
  useEffect(
    () =>
      marks.set({
        comments,
        differences,
        problems: compared ? nothing : problems,
        path: compared ? nothing : path,
      }),
    [marks, problems, comments, differences, compared, path],
  );
  return <MarksProvider value={marks}>{children}</MarksProvider>;
}
