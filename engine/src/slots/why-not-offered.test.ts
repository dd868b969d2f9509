import { expect, it } from 'vitest';
import { time } from '../testing/drive.ts';
import { daily, host, setupOf } from '../testing/slots.ts';
import { dayAt } from '../wall-clock.ts';
import { offeredSlots, slotAt } from './offered.ts';
import type { SlotSetup } from './types.ts';
import { whyNotOffered } from './why-not-offered.ts';

const BERLIN = 'Europe/Berlin';
const at = (text: string): number => time(`2026-03-${text}`, BERLIN);
const NOW = at('01 12:00');
const HOUR = 3_600_000;
const open = daily(BERLIN, '9-17');
const busy = [{ from: at('02 10:00'), to: at('02 11:00') }];
const why = (rest: Parameters<typeof setupOf>[1], text: string): readonly string[] =>
  whyNotOffered(setupOf(open, rest), NOW, at(text));

it('[S11] the slot at an instant is the one that is offered there', () => {
  const setup = setupOf(open, { hosts: [host('anna', { busy }), host('badr')] });
  const slots = offeredSlots(setup, NOW, { from: NOW, to: NOW + 72 * HOUR });
  expect(slots.length).toBeGreaterThan(20);
  for (const slot of slots) {
    expect(slotAt(setup, NOW, slot.from)).toEqual(slot);
    expect(slotAt(setup, NOW, slot.from + 1)).toBeNull();
    expect(whyNotOffered(setup, NOW, slot.from)).toEqual([]);
  }
});

it('[S11] each reason by itself', () => {
  const away = host('anna', { hours: [daily(BERLIN, '12-17')] });
  const full = { id: 's', from: at('02 10:00'), to: at('02 11:00'), seatsLeft: 0, hosts: ['anna'] };
  const taken = new Map([[dayAt(BERLIN, at('02 10:00')), 4]]);
  expect(why({}, '01 11:00')).toEqual(['past']);
  expect(why({ rules: { noticeMinutes: 120 } }, '01 13:00')).toEqual(['notice']);
  expect(why({ rules: { aheadDays: 1 } }, '03 10:00')).toEqual(['too_far']);
  expect(why({}, '02 17:00')).toEqual(['closed']);
  expect(why({}, '02 10:30')).toEqual(['off_grid']);
  expect(why({ hosts: [away] }, '02 10:00')).toEqual(['host_away']);
  expect(why({ hosts: [host('anna', { busy })] }, '02 10:00')).toEqual(['taken']);
  expect(why({ hosts: [host('anna', { busy })], rules: { bufferAfterMinutes: 5 } }, '02 09:00')).toEqual([
    'buffer',
  ]);
  expect(why({ taken, rules: { maxPerDay: 4 } }, '02 10:00')).toEqual(['day_full']);
  expect(why({ taken, rules: { maxPerWeek: 4 } }, '03 10:00')).toEqual(['week_full']);
  expect(why({ rooms: [{ id: 'hall', seats: 1, busy }] }, '02 10:00')).toEqual(['no_room']);
  expect(why({ hosts: [] }, '02 10:00')).toEqual(['no_host']);
  const clash = { hosts: [host('anna', { busy })], sessions: [full], rules: { seats: 4 } };
  expect(why(clash, '02 10:00')).toEqual(['session_full', 'taken']);
});

it('[S11] every reason that there is', () => {
  const hosts = [host('anna', { busy }), host('badr', { hours: [daily(BERLIN, '14-17')] })];
  const rest: Partial<SlotSetup> = { hosts, rooms: [] };
  expect(why({ ...rest, rules: { aheadDays: 0 } }, '02 10:15')).toEqual([
    'too_far',
    'off_grid',
    'host_away',
    'taken',
    'no_room',
  ]);
});

it('[S11] any host: no reason as long as one is free; all: the reasons of each', () => {
  const hosts = [host('anna', { busy }), host('badr')];
  expect(why({ hosts }, '02 10:00')).toEqual([]);
  expect(why({ hosts, rules: { hosts: 'all' } }, '02 10:00')).toEqual(['taken']);
});

it('[S9] where a session could be joined, only the time stands in the way', () => {
  const session = { id: 's', from: at('01 11:00'), to: at('01 12:00'), seatsLeft: 2, hosts: ['anna'] };
  expect(why({ sessions: [session], rooms: [] }, '01 11:00')).toEqual(['past']);
});
