/**
 * The judge of B2: slots found by going through every minute with the machine's own offsets and asking of each what its
 * wall clock shows. Slow, plain, and with nothing of the engine but the types of what it is asked.
 */
import type { OpenHours, SlotRules, Span } from './src/slots/types.ts';
import type { Change } from './zone-changes.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];

/** Of one zone: what its clock shows at an instant, by its clock changes alone. */
export interface Clock {
  base: number;
  changes: readonly Change[];
}

export function clockOf(offset: (at: number) => number, changes: readonly Change[]): Clock {
  return { base: changes[0]?.before ?? offset(Date.UTC(2027, 0, 1)), changes };
}

export function shownBy(clock: Clock, at: number): number {
  let offset = clock.base;
  for (const change of clock.changes) if (change.at <= at) offset = change.after;
  return at + offset;
}

/** Whether each minute from `from` on is open, by the clock. */
function openMinutes(hours: OpenHours, clock: Clock, from: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, index) => {
    const local = shownBy(clock, from + index * MINUTE);
    const date = new Date(local);
    const day = Math.floor(local / DAY);
    const minute = date.getUTCHours() * 60 + date.getUTCMinutes();
    const today = hours.days.get(day) ?? hours.week[(date.getUTCDay() + 6) % 7] ?? [];
    return today.some((range) => minute >= range.from && minute < range.to);
  });
}

/** Starts at whole minutes in `span`, for a host without appointments. */
export function startsByTheMinute(
  location: OpenHours,
  theirs: readonly OpenHours[],
  rules: SlotRules,
  span: Span,
  clocks: ReadonlyMap<string, Clock>,
): number[] {
  const count = (span.to - span.from) / MINUTE;
  const all = [location, ...theirs].map((hours) => {
    const clock = clocks.get(hours.zone);
    if (!clock) throw new Error(`no clock for ${hours.zone}`);
    return openMinutes(hours, clock, span.from, count + rules.durationMinutes);
  });
  const here = clocks.get(location.zone) as Clock;
  const starts: number[] = [];
  for (let index = 0; index < count; index++) {
    const at = span.from + index * MINUTE;
    const date = new Date(shownBy(here, at));
    if ((date.getUTCHours() * 60 + date.getUTCMinutes()) % rules.everyMinutes !== 0) continue;
    let isOpen = true;
    for (let minute = index; isOpen && minute < index + rules.durationMinutes; minute++)
      isOpen = all.every((open) => open[minute]);
    if (isOpen) starts.push(at);
  }
  return starts;
}
