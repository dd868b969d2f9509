import { expect, it } from 'vitest';
import { numberText, parseNumber } from './parse-number.ts';

it('reads numbers as people type them', () => {
  expect(['3', ' 3.5 ', '3,5', '-2', '−2', '.5', '7.'].map(parseNumber)).toEqual([
    3, 3.5, 3.5, -2, -2, 0.5, 7,
  ]);
});
it('reads the digits of Arabic and of Persian', () => {
  expect(['١٢', '١٫٥', '۱۲'].map(parseNumber)).toEqual([12, 1.5, 12]);
});
it('takes nothing else for a number', () => {
  expect(['', '-', 'abc', '1.2.3', '1e5', '10 kg'].map(parseNumber)).toEqual(Array(6).fill(undefined));
});
it('does not guess whether a comma is between thousands', () => {
  expect(['1,200', '12,345', '-1,200'].map(parseNumber)).toEqual(Array(3).fill(undefined));
  expect(['0,125', '1,25', '72,35', '1200'].map(parseNumber)).toEqual([0.125, 1.25, 72.35, 1200]);
});
it('writes them back', () => expect([numberText(undefined), numberText(1.5)]).toEqual(['', '1.5']));
