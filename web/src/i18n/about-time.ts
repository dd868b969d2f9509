import { intlLocale, type Locale } from '@regimen/contract/language/languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

function inUnit(locale: Locale, unit: 'minute' | 'hour' | 'day', value: number): string {
  const key = `${locale} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(intlLocale(locale), {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

/** A length of time as one would say it: "40 minutes", "8 hours", "2.5 days", "14 days". */
export function aboutTime(locale: Locale, minutes: number): string {
  if (minutes < 90) return inUnit(locale, 'minute', Math.round(minutes));
  const hours = minutes / 60;
  if (hours < 36) return inUnit(locale, 'hour', Math.round(hours));
  const days = hours / 24;
  return inUnit(locale, 'day', days < 10 ? Math.round(days * 2) / 2 : Math.round(days));
}
