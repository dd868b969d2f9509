import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { inMask, maskOf, numberIn } from './phone-mask.ts';

const example = (country: Parameters<typeof getExampleNumber>[0]) => {
  const number = getExampleNumber(country, examples);
  if (!number) throw new Error(`No number of ${country} is known.`);
  return number;
};

it('writes a number of the United States as the specification does', () => {
  expect(inMask('+1 213 373 4253')).toBe('+1(213)373-4253');
  expect(maskOf('+1 213 373 4253')).toBe('+1(###)###-####');
});

it('has a mask for every country, which loses no digit', () => {
  const countries = getCountries();
  expect(countries.length).toBeGreaterThan(240);
  for (const country of countries) {
    const number = example(country);
    const shown = inMask(number.formatInternational());
    expect([country, `+${shown.replace(/\D/g, '')}`]).toEqual([country, number.number]);
    expect(maskOf(number.formatInternational())).toMatch(/^\+\d+( #+|\(#+\)#+(-#+)*)$/);
  }
});

it('grows with what is typed', () => {
  expect(['+1', '+1 2', '+1 213', '+1 213 3'].map(inMask)).toEqual(['+1', '+1 2', '+1 213', '+1(213)3']);
});

it('keeps half a number too, so that somebody is told of it, and takes a code alone for none', () => {
  expect(numberIn('12', undefined)).toBe('12');
  expect(numberIn('+1 12', '+1')).toBe('+112');
  for (const empty of ['', '+', '+1', ' + 1 ']) expect(numberIn(empty, '+1')).toBe(null);
});
