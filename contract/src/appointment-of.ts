import type { Item } from '@regimen/engine/items.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { successOf, takesOwnWord } from '@regimen/engine/steps/traits.ts';

// No zod: pages read it.

/** What a task is about that is done by an appointment. */
export interface Appointment {
  /** The one that is booked; null: its follower arranges it elsewhere. */
  serviceId: string | null;
  /** By booking it, or by having been there. */
  doneWhen: 'booked' | 'attended';
  /** Saying that one arranged it oneself is enough. */
  ownArranging: boolean;
}

/** null: it is about something else. */
export function appointmentOf(node: FlowNode | undefined, item: Item | null): Appointment | null {
  if (node === undefined || item?.kind !== 'service') return null;
  return {
    serviceId: item.service ?? null,
    doneWhen: successOf(node) === 'attended' ? 'attended' : 'booked',
    ownArranging: takesOwnWord(node),
  };
}
