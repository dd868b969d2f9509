import { describe, expect, it } from 'vitest';
import { occurrences } from './recurrence.ts';
import type { RecurringModule } from './recurring-module.ts';
import { module } from './testing/build.ts';
import { shown, time } from './testing/drive.ts';
import { dayAt } from './wall-clock.ts';

/** The first occurrences of a rule, as the follower's own clock shows them. */
function coming(
  rule: Partial<RecurringModule>,
  from: string,
  most: number,
  zone = 'Europe/Berlin',
): string[] {
  const at = time(from, zone);
  const one = module('m', { selected_module: 'nudge', selected_item: 'i', ...rule });
  return occurrences(one, { zone, startDay: dayAt(zone, at) }, at, most).map((slot) => shown(slot.at, zone));
}

describe('the calendar rule', () => {
  it('[T5] comes at its time, from the first time that is not past', () => {
    expect(coming({ at_time: '08:00' }, '2026-03-02 07:00', 2)).toEqual([
      '2026-03-02 08:00',
      '2026-03-03 08:00',
    ]);
    expect(coming({ at_time: '08:00' }, '2026-03-02 08:00', 1)).toEqual(['2026-03-02 08:00']);
    expect(coming({ at_time: '08:00' }, '2026-03-02 08:01', 1)).toEqual(['2026-03-03 08:00']);
  });

  it('[T6] every n days is counted from the first day', () => {
    expect(coming({ run_every: 3 }, '2026-03-02 07:00', 3)).toEqual([
      '2026-03-02 09:00',
      '2026-03-05 09:00',
      '2026-03-08 09:00',
    ]);
    expect(coming({ run_every: 3 }, '2026-03-02 10:00', 1)).toEqual(['2026-03-05 09:00']);
  });

  it('[T6] weekdays by their three letters', () => {
    expect(coming({ at_week_days: ['mon', 'thu', 'sun'] }, '2026-03-03 07:00', 4)).toEqual([
      '2026-03-05 09:00',
      '2026-03-08 09:00',
      '2026-03-09 09:00',
      '2026-03-12 09:00',
    ]);
  });

  //   week of     2 Mar      9 Mar      16 Mar     23 Mar
  //               tu we ──── (skipped)  mo tu we   (skipped)      begun on Tuesday the 3rd
  it('[T6] with weekdays, every n counts weeks, Monday first', () => {
    expect(coming({ at_week_days: ['mon', 'wed'], run_every: 2 }, '2026-03-03 07:00', 3)).toEqual([
      '2026-03-04 09:00',
      '2026-03-16 09:00',
      '2026-03-18 09:00',
    ]);
  });

  it('[T7] every n hours from its time to the end of the day', () => {
    expect(coming({ at_time: '08:00', every_hour: 5 }, '2026-03-02 07:00', 5)).toEqual([
      '2026-03-02 08:00',
      '2026-03-02 13:00',
      '2026-03-02 18:00',
      '2026-03-02 23:00',
      '2026-03-03 08:00',
    ]);
    expect(coming({ at_time: '08:00', every_hour: 5 }, '2026-03-02 14:00', 1)).toEqual(['2026-03-02 18:00']);
  });

  //   29 March: 23 hours    00 01 │03 04 05 …      25 October: 25 hours   00 01 02 │02 03 04 …
  it('[T7] hours are counted as they pass, across clock changes', () => {
    expect(coming({ at_time: '00:00', every_hour: 6 }, '2026-03-29 00:00', 4)).toEqual([
      '2026-03-29 00:00',
      '2026-03-29 07:00',
      '2026-03-29 13:00',
      '2026-03-29 19:00',
    ]);
    expect(coming({ at_time: '00:00', every_hour: 6 }, '2026-10-25 00:00', 5)).toEqual([
      '2026-10-25 00:00',
      '2026-10-25 05:00',
      '2026-10-25 11:00',
      '2026-10-25 17:00',
      '2026-10-25 23:00',
    ]);
  });

  it('[T9] from day n on, until before day m, at most so often', () => {
    expect(coming({ start_after: 3, stop_after: 5 }, '2026-03-02 07:00', 9)).toEqual([
      '2026-03-05 09:00',
      '2026-03-06 09:00',
    ]);
    expect(coming({ repeat: 2 }, '2026-03-02 07:00', 9)).toHaveLength(2);
    expect(coming({ start_after: 5, stop_after: 5 }, '2026-03-02 07:00', 9)).toEqual([]);
    expect(coming({ stop_after: 2, every_hour: 12, at_time: '06:00' }, '2026-03-02 05:00', 9)).toHaveLength(
      4,
    );
  });

  it('[T2] [T5] comes once on the day of a clock change, at the first instant after a gap', () => {
    expect(coming({ at_time: '02:30' }, '2026-03-28 01:00', 3)).toEqual([
      '2026-03-28 02:30',
      '2026-03-29 03:00',
      '2026-03-30 02:30',
    ]);
    const twice = coming({ at_time: '02:30' }, '2026-10-24 01:00', 3);
    expect(twice).toEqual(['2026-10-24 02:30', '2026-10-25 02:30', '2026-10-26 02:30']);
  });
});
