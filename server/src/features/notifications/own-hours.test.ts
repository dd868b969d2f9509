import { EXAMPLES } from '@regimen/engine/examples/all.ts';
import { firstSlot, slotAfter } from '@regimen/engine/recurrence.ts';
import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { required } from '../../test-answers.ts';
import { addFollower } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { defaultChoices } from './choices.ts';
import { isWithin } from './hours.ts';
import { heldTimes } from './own-hours.ts';

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const nudge = (id: string, at_time: string) =>
  module(id, { selected_module: 'nudge', selected_item: 'hello', at_time, settings: { name: id } });

const nudges = protocol(
  [node('wait', 'w', null, { settings: { kind: 'for', days: 30 } }), node('finish', 'f', 'w')],
  ITEMS,
  [
    nudge('noon', '12:00'),
    nudge('night', '23:00'),
    nudge('dawn', '06:30'),
    module('diary', { selected_module: 'kpi', selected_item: 'pulse', at_time: '23:00' }),
  ],
);

describe('a nudge that falls into quiet hours', () => {
  it('says beforehand that it will not come, or when it comes instead', async () => {
    const ada = await addFollower(world, expert, nudges);
    const { coming } = await ada.following();
    const heldOf = (name: string) => required(coming.find((one) => one.name === name)).held;
    expect(heldOf('noon')).toBeNull();
    expect(heldOf('night')).toEqual({ because: 'quiet', until: null });
    const dawn = required(coming.find(({ name }) => name === 'dawn'));
    expect(dawn.held).toEqual({ because: 'quiet', until: dawn.at?.replace('T06:30', 'T07:00') });
    // A task is there at its time, whoever is told of it later.
    expect(coming.find(({ kind }) => kind === 'kpi')).toMatchObject({ held: null });

    const night = required(coming.find(({ name }) => name === 'night'));
    const ahead = await ada.get(`enrollments/${ada.id}/ahead?step=${night.key}`);
    expect(ahead.held).toEqual({ because: 'quiet', until: null });
    const day = (night.at ?? '').slice(0, 10);
    const { days } = await ada.get(`tasks/calendar?from=${day}&to=${day}`);
    expect(days[0]?.coming.find(({ name }) => name === 'night')?.held).toEqual(ahead.held);
  });

  it('is told of again once the quiet hours are others', async () => {
    const ada = await addFollower(world, expert, nudges);
    const choices = { ...defaultChoices, quiet: null };
    expect((await world.call(ada.caller, 'PUT', '/api/notifications/settings', choices)).status).toBe(200);
    expect((await ada.following()).coming.map(({ held }) => held)).not.toContainEqual(
      expect.objectContaining({ because: 'quiet' }),
    );
  });

  it('also where somebody chose hours for the program', async () => {
    const ada = await addFollower(world, expert, nudges);
    const settings = { zone: 'UTC', welcome: { from: 13 * 60, to: 20 * 60 }, isSeen: false };
    await world.call(ada.caller, 'PUT', `/api/enrollments/${ada.id}/settings`, settings);
    const noon = (await ada.following()).coming.find(({ name }) => name === 'noon');
    expect(noon?.held).toEqual({ because: 'welcome', until: null });
  });
});

describe('the nudges of the examples', () => {
  it('none falls into the quiet hours of those who never chose', () => {
    const quiet = required(defaultChoices.quiet);
    const frame = { zone: 'UTC', startDay: 0 };
    for (const { modules } of EXAMPLES)
      for (const one of modules.filter(({ selected_module: kind }) => kind === 'nudge')) {
        let slot = firstSlot(one, frame, 0, 0);
        for (let count = 1; slot && count < 30; count++) {
          expect(
            isWithin(quiet, 'UTC', slot.at),
            `${one.settings.name} ${new Date(slot.at).toISOString()}`,
          ).toBe(false);
          slot = slotAfter(one, frame, slot, count);
        }
      }
  });
});

describe('the hours in which nothing is told', () => {
  const at = (text: string) => Date.parse(`2026-11-19T${text}:00Z`);
  const zones = { zone: 'UTC', enrollmentZone: 'UTC' };
  const quiet = { from: 22 * 60, to: 7 * 60 };

  it('are the rest of this night and the next', () => {
    expect(heldTimes(at('04:45'), { wishes: { quiet, welcome: null }, ...zones })).toEqual([
      { because: 'quiet', from: '2026-11-19T04:45:00.000Z', until: '2026-11-19T07:00:00.000Z' },
      { because: 'quiet', from: '2026-11-19T22:00:00.000Z', until: '2026-11-20T07:00:00.000Z' },
    ]);
  });

  it('are also those that a program is not welcome in, and none where nothing was wished', () => {
    const welcome = { from: 9 * 60, to: 18 * 60 };
    expect(heldTimes(at('12:00'), { wishes: { quiet: null, welcome }, ...zones })).toEqual([
      { because: 'welcome', from: '2026-11-19T18:00:00.000Z', until: '2026-11-20T09:00:00.000Z' },
    ]);
    expect(heldTimes(at('12:00'), { wishes: { quiet: null, welcome: null }, ...zones })).toEqual([]);
  });
});
