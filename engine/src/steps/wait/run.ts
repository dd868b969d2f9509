/** Waiting: for a time, until a time of day or week, or until something happens. [T3], [T4], [T15] */

import { HOUR_MS, MINUTE_MS, timeOfDay, WEEKDAYS, weekdayOf } from '../../calendar.ts';
import type { WaitSettings } from '../../protocol.ts';
import type { Moment, Run } from '../../run-state.ts';
import { minutesAfter } from '../../tasks.ts';
import { dayAt, daysLater, instantOf, timeAt } from '../../wall-clock.ts';
import { EXPIRED, type Step } from '../step.ts';

export const wait: Step<'wait'> = {
  enter(work, node, at) {
    const { run, now } = work;
    if (!run.here) return null;
    run.here = {
      ...run.here,
      moment: firstMoment(run, node.data.settings, at, now, node.data.window?.expireAfterMinutes),
    };
    return null;
  },
  moment(work, node) {
    if (work.run.here?.eventCame) return { result: 'success', reason: 'event-came' };
    return node.data.settings.kind === 'event' ? EXPIRED : { result: 'success', reason: 'time-came' };
  },
};

function firstMoment(
  run: Run,
  settings: WaitSettings,
  at: number,
  now: number,
  expire: number | undefined,
): Moment | null {
  switch (settings.kind) {
    case 'for':
      return waitFor(run.zone, settings, at);
    case 'until':
      return nextTime(run.zone, settings, at);
    case 'event': {
      const until = minutesAfter(now, expire);
      return until === null ? null : { at: until, day: null, time: null };
    }
  }
}

/** [T4] Days keep the wall-clock time and move along with the zone; hours and minutes are counted as they pass. */
function waitFor(zone: string, settings: Extract<WaitSettings, { kind: 'for' }>, at: number): Moment {
  const { days = 0, hours = 0, minutes = 0 } = settings;
  const elapsed = hours * HOUR_MS + minutes * MINUTE_MS;
  const later = daysLater(zone, at, days);
  if (days === 0 || elapsed > 0) return { at: later + elapsed, day: null, time: null };
  return { at: later, day: dayAt(zone, at) + days, time: timeAt(zone, at) };
}

/** [T3] The next such time, never the present instant itself. */
export function nextTime(
  zone: string,
  settings: Extract<WaitSettings, { kind: 'until' }>,
  after: number,
): Moment {
  const time = timeOfDay(settings.at_time);
  const days = settings.at_week_days ?? [];
  for (let day = dayAt(zone, after); ; day++) {
    if (days.length > 0 && !days.includes(WEEKDAYS[weekdayOf(day)] ?? 'mon')) continue;
    const at = instantOf(zone, day, time);
    if (at > after) return { at, day, time };
  }
}
