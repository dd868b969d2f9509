import { intlLocale, type Locale } from '@regimen/contract/language/languages.ts';

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;
export type DurationUnit = (typeof units)[number][0];

/** The largest unit that says it in a whole number: 1,440 minutes are one day, 90 stay minutes. */
export function unitOf(minutes: number): { unit: DurationUnit; amount: number } {
  const [unit, size] = units.find(([, each]) => minutes % each === 0) ?? ['minute', 1];
  return { unit, amount: minutes / size };
}

export const inMinutes = (amount: number, unit: DurationUnit): number =>
  amount * (units.find(([name]) => name === unit)?.[1] ?? 1);

/** Long stretches in days and hours: "21 days, 12 hours"; short ones as `durationWords` says them. */
export function longDurationWords(minutes: number, locale: Locale): string {
  const [days, hours] = [Math.floor(minutes / 1_440), Math.round((minutes % 1_440) / 60)];
  if (days < 2 || hours === 0 || hours === 24)
    return durationWords(days < 2 ? minutes : Math.round(minutes / 1_440) * 1_440, locale);
  const parts = [days * 1_440, hours * 60].map((part) => durationWords(part, locale));
  return new Intl.ListFormat(intlLocale(locale), { type: 'unit' }).format(parts);
}

/** "3 days", "90 minutes" */
export function durationWords(minutes: number, locale: Locale): string {
  const { unit, amount } = unitOf(minutes);
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(amount);
}
