import { describe, expect, it } from 'vitest';
import { HOUR_MS, timeOfDay, WEEKDAYS, weekdayOf, weekOf } from './calendar.ts';
import { node, protocol } from './testing/build.ts';
import { Drive, shown, time } from './testing/drive.ts';
import { ITEMS, PULSE } from './testing/items.ts';
import { dayAt, daysLater, instantOf, timeAt } from './wall-clock.ts';
import { isZone, offsetAt } from './zone.ts';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
];
const day = (date: string): number => dayAt('UTC', time(`${date} 00:00`));
const clock = (zone: string, date: string, at: string): string =>
  shown(instantOf(zone, day(date), timeOfDay(at)), zone);

describe('zones', () => {
  it('[T1] offsets agree with Temporal every 37 hours of five years', () => {
    for (const zone of zones)
      for (let at = time('2025-01-01 00:00'); at < time('2030-01-01 00:00'); at += 37 * HOUR_MS) {
        const [date, hour] = shown(at, zone).split(' ');
        if (offsetAt(zone, at) !== time(`${date} ${hour}`) - at) throw new Error(`${zone} ${date} ${hour}`);
      }
  }, 60_000);

  it('[T1] the change itself is found to the millisecond', () => {
    const change = time('2026-03-29 01:00');
    expect(offsetAt('Europe/Berlin', change - 1)).toBe(HOUR_MS);
    expect(offsetAt('Europe/Berlin', change)).toBe(2 * HOUR_MS);
  });

  it('[T1] a zone is known or not', () => {
    expect([isZone('Asia/Tokyo'), isZone('Asia/Atlantis'), isZone('')]).toEqual([true, false, false]);
  });

  it('[T1] dates and weekdays are counted in integers', () => {
    expect(day('1970-01-01')).toBe(0);
    expect(WEEKDAYS[weekdayOf(day('2026-03-02'))]).toBe('mon');
    expect(WEEKDAYS[weekdayOf(day('2026-03-08'))]).toBe('sun');
    expect(WEEKDAYS[weekdayOf(-4)]).toBe('sun');
    expect(weekOf(day('2026-03-08')) - weekOf(day('2026-03-02'))).toBe(0);
    expect(weekOf(day('2026-03-09')) - weekOf(day('2026-03-08'))).toBe(1);
  });
});

describe('clock changes', () => {
  //   Berlin, 29 March 2026    01:59:59 │ 03:00:00
  it('[T2] a time that does not exist means the first instant after', () => {
    expect(clock('Europe/Berlin', '2026-03-29', '02:30')).toBe('2026-03-29 03:00');
    expect(clock('Europe/Berlin', '2026-03-29', '02:00')).toBe('2026-03-29 03:00');
    expect(clock('Europe/Berlin', '2026-03-29', '01:59')).toBe('2026-03-29 01:59');
    expect(clock('Australia/Lord_Howe', '2026-10-04', '02:10')).toBe('2026-10-04 02:30');
  });

  //   Berlin, 25 October 2026    02:00 … 02:59 │ 02:00 … 02:59 │ 03:00
  it('[T2] a time that exists twice means the first', () => {
    expect(instantOf('Europe/Berlin', day('2026-10-25'), timeOfDay('02:30'))).toBe(time('2026-10-25 00:30'));
    expect(instantOf('Europe/Berlin', day('2026-10-25'), timeOfDay('03:00'))).toBe(time('2026-10-25 02:00'));
    expect(instantOf('Australia/Lord_Howe', day('2026-04-05'), timeOfDay('01:45'))).toBe(
      time('2026-04-04 14:45'),
    );
  });

  //   Samoa had no 30 December 2011 at all
  it('[T2] a whole day that does not exist means the first instant after it', () => {
    expect(clock('Pacific/Apia', '2011-12-30', '09:00')).toBe('2011-12-31 00:00');
  });

  it('[T2] midnight of a day that begins at one o’clock is one o’clock', () => {
    expect(clock('Africa/Cairo', '2026-04-24', '00:00')).toBe('2026-04-24 01:00');
  });

  it('[T4] a day later keeps the wall clock, whatever the day’s length', () => {
    const berlin = (from: string, days: number): string =>
      shown(daysLater('Europe/Berlin', time(from, 'Europe/Berlin'), days), 'Europe/Berlin');
    expect(berlin('2026-03-28 09:00', 1)).toBe('2026-03-29 09:00');
    expect(berlin('2026-10-24 09:00', 1)).toBe('2026-10-25 09:00');
    expect(berlin('2026-03-28 02:30', 1)).toBe('2026-03-29 03:00');
    expect(timeAt('Europe/Berlin', time('2026-10-25 02:30', 'Europe/Berlin'))).toBe(timeOfDay('02:30'));
  });
});

describe('waiting', () => {
  const zone = 'Europe/Berlin';
  const waiting = (settings: Parameters<typeof node<'wait'>>[3], at: string) =>
    new Drive(protocol([node('wait', 'w', null, settings), node('finish', 'f', 'w')], ITEMS), at, { zone });
  const ends = (settings: Parameters<typeof node<'wait'>>[3], at: string) =>
    shown(waiting(settings, at).run.dueAt ?? 0, zone);

  it('[T4] days are counted on the calendar, hours as they pass', () => {
    expect(ends({ settings: { kind: 'for', days: 1 } }, '2026-03-28 09:00')).toBe('2026-03-29 09:00');
    expect(ends({ settings: { kind: 'for', hours: 24 } }, '2026-03-28 09:00')).toBe('2026-03-29 10:00');
    expect(ends({ settings: { kind: 'for', days: 1, minutes: 30 } }, '2026-03-28 09:00')).toBe(
      '2026-03-29 09:30',
    );
  });

  it('[T3] until a time means the next such time, never the present one', () => {
    expect(ends({ settings: { kind: 'until', at_time: '18:00' } }, '2026-03-02 09:00')).toBe(
      '2026-03-02 18:00',
    );
    expect(ends({ settings: { kind: 'until', at_time: '09:00' } }, '2026-03-02 09:00')).toBe(
      '2026-03-03 09:00',
    );
    const sunday = { settings: { kind: 'until', at_time: '08:00', at_week_days: ['sun'] } } as const;
    expect(
      ends({ ...sunday, settings: { ...sunday.settings, at_week_days: ['sun'] } }, '2026-03-02 09:00'),
    ).toBe('2026-03-08 08:00');
  });

  it('[T15] until something comes; what came before the wait does not count', () => {
    const nodes = [
      node('kpi', 'k', null, { selectedItem: 'pulse' }),
      node('wait', 'w', 'k', { settings: { kind: 'event', on: 'reading', item: 'pulse' } }),
      node('finish', 'f', 'w'),
    ];
    const run = new Drive(protocol(nodes, ITEMS));
    run.at('2026-03-02 10:00', { type: 'reading', kpi: 'pulse', value: 70, task: run.task() });
    expect(run.here).toBe('w');
    run.at('2026-03-02 11:00', { type: 'reading', kpi: 'pulse', value: 71 });
    expect(run.run.ends.w).toMatchObject({ result: 'success', reason: 'event-came' });
  });

  it('[T15] nothing else ends it', () => {
    const nodes = [
      node('wait', 'w', null, { settings: { kind: 'event', on: 'reading', item: 'weight' } }),
      node('finish', 'f', 'w'),
    ];
    const run = new Drive(protocol(nodes, { ...ITEMS, weight: { ...PULSE, name: 'Weight' } }));
    run.at('2026-03-02 10:00', { type: 'reading', kpi: 'pulse', value: 71 });
    expect(run.here).toBe('w');
  });

  it('[T15] and fails when its window is over before', () => {
    const nodes = [
      node('wait', 'w', null, {
        settings: { kind: 'event', on: 'answers', item: 'mood' },
        window: { expireAfterMinutes: 60 },
      }),
      node('finish', 'f', 'w'),
    ];
    const run = new Drive(protocol(nodes, ITEMS)).until('2026-03-02 10:00');
    expect(run.run.ends.w).toMatchObject({ result: 'failure', reason: 'expired' });
  });
});
