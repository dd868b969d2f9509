import { dayNumber, nearDay, timeOfDay, weekdayAndDate } from '@regimen/contract/language/instants.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { bareMoment, type Clock } from '@regimen/contract/language/moments.ts';
import type { TaskCard } from '@regimen/contract/tasks.ts';

type Which = { key: 'forDay'; day: string } | { key: 'forTime'; time: string };

/** Of work that repeats, what a task is for. `null`: it comes once, or the day it was closed on says it. */
export function whichDay(
  { repeats, openedAt, closedAt }: Pick<TaskCard, 'repeats' | 'openedAt' | 'closedAt'>,
  clock: Clock,
): Which | null {
  const { locale, zone, now } = clock;
  const at = Date.parse(openedAt);
  if (!repeats) return null;
  const day = dayNumber(at, zone);
  const isDaySaid = closedAt !== null && dayNumber(Date.parse(closedAt), zone) === day;
  if (repeats === 'hours')
    return isDaySaid
      ? { key: 'forTime', time: isolate(timeOfDay(locale, at, zone), locale) }
      : { key: 'forDay', day: bareMoment(at, clock) };
  if (isDaySaid) return null;
  const near = nearDay(locale, day - dayNumber(now, zone));
  return { key: 'forDay', day: near ?? weekdayAndDate(locale, at, now, zone) };
}
