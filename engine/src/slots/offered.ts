/**
 * When an appointment can begin. What is offered and what can be booked is the same: `slotAt` asks `offeredSlots` about
 * one instant. [S11]
 */
import { DAY_MS, MINUTE_MS } from '../calendar.ts';
import { dayAt, WIDEST_OFFSET } from '../wall-clock.ts';
import { periodAt } from '../zone.ts';
import type { Edges } from './edges.ts';
import { isFull } from './limits.ts';
import { startsIn } from './starts.ts';
import type { Slot, SlotSession, SlotSetup, Span } from './types.ts';

/** Starts in `span`, in order. */
export function offeredSlots(setup: SlotSetup, now: number, span: Span): Slot[] {
  const { rules, location } = setup;
  // [S5]
  const lastDay = dayAt(location.zone, now) + rules.aheadDays;
  const window = {
    from: Math.max(span.from, now + rules.noticeMinutes * MINUTE_MS),
    to: Math.min(span.to, (lastDay + 1) * DAY_MS + WIDEST_OFFSET),
  };
  if (window.from >= window.to) return [];
  const slots = newSlots(setup, window, lastDay);
  const joinable = setup.sessions.filter(
    ({ from, seatsLeft }) =>
      seatsLeft > 0 && from >= window.from && from < window.to && dayAt(location.zone, from) <= lastDay,
  );
  return joinable.length > 0 ? withSessions(slots, joinable) : slots;
}

export function slotAt(setup: SlotSetup, now: number, from: number): Slot | null {
  return offeredSlots(setup, now, { from, to: from + 1 })[0] ?? null;
}

function newSlots(setup: SlotSetup, window: Span, lastDay: number): Slot[] {
  const { location, hosts, rooms } = startsIn(setup, window);
  const freeAt = freeIn(setup, hosts, rooms);
  const slots: Slot[] = [];
  for (let index = 0; index < location.length; index += 2) {
    const to = Math.min(location[index + 1] as number, window.to);
    addStarts(slots, setup, { from: location[index] as number, to }, freeAt, lastDay);
  }
  return slots;
}

/** Who and what is free at a start, and until when that stays so. */
type Free = { hosts: readonly string[]; rooms: readonly string[]; isEnough: boolean; until: number };

/** To be asked in the order of time: each list is passed once, and the same answer is given until its next edge. */
function freeIn(
  setup: SlotSetup,
  hosts: readonly Edges[],
  rooms: readonly Edges[] | null,
): (at: number) => Free {
  const wanted = setup.rules.hosts === 'all' ? Math.max(1, hosts.length) : 1;
  const passedByHosts = hosts.map(() => 0);
  const passedByRooms = rooms?.map(() => 0) ?? [];
  let free: Free = { hosts: [], rooms: [], isEnough: false, until: -Infinity };
  return (at) => {
    if (at < free.until) return free;
    // [S7] [S8]
    const freeHosts: string[] = [];
    const freeRooms: string[] = [];
    const until = Math.min(
      pass(hosts, passedByHosts, at, setup.hosts, freeHosts),
      rooms ? pass(rooms, passedByRooms, at, setup.rooms ?? [], freeRooms) : Infinity,
    );
    const isEnough = freeHosts.length >= wanted && (rooms === null || freeRooms.length > 0);
    free = { hosts: freeHosts, rooms: freeRooms, isEnough, until };
    return free;
  };
}

/** Passes all edges up to `at`: where their number is odd, it is free. The next one of any list is the answer. */
function pass(
  lists: readonly Edges[],
  passed: number[],
  at: number,
  named: readonly { id: string }[],
  free: string[],
): number {
  let until = Infinity;
  for (let index = 0; index < lists.length; index++) {
    const edges = lists[index] as Edges;
    let count = passed[index] as number;
    while (count < edges.length && (edges[count] as number) <= at) count++;
    passed[index] = count;
    if (count < edges.length && (edges[count] as number) < until) until = edges[count] as number;
    if (count % 2 === 1) free.push((named[index] as { id: string }).id);
  }
  return until;
}

/** [S4] The grid is that of the wall clock: what it skips is not there, what it shows twice is there twice. */
function addStarts(
  slots: Slot[],
  setup: SlotSetup,
  within: Span,
  freeAt: (at: number) => Free,
  lastDay: number,
): void {
  const { rules, location } = setup;
  const [every, length] = [rules.everyMinutes * MINUTE_MS, rules.durationMinutes * MINUTE_MS];
  for (let at = within.from; at < within.to; ) {
    const { until, offset } = periodAt(location.zone, at);
    const end = Math.min(until, within.to) + offset;
    for (let local = at + offset; local < end; ) {
      const day = Math.floor(local / DAY_MS);
      const midnight = day * DAY_MS;
      const stop = Math.min(end, midnight + DAY_MS);
      const first = midnight + Math.ceil((local - midnight) / every) * every;
      // [S5] [S10]
      if (first < stop && day <= lastDay && !isFull(setup, day))
        for (let from = first - offset; from < stop - offset; from += every) {
          const { hosts, rooms, isEnough } = freeAt(from);
          const to = from + length;
          if (isEnough) slots.push({ from, to, hosts, rooms, session: null, seatsLeft: rules.seats });
        }
      local = stop;
    }
    at = end - offset;
  }
}

/** [S9] Who finds a session with a seat joins it; of several at one instant the fullest. */
function withSessions(slots: readonly Slot[], sessions: readonly SlotSession[]): Slot[] {
  const inOrder = [...sessions].sort(
    (a, b) => a.from - b.from || a.seatsLeft - b.seatsLeft || (a.id < b.id ? -1 : 1),
  );
  const fullest = inOrder.filter(({ from }, index) => from !== inOrder[index - 1]?.from);
  const instants = new Set(fullest.map(({ from }) => from));
  const joins = fullest.map(
    ({ id, from, to, hosts, seatsLeft }): Slot => ({ from, to, hosts, rooms: [], session: id, seatsLeft }),
  );
  return [...slots.filter(({ from }) => !instants.has(from)), ...joins].sort((a, b) => a.from - b.from);
}
