import { expect, it } from 'vitest';
import { asTyped, countryOf, exampleOf, inCountry } from './phone-book.ts';

it('a number with its code is of its country, whatever was chosen before', () => {
  for (const pasted of ['+49 30 1234567', '0049 30 1234567', '+٤٩ ٣٠ ١٢٣٤٥٦٧', '۰۰۴۹ ۳۰ ۱۲۳۴۵۶۷']) {
    const shown = asTyped(pasted, 'US');
    expect([pasted, countryOf(shown), shown.replace(/\D/g, '')]).toEqual([pasted, 'DE', '49301234567']);
    // Pasted before the numbers of all countries were there.
    expect(inCountry(pasted)).toBe(shown);
  }
});

it('a number as it is dialled at home gets the code of its country, in the digits of any language', () => {
  expect(asTyped('055 123 4567', 'SA')).toBe(asTyped('٠٥٥ ١٢٣ ٤٥٦٧', 'SA'));
  expect(asTyped('٠٥٥ ١٢٣ ٤٥٦٧', 'SA').replace(/\D/g, '')).toBe('966551234567');
});

it('every country has an example', () => {
  expect(exampleOf('US')).toBe('+1(201)555-0123');
  expect(exampleOf('DE')).toMatch(/^\+49\(\d+\)\d+/);
});
