import { describe, expect, it } from 'vitest';
import { readBusy } from './read-busy.ts';

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'].join('\r\n');

/** October to December 2026; Berlin changes its clocks on 25 October. */
const window = {
  from: Date.parse('2026-10-01T00:00:00Z'),
  until: Date.parse('2026-12-01T00:00:00Z'),
  zone: 'Europe/Berlin',
};
const instant = (at: number) => new Date(at).toISOString().slice(0, 16);
function busyIn(text: string, change: Partial<typeof window> = {}) {
  const read = readBusy({ text, ...window, ...change });
  return 'busy' in read ? read.busy.map(([from, until]) => [instant(from), instant(until)]) : read.failure;
}

describe('when somebody is busy by their calendar', () => {
  it('is what its events say, in UTC, in a zone by name, by no clock and on whole days', () => {
    expect(busyIn(calendar(event('DTSTART:20261102T080000Z', 'DTEND:20261102T090000Z')))).toEqual([
      ['2026-11-02T08:00', '2026-11-02T09:00'],
    ]);
    const inTokyo = event('DTSTART;TZID=Asia/Tokyo:20261102T080000', 'DURATION:PT30M');
    expect(busyIn(calendar(inTokyo))).toEqual([['2026-11-01T23:00', '2026-11-01T23:30']]);
    const floating = event('DTSTART:20261102T080000', 'DTEND:20261102T090000');
    expect(busyIn(calendar(floating))).toEqual([['2026-11-02T07:00', '2026-11-02T08:00']]);
    const wholeDays = event('DTSTART;VALUE=DATE:20261024', 'DTEND;VALUE=DATE:20261026');
    expect(busyIn(calendar(wholeDays))).toEqual([['2026-10-23T22:00', '2026-10-25T23:00']]);
    expect(busyIn(calendar(event('DTSTART;VALUE=DATE:20261102')))).toEqual([
      ['2026-11-01T23:00', '2026-11-02T23:00'],
    ]);
  });

  it('follows a series over a clock change, and ends it where it ends by its own clock', () => {
    // Ends with 1 November at 8:00 in Tokyo, which is the evening before in UTC.
    const series = event(
      'DTSTART;TZID=Asia/Tokyo:20261030T080000',
      'DTEND;TZID=Asia/Tokyo:20261030T090000',
      'RRULE:FREQ=DAILY;UNTIL=20261031T230000Z',
    );
    expect(busyIn(calendar(series))).toEqual([
      ['2026-10-29T23:00', '2026-10-30T00:00'],
      ['2026-10-30T23:00', '2026-10-31T00:00'],
      ['2026-10-31T23:00', '2026-11-01T00:00'],
    ]);
    const weekly = event(
      'DTSTART;TZID=Europe/Berlin:20261019T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(busyIn(calendar(weekly))).toEqual([
      ['2026-10-19T07:00', '2026-10-19T08:00'],
      ['2026-10-26T08:00', '2026-10-26T09:00'],
    ]);
  });

  it('leaves out what was taken out of a series, and puts what was moved where it went', () => {
    const series = event(
      'DTSTART;TZID=Europe/Berlin:20261102T090000',
      'DTEND;TZID=Europe/Berlin:20261102T100000',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE;TZID=Europe/Berlin:20261103T090000',
      'RDATE;TZID=Europe/Berlin:20261120T090000',
    );
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20261104T090000',
      'DTSTART;TZID=Europe/Berlin:20261104T150000',
      'DTEND;TZID=Europe/Berlin:20261104T160000',
    );
    const cancelled = event(
      'RECURRENCE-ID:20261105T080000Z',
      'DTSTART:20261105T080000Z',
      'DTEND:20261105T090000Z',
      'STATUS:CANCELLED',
    );
    expect(busyIn(calendar(series, moved, cancelled))).toEqual([
      ['2026-11-02T08:00', '2026-11-02T09:00'],
      ['2026-11-04T14:00', '2026-11-04T15:00'],
      ['2026-11-20T08:00', '2026-11-20T09:00'],
    ]);
  });

  it('is not what is free, cancelled, over or far ahead', () => {
    const hour = ['DTSTART:20261102T080000Z', 'DTEND:20261102T090000Z'];
    expect(
      busyIn(
        calendar(
          event(...hour, 'TRANSP:TRANSPARENT'),
          event(...hour, 'STATUS:CANCELLED'),
          event(...hour, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
          event('DTSTART:20260902T080000Z', 'DTEND:20260902T090000Z'),
          event('DTSTART:20270902T080000Z', 'DTEND:20270902T090000Z'),
        ),
      ),
    ).toEqual([]);
  });

  it('is one stretch where events touch, and ends with what is looked at', () => {
    const first = event('DTSTART:20261102T080000Z', 'DTEND:20261102T093000Z');
    const second = event('DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z');
    const long = event('DTSTART:20261130T000000Z', 'DTEND:20270130T000000Z');
    expect(busyIn(calendar(first, second, long))).toEqual([
      ['2026-11-02T08:00', '2026-11-02T10:00'],
      ['2026-11-30T00:00', '2026-12-01T00:00'],
    ]);
  });

  it('goes by the zone that the calendar itself describes, where its name says nothing', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Our Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const at = event(
      'DTSTART;TZID=Our Office:20261102T080000',
      'DTEND;TZID=Our Office:20261102T090000',
      'RRULE:FREQ=DAILY;UNTIL=20261103T023000Z',
    );
    expect(busyIn(calendar(...zone, at))).toEqual([
      ['2026-11-02T02:30', '2026-11-02T03:30'],
      ['2026-11-03T02:30', '2026-11-03T03:30'],
    ]);
    const longName = event('DTSTART;TZID=/citadel.org/2026/Asia/Tokyo:20261102T080000', 'DURATION:PT1H');
    expect(busyIn(calendar(longName))).toEqual([['2026-11-01T23:00', '2026-11-02T00:00']]);
  });

  it('reads free-busy lists', () => {
    const list = [
      'BEGIN:VFREEBUSY',
      'UID:fb',
      'FREEBUSY;FBTYPE=BUSY:20261102T080000Z/20261102T090000Z,20261103T080000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20261104T080000Z/20261104T090000Z',
      'END:VFREEBUSY',
    ];
    expect(busyIn(calendar(...list))).toEqual([
      ['2026-11-02T08:00', '2026-11-02T09:00'],
      ['2026-11-03T08:00', '2026-11-03T08:30'],
    ]);
  });

  it('is not spoilt by an event that says nothing sensible', () => {
    const odd = [
      event('SUMMARY:Without a time'),
      event('DTSTART:20261102T100000Z', 'DTEND:20261102T090000Z'),
      event('DTSTART:20261102T080000Z', 'DTEND:20261102T090000Z', 'RRULE:FREQ=NEVER'),
      event('DTSTART:gibberish'),
    ];
    const fine = event('DTSTART:20261105T080000Z', 'DTEND:20261105T090000Z');
    expect(busyIn(calendar(...odd, fine))).toContainEqual(['2026-11-05T08:00', '2026-11-05T09:00']);
  });

  it.each([
    ['a page of the web', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['a card', 'BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD\r\n'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
  ])('is no calendar: %s', (_what, text) => {
    expect(busyIn(text)).toBe('not_a_calendar');
  });

  it('takes a day’s series of many years, and refuses one that never ends, in bounded time', () => {
    const since2006 = event('DTSTART:20060101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY');
    expect(busyIn(calendar(since2006))).toHaveLength(61);
    const everyOtherWeek = event(
      'DTSTART:20060102T080000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    );
    expect(busyIn(calendar(everyOtherWeek))).toEqual(
      ['10-13', '10-27', '11-10', '11-24'].map((day) => [`2026-${day}T08:00`, `2026-${day}T09:00`]),
    );
    const began = performance.now();
    const everySecond = event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    expect(busyIn(calendar(everySecond))).toBe('too_large');
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
