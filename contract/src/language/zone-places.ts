import { countryOfZone } from '../country-of-zone.ts';
import { namesIn } from './formatters.ts';
import { intlLocale, type Locale, languages, withCommas } from './languages.ts';
import { currentZone } from './renamed-zones.ts';
import { zoneName, zoneNameByPlace } from './zone-name.ts';
import { timeOf } from './zone-places.ar.ts';

export interface ZonePlace {
  zone: string;
  /** "Berlin, Germany": where its clock is. */
  place: string;
}

/**
 * All time zones by places that people know, in the order of the language. Browsers know cities in English alone, and
 * naming all of them takes long: it is done by a thread of the server.
 */
export function zonePlaces(locale: Locale): ZonePlace[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone').map(currentZone), 'UTC']);
  return [...zones]
    .map((zone) => ({ zone, place: placeOf(zone, locale) }))
    .sort((a, b) => a.place.localeCompare(b.place, intlLocale(locale)));
}

function placeOf(zone: string, locale: Locale): string {
  if (zone === 'UTC') return zoneName(zone, locale);
  // A country with one clock goes by its own name, so there is no city to add.
  const city = zoneCity(zone, locale);
  const code = countryOfZone(zone);
  const country = code && namesIn(locale, 'region').of(code);
  return country && country !== city ? withCommas([city, country], locale) : city;
}

/** "New York": by whose clock, in a word. */
export const zoneCity = (zone: string, locale: Locale): string =>
  languages[locale].script === 'Latin'
    ? cityIn(currentZone(zone))
    : zoneNameByPlace(zone, locale).replace(timeOf, '');

/** "America/Argentina/Buenos_Aires" → "Buenos Aires" */
const cityIn = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
