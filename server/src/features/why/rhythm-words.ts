import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { DAY_MS, WEEKDAYS } from '@regimen/engine/wall-clock.ts';
import { listWords } from './phrases.ts';
import { rhythmTexts } from './rhythm-texts.ts';
import { clockWords, weekdayWords } from './time-words.ts';

/** "every day at 20:00", "on Monday and Thursday, every 2 weeks, at 8:00". */
export const rhythmWords = (module: RecurringModule, locale: Locale): string =>
  `${daysWords(module, locale)} ${hoursWords(module, locale)}`;

function daysWords({ run_every: every, at_week_days: days }: RecurringModule, locale: Locale): string {
  const t = translator(rhythmTexts, locale);
  if (days.length === 0) return t('everyDays', { n: Math.max(1, every) });
  const names = days.map((day) => weekdayWords(monday + WEEKDAYS.indexOf(day) * DAY_MS, locale));
  const weekdays = listWords(names, locale);
  return every > 1 ? t('onWeekdaysEveryWeeks', { n: every, weekdays }) : t('onWeekdays', { weekdays });
}

function hoursWords({ at_time: clock, every_hour: hours }: RecurringModule, locale: Locale): string {
  const t = translator(rhythmTexts, locale);
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const time = clockWords(hour * 60 + minute, locale);
  return hours === 0 ? t('atTime', { time }) : t('fromTimeEveryHours', { n: hours, time });
}

/** A Monday, for the names of weekdays. */
const monday = Date.UTC(2024, 0, 1);
