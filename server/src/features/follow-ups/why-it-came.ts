import type { Trace } from '@regimen/engine/trace.ts';
import type { Tx } from '../../db/pool.ts';
import type { CardRow } from './queries.ts';
import { listAlarms, listEventsFrom } from './why-queries.ts';

/** A task is opened by the event that decided it, or at the latest by one of the few after that instant. */
const mostLookedAt = 20;

/** Why a follow-up came: the lines of the record that led to it. Empty where the record does not say. */
export async function whyItCame(tx: Tx, task: CardRow['task']): Promise<Trace[]> {
  // Of what is to be done about a danger, the danger is the reason, whichever branch led to it.
  if (task.urgentUntil !== null) {
    const alarm = (await listAlarms(tx, [task.id])).get(task.id);
    if (alarm) return [alarm.line];
  }
  const events = await listEventsFrom(tx, task.enrollmentId, task.openedAt, mostLookedAt);
  // An alert is known by its effect, a task by its own id, which the effect that opens it spells with its kind.
  const effect = task.key.replace('/task/', '/openTask/');
  const event = events.find(({ entry }) => entry.effects.some(({ id }) => id === effect));
  return (event?.trace ?? []).filter((line) => leadsTo(line, task));
}

function leadsTo(line: Trace, { kind, node, item, module }: CardRow['task']): boolean {
  // A person is asked about what a model said at the very step.
  if (line.what === 'model-said' || line.what === 'fell-back') return line.node === node;
  if (kind === 'alert')
    return (line.what === 'alerted' || line.what === 'urgent') && line.item === item && line.evaluation.holds;
  if (module !== null) return line.what === 'came' && line.module === module;
  return (line.what === 'chose' || line.what === 'jumped') && line.to === node;
}
