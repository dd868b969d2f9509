import type { TimeOff } from '@regimen/contract/availability.ts';
import {
  dayNumber,
  timeOfDay,
  weekdayAndDate,
  weekdayDateAndTime,
} from '@regimen/contract/language/instants.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { availabilityTexts } from './availability-texts.ts';

interface Clock {
  locale: Locale;
  zone: string | undefined;
  now: number;
}

/** "Monday, July 5 to Sunday, July 11", "Tuesday, November 24, 9:00 AM to 11:00 AM". */
export function timeOffWords({ from, until }: Pick<TimeOff, 'from' | 'until'>, clock: Clock): string {
  const { locale, zone, now } = clock;
  const t = translator(availabilityTexts, locale);
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const isMidnight = (at: number) => dayNumber(at, zone) !== dayNumber(at - 1, zone);
  const day = (at: number) => weekdayAndDate(locale, at, now, zone);
  const isOneDay = dayNumber(start, zone) === dayNumber(end - 1, zone);
  if (isMidnight(start) && isMidnight(end))
    return isOneDay ? day(start) : t('span', { from: day(start), until: day(end - 1) });
  const time = (at: number) => timeOfDay(locale, at, zone);
  if (isOneDay) return t('onDay', { day: day(start), from: time(start), until: time(end) });
  const moment = (at: number) => weekdayDateAndTime(locale, at, zone);
  return t('span', { from: moment(start), until: moment(end) });
}
