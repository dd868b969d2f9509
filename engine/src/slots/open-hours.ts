/** When hours of a week are open, in instants: while the wall clock of their zone shows a time in one of them. [S2] */
import { DAY_MS, MINUTE_MS, weekdayOf } from '../calendar.ts';
import { periodAt } from '../zone.ts';
import { type Edges, joined } from './edges.ts';
import type { OpenHours } from './types.ts';

/**
 *   clock goes forward    │ 01:00  01:30 │ 03:00  03:30 │    01:00–04:00 is two hours long, 02:00–03:00 is none
 *   clock goes back       │ 01:00  01:30 │ 01:00  01:30 │    01:00–02:00 is two hours long, 01:30–01:45 is twice
 */
export function openBetween(hours: OpenHours, from: number, to: number): Edges {
  const stretches: number[] = [];
  for (let at = from; at < to; ) {
    const { until, offset } = periodAt(hours.zone, at);
    const end = Math.min(until, to);
    const lastDay = Math.floor((end - 1 + offset) / DAY_MS);
    for (let day = Math.floor((at + offset) / DAY_MS); day <= lastDay; day++) {
      const midnight = day * DAY_MS - offset;
      for (const range of hours.days.get(day) ?? hours.week[weekdayOf(day)] ?? []) {
        const opens = Math.max(midnight + range.from * MINUTE_MS, at);
        const closes = Math.min(midnight + range.to * MINUTE_MS, end);
        if (opens < closes) stretches.push(opens, closes);
      }
    }
    at = end;
  }
  return joined(stretches);
}

/** Whether the hours are open from one instant to another without a break. */
export function isOpen(hours: OpenHours, from: number, to: number): boolean {
  const [opens = Number.NaN, closes = Number.NaN] = openBetween(hours, from, to);
  return opens <= from && closes >= to;
}
