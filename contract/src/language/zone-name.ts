import type { Locale } from './languages.ts';

/** "Saudi Arabia Time", "Eastern Time": what people call a time zone, in place of its id. */
export function zoneName(zone: string, locale: Locale): string {
  const told = (timeZoneName: 'long' | 'shortGeneric' | 'longGeneric') =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  if (zone === 'UTC' || zone === 'Etc/UTC') return told('long');
  const short = told('shortGeneric');
  // "ET" says nothing to most people.
  return /^[A-Z]{1,5}$/.test(short) ? told('longGeneric') : short;
}
