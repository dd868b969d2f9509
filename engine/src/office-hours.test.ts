import { describe, expect, it } from 'vitest';
import { nextOfficeHour, type WeekHours } from './office-hours.ts';

const nineToFive = { from: 540, to: 1_020 };
const weekdays: WeekHours = [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, null, null];
const next = (at: string, hours = weekdays, zone = 'Europe/Berlin') => {
  const found = nextOfficeHour(hours, zone, Date.parse(at));
  return found === null ? null : new Date(found).toISOString();
};

describe('office hours', () => {
  it('[T18] are now', () => expect(next('2026-11-18T12:00:00Z')).toBe('2026-11-18T12:00:00.000Z'));
  it('[T18] begin later today', () => expect(next('2026-11-18T05:00:00Z')).toBe('2026-11-18T08:00:00.000Z'));
  it('[T18] begin tomorrow, once they are over', () =>
    expect(next('2026-11-18T16:00:00Z')).toBe('2026-11-19T08:00:00.000Z'));
  it('[T18] begin on Monday after a weekend', () =>
    expect(next('2026-11-20T18:00:00Z')).toBe('2026-11-23T08:00:00.000Z'));
  it('[T18] keep to the wall clock when it is set forward', () =>
    expect(next('2026-03-28T18:00:00Z')).toBe('2026-03-30T07:00:00.000Z'));
  it('[T18] come back a week later on the only day', () =>
    expect(next('2026-11-18T20:00:00Z', [null, null, nineToFive, null, null, null, null])).toBe(
      '2026-11-25T08:00:00.000Z',
    ));
  it('[T18] never begin where there are none', () =>
    expect(next('2026-11-18T12:00:00Z', Array(7).fill(null))).toBe(null));
});
