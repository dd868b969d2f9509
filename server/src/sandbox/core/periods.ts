import type { Interval } from './objects.ts';

/** So many intervals after the anchor, in seconds. A month that has no such day ends on its last. */
export function after(anchor: number, times: number, interval: Interval, count: number): number {
  const many = times * count;
  if (interval === 'day') return anchor + many * 86_400;
  if (interval === 'week') return anchor + many * 7 * 86_400;
  const at = new Date(anchor * 1_000);
  const months = at.getUTCMonth() + many * (interval === 'year' ? 12 : 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const sinceMidnight = (anchor * 1_000) % 86_400_000;
  const day = Date.UTC(at.getUTCFullYear(), months, Math.min(at.getUTCDate(), last));
  return (day + sinceMidnight) / 1_000;
}

/** The first end of a period that lies after `start`. */
export function endAfter(anchor: number, start: number, interval: Interval, count: number): number {
  let times = 0;
  while (after(anchor, times, interval, count) <= start) times++;
  return after(anchor, times, interval, count);
}
