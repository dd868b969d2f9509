import type { BookingOutcome } from '@regimen/contract/task-forms.ts';
import type { ServicesSettings } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScope } from '../../scope.ts';
import { addFollower } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { bookingHappened } from './booking-happened.ts';
import { findTaskToBook } from './task-to-book.ts';

const serviceId = '01900000-0000-7000-8000-000000000001';
const visit = { kind: 'service', name: 'Physio', description: '', minutes: 30, service: serviceId } as const;

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const booking = (settings: ServicesSettings) =>
  protocol(
    [
      node('services', 'book', null, { selectedItem: 'visit', settings }),
      node('finish', 'came', 'book', { nextStepCondition: { is: 'success' } }),
      node('followup', 'missed', 'book', {
        selectedItem: 'act',
        nextStepCondition: { is: 'ending', op: '=', value: 'no-show' },
      }),
      node('followup', 'other', 'book', { selectedItem: 'act' }),
    ],
    { ...ITEMS, visit },
  );

const happen = async (taskId: string, outcome: BookingOutcome, byUser: string | null = null) => {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('No tenant.');
  const scope = createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now());
  return scope.tx((tx) => bookingHappened(scope, tx, { taskId, outcome, byUser }));
};

describe('what becomes of a booking', () => {
  it('ends the step by being booked, or by having been there, as its creator wants', async () => {
    const ada = await addFollower(world, expert, booking({}));
    expect(await happen((await ada.firstOpen()).id, 'booked', ada.caller.id)).toBe(true);
    expect((await ada.following()).status).toBe('finished');

    const ben = await addFollower(world, expert, booking({ doneWhen: 'attended' }));
    const { id } = await ben.firstOpen();
    await happen(id, 'booked');
    expect((await ben.firstOpen()).id).toBe(id);
    await happen(id, 'attended', expert.id);
    expect((await ben.following()).status).toBe('finished');
    expect(await ben.get(`tasks/${id}`)).toMatchObject({
      status: 'done',
      result: { type: 'booking', status: 'attended' },
    });
  });

  it.each([
    ['missed', 'missed'],
    ['cancelled', 'other'],
  ] as const)('%s leads where the protocol says', async (outcome, name) => {
    const ada = await addFollower(world, expert, booking({ doneWhen: 'attended' }));
    const { id } = await ada.firstOpen();
    expect(await happen(id, outcome)).toBe(true);
    expect((await ada.firstOpen()).name).toBe(name);
    expect(await ada.get(`tasks/${id}`)).toMatchObject({ status: 'declined', result: { status: outcome } });
  });

  it('does nothing to a task that has closed meanwhile', async () => {
    const ada = await addFollower(world, expert, booking({}));
    const { id } = await ada.firstOpen();
    await ada.handIn(id, { type: 'declined' });
    expect(await happen(id, 'booked')).toBe(false);
  });

  it('is kept during a pause, and counts on going on', async () => {
    const ada = await addFollower(world, expert, booking({}));
    const { id } = await ada.firstOpen();
    await ada.post(`enrollments/${ada.id}/pause`);
    expect(await happen(id, 'booked')).toBe(true);
    await ada.post(`enrollments/${ada.id}/resume`);
    expect((await ada.following()).status).toBe('finished');
  });
});

describe('the task that a booking is for', () => {
  const find = (userId: string, more: { serviceId?: string; taskId?: string } = {}) =>
    world.runtime.read(world.here.id, (tx) => findTaskToBook(tx, { userId, serviceId, ...more }));

  it('is found by its service, on whichever page and by whomever it was booked', async () => {
    const ada = await addFollower(world, expert, booking({}));
    const { id } = await ada.firstOpen();
    const userId = ada.caller.id as string;
    expect((await find(userId))?.id).toBe(id);
    expect((await find(userId, { taskId: id }))?.id).toBe(id);
    expect(await find(userId, { serviceId: id })).toBeUndefined();
    expect(await find(userId, { taskId: serviceId })).toBeUndefined();
    expect(await find(expert.id as string)).toBeUndefined();
    await happen(id, 'booked');
    expect(await find(userId)).toBeUndefined();
  });
});

describe('the follower’s word that they arranged it', () => {
  it('counts unless the creator says otherwise, and never for what only a booking says', async () => {
    const ada = await addFollower(world, expert, booking({ ownArranging: false, doneWhen: 'attended' }));
    const { id } = await ada.firstOpen();
    const said = await ada.handIn(id, { type: 'done' });
    expect([said.status, Object.keys(said.body.errors)]).toEqual([422, ['result.type']]);
    const booked = await ada.handIn(id, { type: 'booking', status: 'attended' });
    expect([booked.status, Object.keys(booked.body.errors)]).toEqual([422, ['result.type']]);
    const ben = await addFollower(world, expert, booking({ doneWhen: 'attended' }));
    const own = await ben.handIn((await ben.firstOpen()).id, { type: 'done' });
    expect(own.status).toBe(200);
    expect((await ben.following()).status).toBe('finished');
  });
});
