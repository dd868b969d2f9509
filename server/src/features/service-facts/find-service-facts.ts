import type { ServiceFact } from '@regimen/contract/service-facts.ts';
import { DAY_MS, MINUTE_MS } from '@regimen/engine/calendar.ts';
import { listBookableServices } from '../../db/bookable-services.ts';
import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import { type Offer, readOffers, slotsOf } from '../bookings/read-slots.ts';

const mostServices = 200;
/** Who has no time for so long has none that a deadline could wait for. */
const mostDaysAhead = 60;
const weekMs = 7 * DAY_MS;

/** What the checker has to know of all that a protocol's steps may book. */
export async function findServiceFacts(tx: Tx, protocolId: string, now: Date): Promise<ServiceFact[]> {
  const usable = await listBookableServices(tx, protocolId, { most: mostServices });
  const open = usable.filter(({ isArchived }) => !isArchived).map(({ id }) => ({ serviceId: id }));
  const span = { from: now.getTime(), to: now.getTime() + mostDaysAhead * DAY_MS };
  const offers = new Map((await readOffers(tx, open, { now, span })).map((one) => [one.service.id, one]));
  const facts: ServiceFact[] = [];
  for (const { id, isArchived } of usable) {
    const offer = offers.get(id);
    facts.push({ id, isArchived, firstFreeMinutes: offer ? firstFreeMinutes(offer, now) : null });
    await breathe();
  }
  return facts;
}

/** Week by week: most have a time in the first. */
function firstFreeMinutes(offer: Offer, now: Date): number | null {
  const begin = now.getTime();
  const until = begin + Math.min(offer.setup.rules.aheadDays + 1, mostDaysAhead) * DAY_MS;
  for (let from = begin; from < until; from += weekMs) {
    const [first] = slotsOf(offer, now, { from, to: Math.min(from + weekMs, until) });
    if (first) return Math.ceil((first.to - begin) / MINUTE_MS);
  }
  return null;
}
