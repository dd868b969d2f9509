import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { UrgentHelp } from '@regimen/contract/urgent.ts';
import { adviceFor } from '@regimen/engine/advice.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { urgentIn } from '@regimen/engine/urgent.ts';

/** What may mean danger, and the creator's words about it: by the engine's own rule, with or without a connection. */
export type Danger = Pick<UrgentHelp, 'programId' | 'title' | 'text' | 'measured'> &
  Partial<Pick<UrgentHelp, 'over' | 'programTitle'>>;

type Task = Pick<OpenTask, 'programId' | 'item' | 'itemKey' | 'kpi' | 'kpiKey'>;

export function dangerInTask(
  { programId, item, itemKey, kpi, kpiKey }: Task,
  result: TaskResult | null,
): Danger | null {
  if (result?.type === 'answers') {
    const words = urgentIn(item ?? undefined, itemKey ?? '', { answers: result.answers as Answers });
    return words && { programId, title: words.title, text: words.text, measured: null };
  }
  if (result?.type !== 'reading') return null;
  return (
    dangerInReading(programId, item, itemKey ?? '', result) ??
    dangerInReading(programId, kpi, kpiKey ?? '', result)
  );
}

export function dangerInReading(
  programId: string,
  item: Item | null,
  itemId: string,
  reading: { value: number; unit?: string | undefined },
): Danger | null {
  const words = urgentIn(item ?? undefined, itemId, reading);
  if (!words || item?.kind !== 'kpi') return null;
  const { name, unit, conversions = [] } = item;
  const value = inOwnUnit(item, reading.value, reading.unit) ?? reading.value;
  const advice = adviceFor(item, itemId, reading);
  const measured = { kpi: itemId, name, value, unit, conversions, advice, since: null };
  return { programId, title: words.title, text: words.text, measured };
}
