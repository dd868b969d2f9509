import { intlLocale, type Locale } from './languages.ts';

/** "GMT+1", as it is at an instant. */
export const zoneOffset = (zone: string, locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
