import { nearDay, timeOfDay, weekdayAndDate } from '@regimen/contract/language/instants.ts';
import { isolate, type Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { DAY_MS, dayAt, MINUTE_MS } from '@regimen/engine/wall-clock.ts';
import type { Speaking } from './speaking.ts';
import { timeTexts } from './time-texts.ts';

/** "Tuesday, November 10"; with the year where it is another. */
export const dateWords = (at: number, { locale, zone, now }: Speaking): string =>
  weekdayAndDate(locale, at, now, zone);

const near = (day: number, { locale, zone, now }: Speaking) => nearDay(locale, day - dayAt(zone, now));

/** "today at 8:00 AM", "yesterday at 8:00 AM", "on Tuesday, November 10 at 8:00 AM". */
export const momentWords = (at: number, speaking: Speaking): string => moment(at, 'dateAtTime', speaking);

/** The same after "until", "since" or "from". */
export const bareMoment = (at: number, speaking: Speaking): string => moment(at, 'bareDateAtTime', speaking);

function moment(at: number, further: 'dateAtTime' | 'bareDateAtTime', speaking: Speaking): string {
  const { locale, zone } = speaking;
  const t = translator(timeTexts, locale);
  const day = near(dayAt(zone, at), speaking);
  const time = isolate(timeOfDay(locale, at, zone), locale);
  return day ? t('dayAtTime', { day, time }) : t(further, { date: dateWords(at, speaking), time });
}

/** "today", "yesterday", "on Tuesday, November 10". */
export function dayWords(day: number, speaking: Speaking): string {
  const date = () => dateWords(day * DAY_MS, { ...speaking, zone: 'UTC' });
  return near(day, speaking) ?? translator(timeTexts, speaking.locale)('onDate', { date: date() });
}

/** "10:00 PM" for a minute of the day. */
export const clockWords = (minute: number, locale: Locale): string =>
  isolate(timeOfDay(locale, minute * MINUTE_MS, 'UTC'), locale);
