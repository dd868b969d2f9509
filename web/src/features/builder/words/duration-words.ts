import { intlLocale, type Locale } from '../../../i18n/locale.ts';

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

/** "3 days", "90 minutes" */
export function durationWords(minutes: number, locale: Locale): string {
  const { unit, amount } = unitOf(minutes);
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(amount);
}
