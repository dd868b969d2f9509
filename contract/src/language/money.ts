import { numbersIn } from './formatters.ts';

/** How many digits stand behind the point; units of our own, such as sessions, are whole. */
export const digitsOf = (currency: string): number =>
  currency.length === 3
    ? (numbersIn('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 0;

/** An amount in the smallest unit as a plain decimal number, for files that programs read: "-12.50". */
export function decimalOf(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  const sign = amount < 0 ? '-' : '';
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
