import { DAY_MS, HOUR_MS } from '@regimen/engine/calendar.ts';
import { openTime, seedBooking, seedWaiting } from '../../../seed/bookings.ts';
import { seedLocation, seedService } from '../../../seed/services.ts';
import type { Tx } from '../../db/pool.ts';
import type { Makers } from '../../makers.ts';

type Kinds = 'booking' | 'ownBooking' | 'hostedBooking' | 'givenService' | 'waitlistEntry';

let made = 0;
/** Another morning each time, so that nobody who gives several is in their own way. */
const nextTime = (): number => openTime(Date.now(), 2 + (made++ % 200));
/** Over, and of the last four weeks: who came is still its host's to know. */
const pastTime = (): number =>
  Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 3 * DAY_MS - (made++ % 600) * HOUR_MS;
/** Nothing is booked then. */
const freeTime = (): string => new Date(openTime(Date.now(), 1)).toISOString();

async function serviceOf(tx: Tx, host: string, mark: string): Promise<string> {
  const { location } = await seedLocation(tx, host, { name: `Practice ${mark}` });
  return seedService(tx, host, location, { name: `Consultation ${mark}` });
}

/** Marks stand in whatever people write about a booking. */
const said = (mark: string) => ({ answers: { goal: mark }, privateNote: mark, summary: mark });

export const makers: Pick<Makers, Kinds> = {
  booking: async (tx, { owner, other, mark }) => {
    const service = await serviceOf(tx, other, mark);
    const from = nextTime();
    const booking = await seedBooking(tx, { service, client: owner, from, said: said(mark) });
    return { booking, slot: freeTime() };
  },
  ownBooking: async (tx, { owner, other, mark }) => {
    const service = await serviceOf(tx, other, mark);
    const ownBooking = await seedBooking(tx, { service, client: owner, from: nextTime() });
    const held = { service, client: owner, from: nextTime(), state: 'held' as const };
    return { ownBooking, heldBooking: await seedBooking(tx, { ...held, said: { summary: mark } }) };
  },
  hostedBooking: async (tx, { owner, other, mark }) => {
    const service = await serviceOf(tx, owner, mark);
    const one = { service, client: other, said: said(mark) };
    return {
      hostedBooking: await seedBooking(tx, { ...one, from: nextTime() }),
      requestedBooking: await seedBooking(tx, { ...one, from: nextTime(), state: 'requested' }),
      pastBooking: await seedBooking(tx, { ...one, from: pastTime() }),
    };
  },
  givenService: async (tx, { owner, other, mark }) => {
    const givenService = await serviceOf(tx, owner, mark);
    const past = { service: givenService, client: other, from: pastTime() };
    await seedBooking(tx, { ...past, said: said(mark) });
    await seedWaiting(tx, { service: givenService, person: other, from: openTime() });
    return { givenService, client: other, slot: freeTime() };
  },
  waitlistEntry: async (tx, { owner, other, mark }) => {
    const service = await serviceOf(tx, other, mark);
    return { waitlistEntry: await seedWaiting(tx, { service, person: owner, from: openTime() }) };
  },
};
