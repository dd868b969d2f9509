/** Instants inside a sentence: "today at 8:00 AM", "on Tuesday, November 10 at 8:00 AM". */
import { dayNumber, nearDay, timeOfDay, weekdayAndDate } from './instants.ts';
import { isolate, type Locale } from './languages.ts';
import { momentTexts } from './moment-texts.ts';
import { translator } from './translate.ts';

/** By whose clock and seen from when; the reader's own zone when none is said. */
export interface Clock {
  locale: Locale;
  zone?: string | undefined;
  now: number;
}

/** "Tuesday, November 10"; with the year where it is another. */
export const dateWords = (at: number, { locale, zone, now }: Clock): string =>
  weekdayAndDate(locale, at, now, zone);

const near = (day: number, { locale, zone, now }: Clock) => nearDay(locale, day - dayNumber(now, zone));

/** "today at 8:00 AM", "yesterday at 8:00 AM", "on Tuesday, November 10 at 8:00 AM". */
export const momentWords = (at: number, clock: Clock): string => moment(at, 'dateAtTime', clock);

/** The same after "until", "since" or "from". */
export const bareMoment = (at: number, clock: Clock): string => moment(at, 'bareDateAtTime', clock);

function moment(at: number, further: 'dateAtTime' | 'bareDateAtTime', clock: Clock): string {
  const { locale, zone } = clock;
  const t = translator(momentTexts, locale);
  const day = near(dayNumber(at, zone), clock);
  const time = isolate(timeOfDay(locale, at, zone), locale);
  return day ? t('dayAtTime', { day, time }) : t(further, { date: dateWords(at, clock), time });
}

const dayMs = 86_400_000;

/** "today", "yesterday", "on Tuesday, November 10". */
export function dayWords(day: number, clock: Clock): string {
  const date = () => dateWords(day * dayMs, { ...clock, zone: 'UTC' });
  return near(day, clock) ?? translator(momentTexts, clock.locale)('onDate', { date: date() });
}

/** "10:00 PM" for a minute of the day. */
export const clockWords = (minute: number, locale: Locale): string =>
  isolate(timeOfDay(locale, minute * 60_000, 'UTC'), locale);
