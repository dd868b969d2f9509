import { expect, it } from 'vitest';
import { wordDifferences } from './word-differences.ts';

it('marks on each side what the other does not have', () => {
  expect(wordDifferences('In order to walk, utilize shoes.', 'To walk, use shoes.')).toEqual({
    before: [
      { words: 'In order to ', isSame: false },
      { words: 'walk, ', isSame: true },
      { words: 'utilize ', isSame: false },
      { words: 'shoes.', isSame: true },
    ],
    after: [
      { words: 'To ', isSame: false },
      { words: 'walk, ', isSame: true },
      { words: 'use ', isSame: false },
      { words: 'shoes.', isSame: true },
    ],
  });
});

it('loses no letter of either, ends of lines too', () => {
  for (const [before, after] of [
    ['', 'One\n\ntwo  three'],
    ['One\ntwo', ''],
    ['المشي كل يوم', 'المشي\nيوميًا'],
  ] as const) {
    const sides = wordDifferences(before, after);
    expect(sides.before.map(({ words }) => words).join('')).toBe(before);
    expect(sides.after.map(({ words }) => words).join('')).toBe(after);
  }
});
