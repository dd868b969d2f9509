import { fromFeet, fromPounds } from '@regimen/contract/body-units.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { describe, expect, it } from 'vitest';
import { oddSizes, sizeFault } from './body-size.ts';
import { healthTexts } from './health-texts.ts';

const t = translator(healthTexts, 'en');
const nothing = { heightCm: null, weightKg: null, conditions: [], medication: '', allergies: '' };

describe('a height or weight', () => {
  it('out of range is refused in the unit it was typed in', () => {
    expect(sizeFault('heightCm', 5, 'metric', t)).toBe('Enter a number between 20 cm and 300 cm.');
    expect(sizeFault('heightCm', fromFeet(168, 0), 'imperial', t)).toBe(
      'Enter a number between 0 ft 8 in and 9 ft 10 in.',
    );
    expect(sizeFault('weightKg', fromPounds(2_000), 'imperial', t)).toBe(
      'Enter a number between 1.1 lb and 1,543.2 lb.',
    );
    expect(sizeFault('weightKg', 70, 'metric', t)).toBe(false);
    expect(sizeFault('weightKg', null, 'metric', t)).toBe(false);
  });

  it('whose limit is typed as it was told is taken', () => {
    expect(sizeFault('heightCm', fromFeet(0, 8), 'imperial', t)).toBe(false);
    expect(sizeFault('heightCm', fromFeet(9, 10), 'imperial', t)).toBe(false);
    expect(sizeFault('weightKg', fromPounds(1.1), 'imperial', t)).toBe(false);
    expect(sizeFault('weightKg', fromPounds(1_543.2), 'imperial', t)).toBe(false);
  });

  it('that hardly anybody has is asked about once', () => {
    const typed = { ...nothing, heightCm: fromFeet(9, 0), weightKg: fromPounds(1_400) };
    expect(oddSizes(typed, nothing, 'imperial', t)).toEqual([
      'a height of 9 ft 0 in',
      'a weight of 1,400 lb',
    ]);
    expect(oddSizes(typed, typed, 'imperial', t)).toEqual([]);
    expect(oddSizes({ ...nothing, heightCm: 168, weightKg: 64 }, nothing, 'metric', t)).toEqual([]);
  });
});
