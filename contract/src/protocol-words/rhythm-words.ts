import type { Weekday } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { DAY_MS, WEEKDAYS } from '@regimen/engine/wall-clock.ts';
import { timeOfDay, weekdayOf } from '../language/instants.ts';
import { isolate, type Locale } from '../language/languages.ts';
import { listWords } from '../language/lists.ts';
import { translator } from '../language/translate.ts';
import { rhythmTexts } from './rhythm-texts.ts';

/** "every Monday and Thursday at 8:00 AM", "every 2 days at 8:00 AM and then every 3 hours until the day ends" */
export function rhythmWords(module: RecurringModule, locale: Locale): string {
  const t = translator(rhythmTexts, locale);
  const when = t('at', { days: daysWords(module, locale), time: clockWords(module.at_time, locale) });
  return module.every_hour > 0 ? t('onceMore', { when, n: module.every_hour }) : when;
}

function daysWords({ at_week_days, run_every }: RecurringModule, locale: Locale): string {
  const t = translator(rhythmTexts, locale);
  const every = Math.max(1, run_every);
  if (at_week_days.length === 0 || (at_week_days.length === 7 && every === 1))
    return t('everyDay', { n: every });
  return t('everyWeek', { days: weekdayList(at_week_days, locale), n: every });
}

/** A Monday, for the names of weekdays. */
const monday = Date.UTC(2024, 0, 1);
export const weekdayName = (day: Weekday, locale: Locale): string =>
  weekdayOf(locale, monday + WEEKDAYS.indexOf(day) * DAY_MS);

export const weekdayList = (days: readonly Weekday[], locale: Locale): string =>
  listWords(
    WEEKDAYS.filter((day) => days.includes(day)).map((day) => weekdayName(day, locale)),
    locale,
  );

/** "08:00" as people of the language write it: 8:00 AM. What is still being typed stays as it is. */
export function clockWords(time: string, locale: Locale): string {
  const at = Date.parse(`2000-01-01T${time}Z`);
  return isolate(Number.isNaN(at) ? time : timeOfDay(locale, at, 'UTC'), locale);
}
