import type { Locale } from '@regimen/contract/language/languages.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { DAY_MS, WEEKDAYS } from '@regimen/engine/wall-clock.ts';
import { clockWords, listWords, plural, weekdayWords } from './say.ts';

/** "every day at 20:00", "on Monday and Thursday, every 2 weeks, at 8:00". */
export function rhythmWords(module: RecurringModule, locale: Locale): string {
  const { run_every: every, at_week_days: days } = module;
  const at = atWords(module, locale);
  if (locale === 'ar') {
    if (days.length === 0) return `${every > 1 ? everyDays(every, locale) : 'كل يوم'} ${at}`;
    return `${weekdayNames(module, locale)}${every > 1 ? `، ${everyWeeks(every, locale)}،` : ''} ${at}`;
  }
  if (days.length === 0) return `${every > 1 ? everyDays(every, locale) : 'every day'} ${at}`;
  return `on ${weekdayNames(module, locale)}${every > 1 ? `, ${everyWeeks(every, locale)},` : ''} ${at}`;
}

function atWords({ at_time: time, every_hour: hours }: RecurringModule, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = clockWords(hour * 60 + minute, locale);
  if (hours === 0) return locale === 'ar' ? `الساعة ${clock}` : `at ${clock}`;
  const again = plural(hours, locale, {
    en: { one: 'every hour', other: 'every {n} hours' },
    ar: {
      one: 'كل ساعة',
      two: 'كل ساعتين',
      few: 'كل {n} ساعات',
      many: 'كل {n} ساعة',
      other: 'كل {n} ساعة',
    },
  });
  return locale === 'ar' ? `من الساعة ${clock} ${again}` : `from ${clock} ${again}`;
}

const everyDays = (n: number, locale: Locale): string =>
  plural(n, locale, {
    en: { one: 'every day', other: 'every {n} days' },
    ar: {
      one: 'كل يوم',
      two: 'كل يومين',
      few: 'كل {n} أيام',
      many: 'كل {n} يومًا',
      other: 'كل {n} يوم',
    },
  });

const everyWeeks = (n: number, locale: Locale): string =>
  plural(n, locale, {
    en: { one: 'every week', other: 'every {n} weeks' },
    ar: {
      one: 'كل أسبوع',
      two: 'كل أسبوعين',
      few: 'كل {n} أسابيع',
      many: 'كل {n} أسبوعًا',
      other: 'كل {n} أسبوع',
    },
  });

/** A Monday, for the names of weekdays. */
const monday = Date.UTC(2024, 0, 1);

function weekdayNames({ at_week_days }: RecurringModule, locale: Locale): string {
  const names = at_week_days.map((day) => weekdayWords(monday + WEEKDAYS.indexOf(day) * DAY_MS, locale));
  return locale === 'ar' ? `أيام ${listWords(names, locale)}` : listWords(names, locale);
}
