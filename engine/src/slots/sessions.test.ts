import { expect, it } from 'vitest';
import { at, BERLIN, daily, dayOf, host, LONG_AGO, offeredOn, setupOf, span } from '../testing/slots.ts';
import { offeredSlots, slotAt } from './offered.ts';

const session = (from: string, seatsLeft: number, id = 'class') => ({
  id,
  from: at(from),
  to: at(from) + 3_600_000,
  seatsLeft,
  hosts: ['anna'],
});
const busy = [span('03-02 10:00', '03-02 11:00')];
const rules = { seats: 5 };

it('[S9] one with seats left is joined', () => {
  const hosts = [host('anna', { busy }), host('badr')];
  const setup = setupOf(daily(BERLIN, '9-12'), { hosts, sessions: [session('03-02 10:00', 3)], rules });
  const slots = offeredSlots(setup, LONG_AGO, span('03-02 00:00', '03-03 00:00'));
  expect(slots.map(({ session: id, seatsLeft }) => [id, seatsLeft])).toEqual([
    [null, 5],
    ['class', 3],
    [null, 5],
  ]);
  expect(slots[1]).toMatchObject({ hosts: ['anna'], rooms: [] });
});

it('[S9] off the grid and outside the hours too, in order', () => {
  const sessions = [session('03-02 20:00', 1), session('03-02 09:30', 1)];
  expect(offeredOn(setupOf(daily(BERLIN, '9-11'), { sessions, rules }), '03-02')).toBe(
    '09:00 09:30 10:00 20:00',
  );
});

it('[S9] not past its notice, nor too far ahead', () => {
  const sessions = [session('03-02 10:00', 1), session('03-03 20:00', 1)];
  const setup = setupOf(daily(BERLIN, ''), { sessions, rules: { noticeMinutes: 60, aheadDays: 1 } });
  expect(offeredOn(setup, '03-02', at('03-02 09:00'))).toBe('10:00');
  expect(offeredOn(setup, '03-02', at('03-02 09:01'))).toBe('');
  expect(offeredOn(setup, '03-03', at('03-02 09:01'))).toBe('20:00');
  expect(offeredOn(setup, '03-03', at('03-01 23:59'))).toBe('');
});

it('[S9] of several the fullest, then the first by id', () => {
  const several = (...seats: number[]) =>
    setupOf(daily(BERLIN, '9-12'), {
      sessions: seats.map((left, index) => session('03-02 10:00', left, `class-${9 - index}`)),
      rules,
    });
  expect(slotAt(several(3, 1, 2), LONG_AGO, at('03-02 10:00'))?.session).toBe('class-8');
  expect(slotAt(several(3, 3), LONG_AGO, at('03-02 10:00'))?.session).toBe('class-8');
});

it('[S9] beside full ones a new one may begin, if somebody is free', () => {
  const sessions = [session('03-02 10:00', 0)];
  const alone = setupOf(daily(BERLIN, '9-12'), { hosts: [host('anna', { busy })], sessions, rules });
  expect(offeredOn(alone, '03-02')).toBe('09:00 11:00');
  const two = setupOf(daily(BERLIN, '9-12'), {
    hosts: [host('anna', { busy }), host('badr')],
    sessions,
    rules,
  });
  expect(slotAt(two, LONG_AGO, at('03-02 10:00'))).toMatchObject({
    session: null,
    hosts: ['badr'],
    seatsLeft: 5,
  });
});

it('[S10] the most a day is that of the location’s day', () => {
  const taken = new Map([[dayOf('03-02'), 2]]);
  const setup = setupOf(daily(BERLIN, '0-2'), { taken, rules: { maxPerDay: 2 } });
  expect(offeredOn(setup, '03-02')).toBe('');
  expect(offeredOn(setup, '03-03')).toBe('00:00 01:00');
  const more = setupOf(daily(BERLIN, '0-2'), { taken, rules: { maxPerDay: 3 } });
  expect(offeredOn(more, '03-02')).toBe('00:00 01:00');
});

it('[S10] the most a week is that of Monday to Sunday', () => {
  const taken = new Map([
    [dayOf('03-02'), 1],
    [dayOf('03-08'), 1],
  ]);
  const setup = setupOf(daily(BERLIN, '9-10'), { taken, rules: { maxPerWeek: 2 } });
  expect(['03-01', '03-02', '03-05', '03-08', '03-09'].map((date) => offeredOn(setup, date))).toEqual([
    '09:00',
    '',
    '',
    '',
    '09:00',
  ]);
});

it('[S10] seats of old sessions are given on full days', () => {
  const taken = new Map([[dayOf('03-02'), 1]]);
  const setup = setupOf(daily(BERLIN, '9-12'), {
    taken,
    sessions: [session('03-02 10:00', 2)],
    rules: { seats: 5, maxPerDay: 1 },
  });
  expect(offeredOn(setup, '03-02')).toBe('10:00');
});
