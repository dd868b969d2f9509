import type { AssessmentItem } from '@regimen/engine/items.ts';
import { QuestionSteps } from './question-steps.tsx';
import type { TaskFormProps } from './task-form.ts';
import { useSheet } from './use-sheet.ts';

export function AssessmentForm({ task, item, hand }: TaskFormProps<AssessmentItem>) {
  const sheet = useSheet(task, item.questions, hand);
  return <QuestionSteps sheet={sheet} />;
}
