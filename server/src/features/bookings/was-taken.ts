import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import type { Slot } from '@regimen/engine/slots/types.ts';
import type { Offer } from './read-slots.ts';
import type { Freed } from './waitlist-queries.ts';

/** Whether a time that is free now was not before this was freed: nobody or no room was free for it. */
export function wasTaken(slot: Slot, { setup: { rules } }: Offer, freed: readonly Freed[]): boolean {
  if (slot.session !== null) return freed.some(({ sessionId }) => sessionId === slot.session);
  const from = slot.from - rules.bufferBeforeMinutes * MINUTE_MS;
  const to = slot.to + rules.bufferAfterMinutes * MINUTE_MS;
  const wasBusy = (resource: string) =>
    freed.some(
      (one) => one.resource === resource && one.from < to && one.to > from && one.groupAt !== slot.from,
    );
  const noHost = rules.hosts === 'all' ? slot.hosts.some(wasBusy) : slot.hosts.every(wasBusy);
  return noHost || (slot.rooms.length > 0 && slot.rooms.every(wasBusy));
}
