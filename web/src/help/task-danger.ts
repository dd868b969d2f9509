import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { type Urgent, urgentIn } from '@regimen/engine/urgent.ts';

/** The creator's words, where what was handed in may mean danger: by the engine's own rule, with or without a connection. */
export function dangerIn(
  { item, itemKey, kpi, kpiKey }: Pick<OpenTask, 'item' | 'itemKey' | 'kpi' | 'kpiKey'>,
  result: TaskResult | null,
): Urgent | null {
  if (result?.type === 'answers')
    return urgentIn(item ?? undefined, itemKey ?? '', { answers: result.answers as Answers });
  if (result?.type !== 'reading') return null;
  const { value, unit } = result;
  return (
    urgentIn(item ?? undefined, itemKey ?? '', { value, unit }) ??
    urgentIn(kpi ?? undefined, kpiKey ?? '', { value, unit })
  );
}
