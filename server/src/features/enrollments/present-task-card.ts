import { repeatsOf } from '@regimen/contract/task-repeats.ts';
import type { TaskCard } from '@regimen/contract/tasks.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { TaskRow } from './rows.ts';

/** How long it takes, where its creator said so. */
export const minutesOf = (item: Item | undefined): number | null =>
  item?.kind === 'activity' || item?.kind === 'service' ? (item.minutes ?? null) : null;

/** A task as lists show it. `title` is the program's, in the reader's language. */
export function presentTaskCard(
  task: Omit<TaskRow, 'result' | 'begun'>,
  title: string,
  program: Program | undefined,
): TaskCard {
  const protocol = program?.protocols[task.protocolIndex]?.protocol;
  const item = task.item ? protocol?.items[task.item] : undefined;
  const module = protocol?.modules.find(({ id }) => id === task.module);
  return {
    id: task.id,
    enrollmentId: task.enrollmentId,
    programId: task.programId,
    programTitle: title,
    name: task.name,
    kind: task.kind,
    minutes: minutesOf(item),
    status: task.status,
    wasLate: task.wasLate,
    repeats: repeatsOf(module, item),
    openedAt: task.openedAt.toISOString(),
    lateAt: task.lateAt?.toISOString() ?? null,
    expiresAt: task.expiresAt?.toISOString() ?? null,
    snoozedUntil: task.snoozedUntil?.toISOString() ?? null,
    closedAt: task.closedAt?.toISOString() ?? null,
  };
}
