import { DAY_MS, WEEKDAYS } from '@regimen/engine/calendar.ts';
import type { Weekday } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { timeOfDay, weekdayOf } from '../language/instants.ts';
import { isolate, type Locale, languages } from '../language/languages.ts';
import { listWords } from '../language/lists.ts';
import { translator } from '../language/translate.ts';
import { rhythmTexts } from './rhythm-texts.ts';

/** "every Monday and Thursday at 8:00 AM", "every day at 7:30 AM and 7:30 PM", "on weekdays at 9:00 AM", "every 2 days at 8:00 AM and then every 3 hours until the day ends" */
export function rhythmWords(module: RecurringModule, locale: Locale): string {
  const t = translator(rhythmTexts, locale);
  const days = daysWords(module, locale);
  const times = timesOfDay(module);
  if (times.length <= mostTimes)
    return t('at', {
      days,
      time: listWords(
        times.map((time) => clockWords(time, locale)),
        locale,
      ),
    });
  const when = t('at', { days, time: clockWords(module.at_time, locale) });
  return t('onceMore', { when, n: module.every_hour });
}

/** More than these are not listed one by one. */
const mostTimes = 4;

function timesOfDay({ at_time, every_hour }: RecurringModule): string[] {
  const [hour = 0, minute = '00'] = [Number(at_time.slice(0, 2)), at_time.slice(3)];
  if (every_hour <= 0 || Number.isNaN(hour)) return [at_time];
  const count = Math.floor((23 - hour) / every_hour) + 1;
  return Array.from({ length: count }, (_, index) => {
    const each = String(hour + index * every_hour).padStart(2, '0');
    return `${each}:${minute}`;
  });
}

function daysWords({ at_week_days, run_every }: RecurringModule, locale: Locale): string {
  const t = translator(rhythmTexts, locale);
  const every = Math.max(1, run_every);
  if (at_week_days.length === 0 || (at_week_days.length === 7 && every === 1))
    return t('everyDay', { n: every });
  if (isWeekdays(at_week_days)) return t('weekdays', { n: every });
  return t('everyWeek', { days: weekdayList(at_week_days, locale), n: every });
}

const isWeekdays = (days: readonly Weekday[]): boolean =>
  WEEKDAYS.every((day) => days.includes(day) === (day !== 'sat' && day !== 'sun'));

/** A Monday, for the names of weekdays. */
const monday = Date.UTC(2024, 0, 1);
export const weekdayName = (day: Weekday, locale: Locale): string =>
  weekdayOf(locale, monday + WEEKDAYS.indexOf(day) * DAY_MS);

/** The days of a week, from the one it begins with where the language is at home. */
export function weekdaysIn(locale: Locale): readonly Weekday[] {
  const first = (languages[locale].firstWeekday + 6) % 7;
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
}

export const weekdayList = (days: readonly Weekday[], locale: Locale): string =>
  listWords(
    weekdaysIn(locale)
      .filter((day) => days.includes(day))
      .map((day) => weekdayName(day, locale)),
    locale,
  );

/** "08:00" as people of the language write it: 8:00 AM. What is still being typed stays as it is. */
export function clockWords(time: string, locale: Locale): string {
  const at = Date.parse(`2000-01-01T${time}Z`);
  return isolate(Number.isNaN(at) ? time : timeOfDay(locale, at, 'UTC'), locale);
}
