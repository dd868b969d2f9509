import type { Question } from '@regimen/engine/questions.ts';
import { useRef, useState } from 'react';
import { useAction } from '../../../shell/use-action.ts';
import { orderQuestions } from './question-changes.ts';
import type { AssessmentChange, OpenAssessment } from './use-assessment.ts';

/** The order as it is shown at once, saved behind it: one save at a time, the newest order last. */
export function useOrder(
  opened: OpenAssessment,
  save: (change: AssessmentChange) => Promise<unknown>,
): [questions: readonly Question[], order: (questions: Question[]) => void] {
  const [shown, setShown] = useState<readonly Question[] | null>(null);
  const wanted = useRef<readonly Question[] | null>(null);
  const [push] = useAction(async () => {
    try {
      while (wanted.current) {
        const ids = wanted.current.map(({ id }) => id);
        wanted.current = null;
        await save(orderQuestions(ids));
      }
    } finally {
      wanted.current = null;
      setShown(null);
    }
  });
  return [
    shown ?? opened.item.questions,
    (questions) => {
      setShown(questions);
      wanted.current = questions;
      push();
    },
  ];
}
