import type { Item } from '@regimen/engine/items.ts';
import type { Protocol, StepType } from '@regimen/engine/protocol.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import { successOf, traitsOf } from '@regimen/engine/steps/traits.ts';
import type { TaskResult } from './task-forms.ts';

// What is handed in for a task, as the engine takes it: the same for those who follow and for those who simulate.
// No zod: pages read it.

/** The type of the step that asks, or an alert, which no step asks for. */
export type TaskKind = StepType | 'alert';

/** `key` is the engine's id of the task. */
export interface HandedTask {
  key: string;
  kind: TaskKind;
  node: string | null;
  item: string | null;
}

/** What cannot be told to the engine at all; `field` is its place in what was handed in. */
export interface Misfit {
  field: 'proof' | 'unit' | 'type';
  misfit: 'proof_not_number' | 'unknown_unit' | 'does_not_fit_task';
}

export const isMisfit = (made: RunEvent | Misfit): made is Misfit => 'misfit' in made;

/** Of the follower's own task. */
export function followerEvent(
  task: HandedTask,
  protocol: Protocol | undefined,
  result: TaskResult,
  id: string,
): RunEvent | Misfit {
  const item = itemOf(protocol, task);
  const of = { id, task: task.key };
  switch (result.type) {
    case 'done':
      return doneBy(task.kind) === 'booking'
        ? {
            ...of,
            type: 'booking',
            status: asksAttendance(protocol, task) ? 'attended' : 'booked',
            own: true,
          }
        : { ...of, type: 'taskDone' };
    case 'proof':
      if (item?.kind === 'challenge' && item.proof === 'number' && typeof result.proof !== 'number')
        return { field: 'proof', misfit: 'proof_not_number' };
      return { ...of, type: 'taskDone', proof: result.proof };
    case 'answers':
      return { ...of, type: 'answers', answers: result.answers };
    case 'reading':
      return readingEvent(task, protocol, item, result, id);
    case 'declined':
      return { ...of, type: 'taskDone', outcome: 'failure' };
    case 'booking':
    case 'decision':
      return { field: 'type', misfit: 'does_not_fit_task' };
  }
}

function readingEvent(
  task: HandedTask,
  protocol: Protocol | undefined,
  item: Item | undefined,
  { value, unit }: Extract<TaskResult, { type: 'reading' }>,
  id: string,
): RunEvent | Misfit {
  if (item?.kind !== 'order')
    return {
      id,
      type: 'reading',
      kpi: task.item ?? '',
      value,
      task: task.key,
      ...(unit !== undefined && { unit }),
    };
  const kpi = protocol?.items[item.resultKpi ?? ''];
  const own = kpi?.kind === 'kpi' ? inOwnUnit(kpi, value, unit) : value;
  if (own === null) return { field: 'unit', misfit: 'unknown_unit' };
  return { id, type: 'taskDone', task: task.key, value: own };
}

/** Of an expert's task, as each kind of step takes it; what does not fit is left to the engine to refuse. */
export function expertEvent(task: Omit<HandedTask, 'node'>, result: TaskResult, id: string): RunEvent {
  const about = { id, task: task.key };
  switch (result.type) {
    case 'decision': {
      const { outcome, branch, answers } = result;
      const failed = outcome === 'failure';
      const by = doneBy(task.kind);
      if (by === 'booking') return { ...about, type: 'booking', status: failed ? 'cancelled' : 'attended' };
      if (by === 'decision' || (answers && !failed))
        return {
          ...about,
          type: 'expertDecision',
          ...(outcome && { outcome }),
          ...(branch && { branch }),
          ...(answers && { answers }),
        };
      return { ...about, type: 'taskDone', ...(outcome && { outcome }) };
    }
    case 'answers':
      return { ...about, type: 'expertDecision', outcome: 'success', answers: result.answers };
    case 'booking':
      return { ...about, type: 'booking', status: result.status };
    case 'reading': {
      const unit = result.unit ? { unit: result.unit } : {};
      return { ...about, type: 'reading', kpi: task.item ?? '', value: result.value, ...unit };
    }
    case 'proof':
      return { ...about, type: 'taskDone', proof: result.proof };
    case 'declined':
      return { ...about, type: 'taskDone', outcome: 'failure' };
    case 'done':
      return { ...about, type: 'taskDone' };
  }
}

const doneBy = (kind: TaskKind) => (kind === 'alert' ? undefined : traitsOf(kind).doneBy);

const itemOf = (protocol: Protocol | undefined, { item }: HandedTask): Item | undefined =>
  item === null ? undefined : protocol?.items[item];

function asksAttendance(protocol: Protocol | undefined, task: HandedTask): boolean {
  const node = protocol?.nodes.find(({ id }) => id === task.node);
  return node !== undefined && successOf(node) === 'attended';
}
