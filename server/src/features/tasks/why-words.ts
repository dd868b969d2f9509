import type { Locale } from '@regimen/contract/load.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { WEEKDAYS } from '@regimen/engine/wall-clock.ts';

/** Why a task came, in the follower's words. `null`: it is a step of the way. */
export function whyWords(module: RecurringModule | null, program: string, locale: Locale): string {
  if (!module)
    return { en: `This is your next step in “${program}”.`, ar: `هذه خطوتك التالية في «${program}».` }[
      locale
    ];
  return { en: `It comes ${rhythmEn(module)}.`, ar: `تتكرر ${rhythmAr(module)}.` }[locale];
}

/** The first Monday there was, for the names of weekdays. */
const monday = Date.UTC(2024, 0, 1);
const weekdays = ({ at_week_days }: RecurringModule, locale: Locale): string =>
  new Intl.ListFormat(locale).format(
    at_week_days.map((day) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
        monday + WEEKDAYS.indexOf(day) * 86_400_000,
      ),
    ),
  );

function rhythmEn(module: RecurringModule): string {
  const { run_every: every, at_time: time, every_hour: hours, at_week_days: days } = module;
  const at = hours > 0 ? `from ${time} every ${hours === 1 ? 'hour' : `${hours} hours`}` : `at ${time}`;
  if (days.length > 0)
    return `on ${weekdays(module, 'en')}${every > 1 ? `, every ${every} weeks,` : ''} ${at}`;
  return `${every > 1 ? `every ${every} days` : 'every day'} ${at}`;
}

function rhythmAr(module: RecurringModule): string {
  const { run_every: every, at_time: time, every_hour: hours, at_week_days: days } = module;
  const at = hours > 0 ? `من الساعة ${time} كل ${hours === 1 ? 'ساعة' : `${hours} ساعات`}` : `الساعة ${time}`;
  if (days.length > 0) return `في ${weekdays(module, 'ar')}${every > 1 ? ` كل ${every} أسابيع` : ''} ${at}`;
  return `${every > 1 ? `كل ${every} أيام` : 'كل يوم'} ${at}`;
}
