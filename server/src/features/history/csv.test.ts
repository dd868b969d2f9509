import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a cell that looks like a formula is a text in every spreadsheet', () => {
  for (const value of ['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =cmd', '＝1', '\u00a0=1'])
    expect(csvOf([[value]])).toBe(`\ufeff"'${value}"\r\n`);
});

test('quotes, commas and lines stay in their cell', () => {
  expect(csvOf([['a "b"', 'c,d', 'e\nf']])).toBe('\ufeff"a ""b""","c,d","e\nf"\r\n');
});

test('Arabic stays as it is', () => {
  expect(csvOf([['نوم أفضل']])).toBe('\ufeff"نوم أفضل"\r\n');
});
