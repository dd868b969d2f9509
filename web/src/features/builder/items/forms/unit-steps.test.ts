import { PULSE } from '@regimen/engine/testing/items.ts';
import { describe, expect, it } from 'vitest';
import { convertedBounds, turnedRound, unknownUnits } from './unit-steps.ts';

describe('a KPI that gets another unit', () => {
  const inHertz = { ...PULSE, unit: 'Hz', conversions: [] };

  it('misses the units that people have measured in', () => {
    expect(unknownUnits(PULSE, ['bpm'])).toEqual([]);
    expect(unknownUnits(inHertz, ['bpm', 'Hz'])).toEqual(['bpm']);
    expect(unknownUnits({ ...inHertz, origin: 'formula' }, ['bpm'])).toEqual([]);
  });

  it('takes the way back from what it knew, with what is added', () => {
    expect(turnedRound(PULSE, 'Hz')).toEqual({ unit: 'bpm', factor: 0.01666666667 });
    const warm = { ...PULSE, unit: '°C', conversions: [{ unit: '°F', factor: 5 / 9, offset: -160 / 9 }] };
    expect(turnedRound(warm, '°F')).toEqual({ unit: '°C', factor: 1.8, offset: 32 });
    expect(turnedRound(PULSE, 'beats')).toBeNull();
  });

  it('keeps the meaning of range and target', () => {
    const conversions = [{ unit: 'bpm', factor: 1 / 60 }];
    expect(convertedBounds(PULSE, { ...inHertz, conversions })).toEqual({
      range: { min: 0.3333, max: 4.167 },
      target: { min: 0.8333, max: 1.5 },
    });
    expect(convertedBounds(PULSE, inHertz)).toBeNull();
    expect(convertedBounds(PULSE, PULSE)).toBeNull();
  });
});
