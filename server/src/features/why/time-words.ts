import type { Locale } from '@regimen/contract/language/languages.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { DAY_MS, dayAt, MINUTE_MS } from '@regimen/engine/wall-clock.ts';
import { datesIn } from './formatters.ts';
import type { Speaking } from './speaking.ts';
import { timeTexts } from './time-texts.ts';

/** "Tuesday 10 November"; with the year where it is another. */
export function dateWords(at: number, { locale, zone, now }: Speaking): string {
  const year = (instant: number) => datesIn('en', { year: 'numeric', timeZone: zone }).format(instant);
  return datesIn(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
    ...(year(at) !== year(now) && { year: 'numeric' }),
  }).format(at);
}

export const timeWords = (at: number, { locale, zone }: Speaking): string =>
  isolate(
    datesIn(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(at).replace('\u202f', ' '),
    locale,
  );

const nearDays = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
] as const);
const nearDay = (day: number, { zone, now }: Speaking) =>
  nearDays.get((day - dayAt(zone, now)) as -1 | 0 | 1);

/** "today at 8:00", "yesterday at 8:00", "on Tuesday 10 November at 8:00". */
export const momentWords = (at: number, speaking: Speaking): string => moment(at, 'dateAtTime', speaking);

/** The same after "until", "since" or "from". */
export const bareMoment = (at: number, speaking: Speaking): string => moment(at, 'bareDateAtTime', speaking);

function moment(at: number, further: 'dateAtTime' | 'bareDateAtTime', speaking: Speaking): string {
  const t = translator(timeTexts, speaking.locale);
  const near = nearDay(dayAt(speaking.zone, at), speaking);
  const time = timeWords(at, speaking);
  return near ? t('dayAtTime', { day: t(near), time }) : t(further, { date: dateWords(at, speaking), time });
}

/** "today", "yesterday", "on Tuesday 10 November". */
export function dayWords(day: number, speaking: Speaking): string {
  const t = translator(timeTexts, speaking.locale);
  const near = nearDay(day, speaking);
  return near ? t(near) : t('onDate', { date: dateWords(day * DAY_MS, { ...speaking, zone: 'UTC' }) });
}

export const dayCount = (n: number, locale: Locale): string => translator(timeTexts, locale)('days', { n });

export const weekdayWords = (at: number, locale: Locale): string =>
  datesIn(locale, { weekday: 'long', timeZone: 'UTC' }).format(at);

/** "22:00" for a minute of the day. */
export const clockWords = (minute: number, locale: Locale): string =>
  timeWords(minute * MINUTE_MS, { locale, zone: 'UTC', to: 'follower', now: 0 });
