import { afterEach, expect, it, vi } from 'vitest';
import { attachLine, heardOn } from '../../../realtime/watched-channels.ts';
import { hereAt, soundSpot } from './here.ts';

const channel = 'presence-protocol-p1';
const ann = { id: 'ann', info: { name: 'Ann' } };
const bob = { id: 'bob', info: { name: 'Bob' } };
const flow = { part: 'flow', step: 'a', pointer: null };
afterEach(() => vi.useRealTimers());

function open() {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  const detach = attachLine({
    join() {},
    leave() {},
    send: (_channel, _event, data) => void sent.push(data),
  });
  const here = hereAt('p1', 'ann');
  const leave = here.subscribe(() => undefined);
  return { sent, here, close: () => [leave(), detach()] };
}

it('shows the others and where they are, never oneself', () => {
  const { here, close } = open();
  heardOn(channel, { event: 'members', data: [bob, ann] });
  expect(here.get()).toMatchObject([{ name: 'Bob', spot: null }]);
  heardOn(channel, { event: 'client-spot', data: flow, from: 'bob' });
  heardOn(channel, { event: 'client-spot', data: flow, from: 'ann' });
  expect(here.get()).toMatchObject([{ name: 'Bob', spot: flow }]);
  heardOn(channel, { event: 'members', data: [ann] });
  expect(here.get()).toEqual([]);
  close();
});

it('tells the others where one is: the latest, not more often than they can take, and whoever comes later', () => {
  const { sent, here, close } = open();
  here.move(flow);
  expect(sent).toEqual([]);
  heardOn(channel, { event: 'members', data: [ann, bob] });
  expect(sent).toEqual([flow]);
  for (const step of ['b', 'c', 'd']) here.move({ step });
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([flow, { ...flow, step: 'd' }]);
  close();
});

it.each([null, 'flow', {}, { part: 1, step: null }, { part: 'flow', step: 3 }])(
  'takes %j for nothing',
  (data) => {
    expect(soundSpot(data)).toBeUndefined();
  },
);
