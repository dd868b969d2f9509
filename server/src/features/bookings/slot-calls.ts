import { mostSlotDays } from '@regimen/contract/booking-choices.ts';
import type { OpenSlot } from '@regimen/contract/slots.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Slot, Span } from '@regimen/engine/slots/types.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import { type Asked, type Offer, readOffer, slotsOf } from './read-slots.ts';

/** More are not shown at once: a day of starts every five minutes, 62 times over, has fewer. */
const mostSlots = 20_000;

export function spanOf({ from, until }: { from: string; until: string }): Span {
  const span = { from: Date.parse(from), to: Date.parse(until) };
  if (span.to <= span.from) throw invalid('until', 'until_before_from');
  if (span.to - span.from > mostSlotDays * DAY_MS) throw invalid('until', `span_too_long:${mostSlotDays}`);
  return span;
}

interface Wanted {
  span: Span;
  withFull: boolean;
}

export async function listSlots(
  tx: Tx,
  asked: Asked,
  { span, withFull }: Wanted,
  now: Date,
): Promise<OpenSlot[]> {
  const offer = await readOffer(tx, asked, { now, span });
  if (!offer) throw notFound();
  if (!offer.service.durations.includes(offer.duration)) throw invalid('duration', 'duration_not_offered');
  const free = slotsOf(offer, now, span);
  const all = withFull ? [...free, ...fullOf(offer, free, now, span)].sort((a, b) => a.from - b.from) : free;
  return all.slice(0, mostSlots).map(presentSlot);
}

/** Groups without a seat at times when no other can be booked, once for each time. */
function fullOf({ setup }: Offer, free: readonly Slot[], now: Date, { from, to }: Span): TimeLeft[] {
  const taken = new Set(free.map((slot) => slot.from));
  const full = setup.sessions.filter(
    (session) =>
      session.seatsLeft <= 0 &&
      session.from > now.getTime() &&
      session.from >= from &&
      session.from < to &&
      !taken.has(session.from),
  );
  return [...new Map(full.map((session) => [session.from, { ...session, seatsLeft: 0 }])).values()];
}

type TimeLeft = Pick<Slot, 'from' | 'to' | 'seatsLeft'>;

export const presentSlot = ({ from, to, seatsLeft }: TimeLeft): OpenSlot => ({
  from: new Date(from).toISOString(),
  until: new Date(to).toISOString(),
  seatsLeft,
});
