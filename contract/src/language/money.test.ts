import { expect, it } from 'vitest';
import { decimalOf } from './money.ts';

it('writes the smallest unit with the digits of its currency', () => {
  expect(decimalOf(1_250, 'EUR')).toBe('12.50');
  expect(decimalOf(-5, 'EUR')).toBe('-0.05');
  expect(decimalOf(1_250, 'JPY')).toBe('1250');
  expect(decimalOf(1_250, 'KWD')).toBe('1.250');
  expect(decimalOf(3, 'SESSION')).toBe('3');
  expect(decimalOf(Number.MAX_SAFE_INTEGER, 'EUR')).toBe('90071992547409.91');
});
