import { expect, it } from 'vitest';
import { fromFeet, fromPounds, toFeet, toPounds } from './body-units.ts';

it('heights and weights come back as they were typed', () => {
  expect(toFeet(180)).toEqual({ feet: 5, inches: 11 });
  expect(toFeet(182.8)).toEqual({ feet: 6, inches: 0 });
  for (let inches = 24; inches < 96; inches++) {
    const typed = { feet: Math.floor(inches / 12), inches: inches % 12 };
    expect(toFeet(fromFeet(typed.feet, typed.inches))).toEqual(typed);
  }
  for (let pounds = 5; pounds < 400; pounds += 0.5) expect(toPounds(fromPounds(pounds))).toBe(pounds);
});
