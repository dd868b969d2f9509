import { DAY_MS, HOUR_MS } from '@regimen/engine/calendar.ts';
import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import type { Tx } from '../../src/db/pool.ts';
import { readOffer, slotsOf } from '../../src/features/bookings/read-slots.ts';
import { type SeededBooking, seedBooking, seedWaiting } from '../bookings.ts';
import { bookingTexts } from './booking-texts.ts';
import type { DemoServices } from './services.ts';

interface People {
  follower: string;
  expert: string;
  colleague: string;
  /** Whoever else there is. */
  others: readonly string[];
}

/** Appointments of every kind: some behind, some ahead, one that waits for a yes, and somebody on a waitlist. */
export async function seedDemoBookings(
  tx: Tx,
  { consultation, group, call }: DemoServices,
  { follower, expert, colleague, others }: People,
  locale: ContentLanguage,
  now: number,
): Promise<void> {
  const texts = bookingTexts[locale];

  /** The first time that is free so many days from now, or was so many days ago. */
  async function timeIn(service: string, duration: number, days: number): Promise<number> {
    const from = now + days * DAY_MS;
    const span = { from, to: from + 10 * DAY_MS };
    const asOf = new Date(Math.min(now, from - 2 * DAY_MS));
    const offer = await readOffer(tx, { serviceId: service, duration }, { now: asOf, span });
    const [slot] = offer ? slotsOf(offer, asOf, span) : [];
    if (!slot) throw new Error('The demo’s experts have no time.');
    return slot.from;
  }
  const at = async (
    days: number,
    { service, duration, ...booking }: Omit<SeededBooking, 'from' | 'duration'> & { duration: number },
  ) => seedBooking(tx, { ...booking, service, duration, now, from: await timeIn(service, duration, days) });

  const first = { service: consultation, duration: 30, host: expert };
  const talk = { service: call, duration: 20, host: expert };
  const stretching = { service: group, duration: 60 };
  const answered = { answers: { goal: texts.goal, before: true } };
  const [one = follower, two = one, three = two] = others;

  await at(-21, {
    ...first,
    client: follower,
    state: 'completed',
    said: { ...answered, privateNote: texts.note, summary: texts.summary },
  });
  await at(-14, { ...talk, client: one, state: 'completed', said: { summary: texts.shortSummary } });
  await at(-9, {
    ...first,
    host: colleague,
    client: two,
    state: 'completed',
    said: { answers: { goal: texts.otherGoal } },
  });
  await at(-7, { ...talk, client: three, state: 'no_show' });
  await at(-5, { ...stretching, client: follower, state: 'completed', said: { answers: { floor: true } } });
  await at(-3, { ...talk, client: two, state: 'confirmed' });

  await at(2, { ...first, client: follower, said: answered });
  await at(2, { ...first, host: colleague, client: one, said: { answers: { goal: texts.otherGoal } } });
  await at(3, { ...talk, client: follower, state: 'requested' });
  await at(3, { ...talk, client: two, state: 'requested' });
  await at(4, { ...talk, client: one });
  await at(5, {
    ...first,
    client: three,
    state: 'cancelled',
    by: 'client',
    said: { reason: texts.cancelled },
  });
  await at(6, {
    ...talk,
    client: three,
    state: 'declined',
    said: { reason: texts.declined, cancelledBy: 'host' },
  });

  const class1 = await timeIn(group, 60, 3);
  for (const client of [follower, ...others].slice(0, 8))
    await seedBooking(tx, { ...stretching, client, from: class1, now, said: { answers: { floor: true } } });
  const class2 = await timeIn(group, 60, 7);
  for (const client of others.slice(0, 2))
    await seedBooking(tx, { ...stretching, client, from: class2, now, said: { answers: { floor: false } } });

  const soon = await timeIn(consultation, 30, 1);
  await seedWaiting(tx, {
    service: consultation,
    person: three,
    from: soon - 12 * HOUR_MS,
    days: 0,
    duration: 60,
  });
}
