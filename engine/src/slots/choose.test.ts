import { expect, it } from 'vitest';
import { daily, host, setupOf } from '../testing/slots.ts';
import { chooseHosts, chooseRoom } from './choose.ts';
import { offeredSlots } from './offered.ts';
import type { Slot, SlotHost, SlotRoom, SlotSetup } from './types.ts';

const open = daily('UTC', '9-10');
const slotOf = (setup: SlotSetup): Slot => {
  const [slot] = offeredSlots(setup, 0, { from: 0, to: 86_400_000 });
  if (!slot) throw new Error('nothing is offered');
  return slot;
};
const chosen = (hosts: readonly SlotHost[], seed = 'a'): readonly string[] => {
  const setup = setupOf(open, { hosts });
  return chooseHosts(setup, slotOf(setup), seed);
};

it('[S12] who has given least is next', () => {
  expect(chosen([host('anna', { given: 2 }), host('badr', { given: 1 })])).toEqual(['badr']);
});

it('[S12] over many bookings the weights come out exactly', () => {
  const given = new Map([
    ['anna', 0],
    ['badr', 0],
    ['carla', 0],
  ]);
  const weights = [3, 2, 1];
  for (let booking = 0; booking < 600; booking++) {
    const hosts = [...given].map(([id, count], index) =>
      host(id, { given: count, weight: weights[index] ?? 0 }),
    );
    const [id = ''] = chosen(hosts, `booking-${booking}`);
    given.set(id, (given.get(id) ?? 0) + 1);
  }
  expect([...given.values()]).toEqual([300, 200, 100]);
});

it('[S12] of equals the seed draws one, always the same, and each has its turn', () => {
  const hosts = ['anna', 'badr', 'carla'].map((id) => host(id));
  const firsts = Array.from({ length: 60 }, (_, seed) => chosen(hosts, `${seed}`)[0]);
  expect(new Set(firsts).size).toBe(3);
  expect(firsts).toEqual(Array.from({ length: 60 }, (_, seed) => chosen(hosts.toReversed(), `${seed}`)[0]));
});

it('[S12] who has no weight comes last, and not at all only where another is free', () => {
  const resting = host('anna', { weight: 0 });
  expect(chosen([resting, host('badr', { given: 99 })])).toEqual(['badr']);
  expect(chosen([resting])).toEqual(['anna']);
});

it('[S12] all together are all; a session under way keeps its own', () => {
  const all = setupOf(open, { hosts: [host('anna'), host('badr')], rules: { hosts: 'all' } });
  expect(chooseHosts(all, slotOf(all), 'a')).toEqual(['anna', 'badr']);
  const session = { id: 's', from: 9 * 3_600_000, to: 10 * 3_600_000, seatsLeft: 1, hosts: ['left-us'] };
  const joined = setupOf(open, { sessions: [session] });
  expect(chooseHosts(joined, slotOf(joined), 'a')).toEqual(['left-us']);
  expect(chooseRoom(joined, slotOf(joined))).toBeNull();
});

it('[S13] the smallest room that has the seats, of several the first', () => {
  const room = (id: string, seats: number): SlotRoom => ({ id, seats, busy: [] });
  const rooms = [room('hall', 30), room('red', 8), room('blue', 8), room('closet', 1)];
  const setup = setupOf(open, { rooms, rules: { seats: 4 } });
  expect(chooseRoom(setup, slotOf(setup))).toBe('red');
  const none = setupOf(open);
  expect(chooseRoom(none, slotOf(none))).toBeNull();
});
