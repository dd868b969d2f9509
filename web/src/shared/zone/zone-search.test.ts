import { zonePlaces } from '@regimen/contract/language/zone-places.ts';
import { expect, it } from 'vitest';
import { findZones } from './zone-search.ts';

const found = (locale: 'en' | 'ar', typed: string) =>
  findZones(zonePlaces(locale), typed).map(({ zone }) => zone);

it('finds a zone by its city or country, with or without accents, and by its Latin name in any language', () => {
  expect(found('en', 'buenos')).toEqual(['America/Argentina/Buenos_Aires']);
  expect(found('en', 'GERMANY berl')).toEqual(['Europe/Berlin']);
  expect(found('ar', 'المانيا')).toContain('Europe/Berlin');
  expect(found('ar', 'berlin')).toEqual(['Europe/Berlin']);
  expect(found('en', 'nowhere at all')).toEqual([]);
});
