import { expect, it } from 'vitest';
import { average } from './average.ts';

it('an average is as exact as what was measured', () => {
  expect(average([140, 141, 139, 141])).toBe(140);
  expect(average([5.6, 5.9, 6])).toBe(5.8);
  expect(average([7, 8.25])).toBe(7.63);
  expect(average([])).toBeNull();
});
