import { describe, expect, it } from 'vitest';
import { hoursOf, placeAll, shifted, spanOf, weeksOf, withinDay } from './placing.ts';

const berlin = 'Europe/Berlin';
const at = (from: string, until: string) => ({ from: `2026-11-24T${from}Z`, until: `2026-11-24T${until}Z` });
const brief = (timed: ReturnType<typeof at>[]) =>
  placeAll(timed, berlin).map(({ from, until, lane, lanes }) => [from, until, lane, lanes]);

describe('bookings on a calendar', () => {
  it('lie on their day by the clock of the zone', () => {
    const [placed] = placeAll([{ from: '2026-11-24T23:30:00Z', until: '2026-11-25T00:00:00Z' }], berlin);
    expect(placed).toMatchObject({ day: '2026-11-25', from: 30, until: 60 });
  });
  it('stand side by side where they overlap, and alone where they do not', () => {
    expect(brief([at('09:00', '10:00'), at('09:30', '10:30'), at('11:00', '11:30')])).toEqual([
      [600, 660, 0, 2],
      [630, 690, 1, 2],
      [720, 750, 0, 1],
    ]);
  });
  it('one after the other share a lane', () => {
    expect(brief([at('09:00', '09:30'), at('09:30', '10:00')])).toEqual([
      [600, 630, 0, 1],
      [630, 660, 0, 1],
    ]);
  });
  it('that go on after midnight end there', () => {
    const [placed] = placeAll([at('22:30', '23:30')], berlin);
    expect(placed).toMatchObject({ from: 1_410, until: 1_440 });
  });
  it('widen the hours of the day where they lie outside', () => {
    expect(hoursOf(placeAll([at('05:15', '05:45'), at('19:00', '20:30')], berlin))).toEqual({
      first: 6,
      last: 22,
    });
    expect(hoursOf([])).toEqual({ first: 8, last: 18 });
  });
});

describe('moving on a calendar', () => {
  it('keeps to the grid and within the day', () => {
    expect(withinDay(605, 635, 20, 15)).toBe(25);
    expect(withinDay(600, 660, -900, 15)).toBe(-600);
    expect(withinDay(600, 660, 900, 15)).toBe(780);
  });
  it('keeps the time on the wall when the clocks change in between', () => {
    expect(shifted('2026-10-24T08:00:00.000Z', { days: 1, minutes: 30 }, berlin)).toBe(
      '2026-10-25T09:30:00.000Z',
    );
  });
});

describe('what a view shows', () => {
  it('goes from midnight to midnight, also in the week that is an hour longer', () => {
    expect(spanOf(weeksOf('week', '2026-10-25', 'en'), berlin)).toEqual({
      from: '2026-10-18T22:00:00.000Z',
      until: '2026-10-25T23:00:00.000Z',
    });
  });
  it('is one day, one week, or the weeks of a month', () => {
    expect(weeksOf('day', '2026-11-24', 'en')).toEqual([['2026-11-24']]);
    expect(weeksOf('week', '2026-11-24', 'ar')[0]?.[0]).toBe('2026-11-21');
    expect(weeksOf('month', '2026-11-24', 'en').length).toBe(6);
  });
});
