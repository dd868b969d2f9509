import { DAY_MS, MINUTE_MS, weekdayOf } from '@regimen/engine/calendar.ts';
import { offeredSlots } from '@regimen/engine/slots/offered.ts';
import type { Slot, SlotSetup, Span } from '@regimen/engine/slots/types.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { type ReadSetup, readSetups } from '../services/read-setup.ts';
import * as queries from './occupancy-queries.ts';
import { dayNumber, dayText } from './wall.ts';

/** Sessions of so many days are counted for fairness, with those to come. */
const fairDays = 30;
/** The next free time is looked for so far. */
const nextDays = 14;
/** Sessions and their buffers reach into a span from outside. */
const marginMs = 2 * DAY_MS;

export interface Asked {
  serviceId: string;
  /** In minutes; left out: the first that is offered. */
  duration?: number | undefined;
}

export interface Offer {
  service: ReadSetup['service'];
  duration: number;
  setup: SlotSetup;
}

interface Look {
  now: Date;
  span: Span;
  /** A session that counts for nothing: it is about to be left. */
  without?: string | null;
}

/**
 * All that decides when these services can be booked, in as many queries for fifty hosts as for one. What is offered and
 * what is booked is read by this alone, so nothing is offered that could not be booked.
 */
export async function readOffers(
  tx: Tx,
  asked: readonly Asked[],
  { now, span: wanted, without = null }: Look,
): Promise<Offer[]> {
  const span = { from: wanted.from - marginMs, to: wanted.to + marginMs };
  const ids = [...new Set(asked.map(({ serviceId }) => serviceId))];
  const setups = await readSetups(tx, ids, wanted);
  if (setups.size === 0) return [];
  const hosts = [...new Set([...setups.values()].flatMap((setup) => setup.hosts))];
  const rooms = [...new Set([...setups.values()].flatMap((setup) => setup.rooms))];
  const [busy, sessions, days, given] = await inOrder(
    queries.listBusy(tx, [...hosts, ...rooms], span, now, without),
    queries.listOpenSessions(tx, ids, span, now),
    queries.countByDay(tx, ids, weeksAround(span), now, without),
    queries.countGiven(tx, hosts, new Date(now.getTime() - fairDays * DAY_MS)),
  );
  const common = {
    busy: Map.groupBy(busy, ({ resource }) => resource),
    given: new Map(given.map(({ host, sessions: count }) => [host, count])),
  };
  return asked.flatMap(({ serviceId, duration }) => {
    const found = setups.get(serviceId);
    const minutes = duration ?? found?.service.durations[0];
    if (!found || minutes === undefined) return [];
    const length = minutes * MINUTE_MS;
    const own = sessions.filter(
      (one) => one.serviceId === serviceId && one.to - one.from === length && one.id !== without,
    );
    const ownDays = days.flatMap(({ serviceId: of, day, sessions: count }) =>
      of === serviceId ? [[dayNumber(day), count] as const] : [],
    );
    const taken = { ...common, sessions: own, days: new Map(ownDays) };
    return [{ service: found.service, duration: minutes, setup: found.withTaken(minutes, taken) }];
  });
}

export async function readOffer(tx: Tx, asked: Asked, look: Look): Promise<Offer | undefined> {
  const [offer] = await readOffers(tx, [asked], look);
  return offer;
}

/** Whole weeks, by any clock. */
function weeksAround({ from, to }: Span): { from: string; until: string } {
  const [first, last] = [Math.floor(from / DAY_MS) - 1, Math.floor(to / DAY_MS) + 1];
  return { from: dayText(first - weekdayOf(first)), until: dayText(last + 6 - weekdayOf(last)) };
}

/** What can be booked between two instants; nothing of what is offered no more. */
export function slotsOf({ service, duration, setup }: Offer, now: Date, span: Span): Slot[] {
  if (!service.isOffered || !service.durations.includes(duration)) return [];
  return offeredSlots(setup, now.getTime(), span);
}

/** The first time that is free from then on, or from now. */
export async function findNext(tx: Tx, asked: Asked, from: number, now: Date): Promise<Slot | null> {
  const begin = Math.max(from, now.getTime());
  const span = { from: begin, to: begin + nextDays * DAY_MS };
  const offer = await readOffer(tx, asked, { now, span });
  return (offer && slotsOf(offer, now, span)[0]) ?? null;
}
