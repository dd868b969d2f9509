/** With whom and where, once the time is chosen. */
import { seedOf } from '../simulate/draws.ts';
import type { Slot, SlotHost, SlotRoom, SlotSetup } from './types.ts';

/**
 * [S12] All together, or the one who has given least for their weight; of several the seed draws one. Who has no weight
 * comes last. In a session under way nobody is chosen any more.
 */
export function chooseHosts(setup: SlotSetup, slot: Slot, seed: string): readonly string[] {
  if (slot.session !== null || setup.rules.hosts === 'all') return slot.hosts;
  const free = setup.hosts.filter(({ id }) => slot.hosts.includes(id));
  const first = free.reduce<SlotHost | null>(
    (best, host) => (best === null || comesBefore(host, best, seed) ? host : best),
    null,
  );
  return first === null ? [] : [first.id];
}

/** (a.given + 1) / a.weight against the same of the other, in integers. */
function comesBefore(a: SlotHost, b: SlotHost, seed: string): boolean {
  const [mine, theirs] = [(a.given + 1) * b.weight, (b.given + 1) * a.weight];
  if (mine !== theirs) return mine < theirs;
  return seedOf(`${seed}:${a.id}`, 0) < seedOf(`${seed}:${b.id}`, 0);
}

/** [S13] The smallest that is free and has the seats; `null` where none is needed, or the session has one already. */
export function chooseRoom(setup: SlotSetup, slot: Slot): string | null {
  const free = (setup.rooms ?? []).filter(({ id }) => slot.rooms.includes(id));
  const smallest = free.reduce<SlotRoom | null>(
    (best, room) => (best === null || room.seats < best.seats ? room : best),
    null,
  );
  return smallest?.id ?? null;
}
