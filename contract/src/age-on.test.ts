import { expect, it } from 'vitest';
import { ageOn } from './age-on.ts';

it('counts years by the day, also for those born on the 29th of February', () => {
  expect(ageOn('2008-11-18', '2026-11-17')).toBe(17);
  expect(ageOn('2008-11-18', '2026-11-18')).toBe(18);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});
