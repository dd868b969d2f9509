/** At which instants a session could begin as far as its hosts and rooms are concerned. */
import { MINUTE_MS } from '../calendar.ts';
import { common, type Edges, joined, without } from './edges.ts';
import { openBetween } from './open-hours.ts';
import type { SlotRules, SlotSetup, Span } from './types.ts';

/** The edges of `hosts` and `rooms` stand in the order in which the set-up names them. */
export interface Starts {
  location: Edges;
  hosts: readonly Edges[];
  rooms: readonly Edges[] | null;
}

/** [S3] [S6] [S8] Starts in `window`; an edge may lie one instant behind its end. */
export function startsIn(setup: SlotSetup, window: Span): Starts {
  const { rules, location } = setup;
  const length = rules.durationMinutes * MINUTE_MS;
  const end = window.to + length;
  const open = openBetween(location, window.from, end);
  const atLocation = longEnough(open, length);
  const hosts = setup.hosts.map((host) => {
    const theirs = host.hours.reduce(
      (both, hours) => common(both, openBetween(hours, window.from, end)),
      open,
    );
    return without(
      theirs === open ? atLocation : longEnough(theirs, length),
      blockedBy(host.busy, rules, window),
    );
  });
  const rooms = setup.rooms?.map((room) =>
    room.seats < rules.seats ? [] : without(atLocation, blockedBy(room.busy, rules, window)),
  );
  return { location: atLocation, hosts, rooms: rooms ?? null };
}

/** What lasts until `to` can begin at the latest its own length before. */
function longEnough(open: Edges, length: number): Edges {
  const edges: number[] = [];
  for (let index = 0; index < open.length; index += 2) {
    const [from, to] = [open[index] as number, open[index + 1] as number];
    if (to - from >= length) edges.push(from, to - length + 1);
  }
  return edges;
}

/**
 * [S6] Who begins at one of these would, buffers counted, still be there when the other begins, or too early when it ends.
 *
 *   busy                          ├────────┤
 *   blocked    ├ length + after ──┴────────┴ before ┤       both ends themselves are free
 */
function blockedBy(busy: readonly Span[], rules: SlotRules, window: Span): Edges {
  const ahead = (rules.durationMinutes + rules.bufferAfterMinutes) * MINUTE_MS;
  const behind = rules.bufferBeforeMinutes * MINUTE_MS;
  const stretches: number[] = [];
  for (const { from, to } of busy) {
    const [first, end] = [from - ahead + 1, to + behind];
    if (from < to && end > window.from && first < window.to) stretches.push(first, end);
  }
  return joined(stretches);
}
