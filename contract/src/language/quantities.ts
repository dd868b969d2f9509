/** Numbers with what they are counted in, shares, and what a value may lie between. */
import { numbersIn } from './formatters.ts';
import type { Locale } from './languages.ts';
import { quantityTexts } from './quantity-texts.ts';
import { formatNumber, translator } from './translate.ts';

/** "5.5 kg", "42%", for a number that was written already. */
export function withUnit(number: string, unit: string): string {
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number} ${unit}`;
}

export const quantity = (value: number, unit: string, locale: Locale): string =>
  withUnit(formatNumber(locale, value), unit);

export interface Ends {
  min?: number | undefined;
  max?: number | undefined;
}

/** "7 to 9 h", "at most 130 mmHg" */
export function spanWords({ min, max }: Ends, unit: string, locale: Locale): string {
  const t = translator(quantityTexts, locale);
  if (min !== undefined && max !== undefined)
    return t('span', { from: formatNumber(locale, min), to: quantity(max, unit, locale) });
  if (max !== undefined) return t('atMost', { value: quantity(max, unit, locale) });
  return t('atLeast', { value: quantity(min ?? 0, unit, locale) });
}

/** "34%"; below one in a hundred with a decimal, so that somebody is never nobody. */
export function percentWords(locale: Locale, share: number): string {
  const shown = share > 0 && share < 0.01 ? share : Math.round(share * 100) / 100;
  return numbersIn(locale, { style: 'percent', maximumFractionDigits: 1 }).format(shown);
}

/** "12.5", "140": as exact as a figure of many needs to be. */
export const aboutNumber = (locale: Locale, value: number): string =>
  numbersIn(locale, { maximumFractionDigits: value < 100 ? 1 : 0 }).format(value);
