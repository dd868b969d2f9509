import { expect, it } from 'vitest';
import { readRows } from './number-rows.ts';

const row = (index: number, country: string, numbers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({ country, ...numbers }).map(([name, typed]) => [`numbers.${index}.${name}`, typed]),
  );

it('reads a row for each country, with blanks inside a number, and leaves out what is empty', () => {
  const values = {
    name: 'A site',
    ...row(0, 'DE', { emergency: '112', ambulance: '', police: '110', crisis: ' 0800 111  0 111 ' }),
    ...row(2, 'US', { emergency: '', crisis: '' }),
  };
  expect(readRows(values)).toEqual({
    numbers: { DE: { emergency: '112', police: '110', crisis: '0800 111 0 111' } },
    wrong: [],
    missing: [],
    twice: [],
  });
});

it('names the field that cannot be read, numbers of no country, and a country that stands there twice', () => {
  const values = {
    ...row(0, 'DE', { emergency: '112', police: 'call us' }),
    ...row(1, 'DE', { emergency: '113' }),
    ...row(2, '', { emergency: '114' }),
  };
  expect(readRows(values)).toMatchObject({
    wrong: ['numbers.0.police'],
    missing: ['numbers.2.country'],
    twice: ['numbers.1.country'],
  });
});
