import { type Locale, withCommas } from '@regimen/contract/language/languages.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import type { OfficeDays } from '@regimen/contract/office-hours.ts';
import { weekLines } from '../weekly-hours/week-words.ts';

/** "Mon–Fri 9:00 AM–5:00 PM (Germany Time)" */
export function officeWords(days: OfficeDays, zone: string, locale: Locale): string {
  const week = days.map((hours) => (hours ? [hours] : []));
  return `${withCommas(weekLines(week, locale), locale)} (${zoneName(zone, locale)})`;
}
