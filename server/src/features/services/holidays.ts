import { namesIn } from '@regimen/contract/language/formatters.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Holiday } from '@regimen/contract/locations.ts';
import { HOLIDAY_COUNTRIES, holidaysOf } from '@regimen/engine/slots/holidays/holidays.ts';

/** In the order of their names. */
export function listHolidayCountries(locale: Locale): { country: string; name: string }[] {
  const names = namesIn(locale, 'region');
  const all = HOLIDAY_COUNTRIES.map((country) => ({ country, name: names.of(country) ?? country }));
  return all.sort((a, b) => a.name.localeCompare(b.name, locale));
}

export const listHolidays = (country: string, year: number, locale: Locale): Holiday[] =>
  holidaysOf(country, year, locale).map(({ date, name, isEstimated }) => ({
    day: date,
    name,
    mayShift: isEstimated,
  }));
