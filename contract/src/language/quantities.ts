/** Numbers with what they are counted in, shares, and what a value may lie between. */
import { durationIn, type Place, unitName } from './durations.ts';
import { numbersIn } from './formatters.ts';
import type { Locale } from './languages.ts';
import { quantityTexts } from './quantity-texts.ts';
import { timeUnitOf } from './time-units.ts';
import { formatNumber, translator } from './translate.ts';

/** A unit by itself, beside a field or a name. */
export function unitWords(unit: string, locale: Locale): string {
  const time = timeUnitOf(unit);
  return time ? unitName(time, locale) : unit;
}

/** "5.5 kg", "42%", "7 hours" */
export function quantity(value: number, unit: string, locale: Locale, place?: Place): string {
  const time = timeUnitOf(unit);
  if (time) return durationIn(time, value, locale, place, 3);
  const number = formatNumber(locale, value);
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number} ${unit}`;
}

export interface Ends {
  min?: number | undefined;
  max?: number | undefined;
}

/** "7 to 9 hours", "at most 130 mmHg" */
export function spanWords({ min, max }: Ends, unit: string, locale: Locale): string {
  const t = translator(quantityTexts, locale);
  if (min !== undefined && max !== undefined)
    return t('span', { from: formatNumber(locale, min), to: quantity(max, unit, locale, 'after') });
  if (max !== undefined) return t('atMost', { value: quantity(max, unit, locale) });
  return t('atLeast', { value: quantity(min ?? 0, unit, locale) });
}

/** "34%"; near the ends with a decimal, so that somebody is never nobody, and nearly everybody not everybody. */
export function percentWords(locale: Locale, share: number): string {
  const isNearEnd = (share > 0 && share < 0.01) || (share > 0.99 && share < 1);
  const shown = isNearEnd ? Math.min(share, 0.999) : Math.round(share * 100) / 100;
  const written = numbersIn(locale, { style: 'percent', maximumFractionDigits: 1 }).format(shown);
  // Arabic puts marks of direction around the sign, which other percentages on the page do not have.
  return written.replaceAll('\u200e', '');
}

/** 12.5, 140: as exact as a figure of many needs to be. */
export const roundedFigure = (value: number): number =>
  value < 100 ? Math.round(value * 10) / 10 : Math.round(value);

/** "12.5", "140" */
export const aboutNumber = (locale: Locale, value: number): string =>
  formatNumber(locale, roundedFigure(value));
