import { expect, it } from 'vitest';
import { locales } from './languages.ts';
import { zoneOffset } from './zone-offset.ts';
import { zonePlaces } from './zone-places.ts';

it.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina', 'بوينوس أيرس، الأرجنتين'],
  ['America/New_York', 'New York, United States', 'نيويورك، الولايات المتحدة'],
  ['Europe/Berlin', 'Berlin, Germany', 'ألمانيا'],
  ['Asia/Riyadh', 'Riyadh, Saudi Arabia', 'المملكة العربية السعودية'],
])('%s is where people know it', (zone, english, arabic) => {
  const placeIn = (locale: 'en' | 'ar') => zonePlaces(locale).find((each) => each.zone === zone)?.place;
  expect(placeIn('en')).toBe(english);
  expect(placeIn('ar')).toBe(arabic);
});

it('no two zones go by the same name, and none by its id', () => {
  for (const locale of locales) {
    const places = zonePlaces(locale).map(({ place }) => place);
    expect(places.filter((place) => /[_/]/.test(place))).toEqual([]);
    expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([]);
  }
});

it('says by how much a clock differs, in summer and in winter', () => {
  expect(zoneOffset('Europe/Berlin', 'en', Date.parse('2026-07-01'))).toBe('GMT+2');
  expect(zoneOffset('Europe/Berlin', 'en', Date.parse('2026-12-01'))).toBe('GMT+1');
});
