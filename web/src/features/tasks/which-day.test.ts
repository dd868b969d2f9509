import { describe, expect, it } from 'vitest';
import { whichDay } from './which-day.ts';

const now = Date.UTC(2026, 10, 19, 12);
const clock = { locale: 'en', zone: 'Europe/Berlin', now } as const;
const open = { repeats: 'days', closedAt: null } as const;
const forDay = (day: string) => ({ key: 'forDay', day });

describe('a task that comes again', () => {
  it('says the day it is for', () => {
    expect(whichDay({ ...open, openedAt: '2026-11-19T06:00:00Z' }, clock)).toEqual(forDay('today'));
    expect(whichDay({ ...open, openedAt: '2026-11-18T06:00:00Z' }, clock)).toEqual(forDay('yesterday'));
    expect(whichDay({ ...open, openedAt: '2026-11-16T06:00:00Z' }, clock)).toEqual(
      forDay('Monday, November 16'),
    );
    expect(whichDay({ ...open, openedAt: '2026-11-18T23:30:00Z' }, clock)).toEqual(forDay('today'));
  });

  it('says the time as well where it comes several times a day', () => {
    const hourly = { ...open, repeats: 'hours', openedAt: '2026-11-19T06:00:00Z' } as const;
    expect(whichDay(hourly, clock)).toEqual(forDay('today at 7:00 AM'));
    expect(whichDay({ ...hourly, closedAt: '2026-11-20T00:30:00Z' }, clock)).toEqual(
      forDay('today at 7:00 AM'),
    );
    // The day stands beside it already.
    expect(whichDay({ ...hourly, closedAt: '2026-11-19T07:00:00Z' }, clock)).toEqual({
      key: 'forTime',
      time: '7:00 AM',
    });
  });

  it('leaves out a day that was closed on it, and what comes once', () => {
    const done = { ...open, openedAt: '2026-11-18T06:00:00Z' };
    expect(whichDay({ ...done, closedAt: '2026-11-18T20:00:00Z' }, clock)).toBeNull();
    expect(whichDay({ ...done, closedAt: '2026-11-19T06:00:00Z' }, clock)).toEqual(forDay('yesterday'));
    expect(whichDay({ ...done, repeats: null }, clock)).toBeNull();
  });
});
