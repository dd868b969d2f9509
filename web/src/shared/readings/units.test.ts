import { expect, it } from 'vitest';
import { unitsOf } from './units.ts';

it('says what is likely in the unit that somebody uses', () => {
  const { units, rangeIn } = unitsOf({
    unit: '°C',
    conversions: [{ unit: '°F', factor: 5 / 9, offset: -160 / 9 }],
    range: { min: 35, max: 42 },
  });
  expect(units).toEqual(['°C', '°F']);
  const { min, max } = rangeIn('°F');
  expect([min, max].map((edge) => Math.round(edge))).toEqual([95, 108]);
  expect(rangeIn('°C')).toEqual({ min: 35, max: 42 });
});
