import type { Locale } from './languages.ts';

/** Of our time: some zones had other rules, and so another name, long ago. */
const someDay = Date.UTC(2026, 0, 1);
const withoutMarks = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '');

const told = (zone: string, locale: Locale, timeZoneName: 'long' | 'shortGeneric' | 'longGeneric'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
    .formatToParts(someDay)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/**
 * "Saudi Arabia Time", "Eastern Time": what people call a time zone, in place of its id. Browsers know countries and
 * regions in every language and cities in English alone, and there without their marks, so a zone that is named by its
 * city is told by its region elsewhere: a page has to say the same before and after its scripts are there.
 */
export function zoneName(zone: string, locale: Locale): string {
  if (zone === 'UTC' || zone === 'Etc/UTC') return told(zone, locale, 'long');
  const english = told(zone, 'en', 'shortGeneric');
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  const isCity = withoutMarks(english).includes(city);
  // "ET" says nothing to most people.
  if (/^[A-Z]{1,5}$/.test(english) || (isCity && locale !== 'en')) return told(zone, locale, 'longGeneric');
  return isCity ? withoutMarks(english) : told(zone, locale, 'shortGeneric');
}

/** By its city or country, as a server knows it. */
export const zoneNameByPlace = (zone: string, locale: Locale): string => told(zone, locale, 'shortGeneric');
