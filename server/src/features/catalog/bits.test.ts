import { assert, nat, property, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';
import { bitsOf, both, countBoth, countOf, placesOf } from './bits.ts';

/** As PostgreSQL sends a set with these places. */
function setOf(places: number[], length = Math.max(-1, ...places) + 1) {
  const sent = Buffer.alloc(4 + Math.ceil(length / 8));
  sent.writeInt32BE(length);
  for (const place of places)
    sent[4 + (place >> 3)] = (sent[4 + (place >> 3)] as number) | (0x80 >> (place & 7));
  return bitsOf(sent);
}

it('says again which places it was made of', () => {
  const places = [0, 7, 8, 31, 32, 33, 99, 1_000];
  expect(placesOf(setOf(places))).toEqual(places);
  expect(countOf(setOf(places, 5_000))).toBe(8);
  expect(placesOf(setOf([]))).toEqual([]);
});

it('cuts and counts like sets do, whatever their lengths', () => {
  const places = uniqueArray(nat(300), { maxLength: 200 });
  assert(
    property(places, places, nat(100), (one, other, longer) => {
      const common = one.filter((place) => other.includes(place)).sort((a, b) => a - b);
      const [first, second] = [setOf(one), setOf(other, 301 + longer)];
      expect(placesOf(both(first, second))).toEqual(common);
      expect(countBoth(first, second)).toBe(common.length);
      expect(countBoth(second, first)).toBe(common.length);
    }),
  );
});
