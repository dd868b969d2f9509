import { intlLocale, type Locale } from '@regimen/contract/language/languages.ts';

/** "2 sec", "3 min", "5 hr": one unit is enough to compare by. */
export function secondsWords(locale: Locale, seconds: number): string {
  const [value, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [seconds / 60, 'minute']
        : [seconds / 3_600, 'hour'];
  const digits = value < 10 && unit === 'second' ? 1 : 0;
  return new Intl.NumberFormat(intlLocale(locale), {
    style: 'unit',
    unit: unit as string,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value as number);
}
