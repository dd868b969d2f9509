import type { ServicesSettings } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedLocation, seedService } from '../../../seed/services.ts';
import { addFollower, stayForMonths } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const hour = 3_600_000;
const everyDay = Array.from({ length: 7 }, () => [{ from: 0, to: 1_440 }]);

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
  await stayForMonths(world, expert);
});
afterAll(() => world.close());

type Said = NonNullable<Parameters<typeof seedService>[3]>;
const addService = (said: Said = {}): Promise<string> =>
  world.runtime.tx(world.here.id, async (tx) => {
    const { location } = await seedLocation(tx, expert.id as string, { zone: 'UTC', week: everyDay });
    return seedService(tx, expert.id as string, location, said);
  });

/** The first whole half hour so many hours from now. */
const at = (hours: number): string =>
  new Date(Math.ceil((Date.now() + hours * hour) / (hour / 2)) * (hour / 2)).toISOString();

/** Somebody whose program asks them to book: where each ending leads is told by the next task's name. */
async function follower(service: string, settings: ServicesSettings = {}) {
  const asks = (id: string, value?: 'no-show' | 'cancelled') =>
    node('followup', id, 'book', {
      selectedItem: 'act',
      nextStepCondition: value ? { is: 'ending', op: '=', value } : { is: 'always' },
    });
  const flow = protocol(
    [
      node('services', 'book', null, { selectedItem: 'visit', settings }),
      asks('missed', 'no-show'),
      asks('cancelled', 'cancelled'),
      asks('done'),
    ],
    { ...ITEMS, visit: { kind: 'service', name: 'Physio', description: '', minutes: 30, service } },
  );
  const made = await addFollower(world, expert, flow);
  const { id: task } = await made.firstOpen();
  return { ...made, task, next: async () => (await made.firstOpen()).name };
}
type Follower = Awaited<ReturnType<typeof follower>>;

async function book(
  { caller, task }: Follower,
  service: string,
  hours: number,
  more: object = { taskId: task },
) {
  const body = { from: at(hours), duration: 30, ...more };
  const held = await world.call(caller, 'POST', `/api/services/${service}/holds`, body);
  expect(held.status, JSON.stringify(held.body)).toBe(201);
  const booked = await world.call(caller, 'POST', `/api/bookings/${held.body.id}/confirm-hold`, {
    answers: {},
  });
  expect(booked.status).toBe(200);
  return booked.body;
}
const change = (caller: Caller, id: string, what: string, body: object = {}) =>
  world.call(caller, 'POST', `/api/bookings/${id}/${what}` as `/api/bookings/${string}/cancel`, body);

describe('a booking for a step', () => {
  it('ends it by being booked, also where its person did not say what for', async () => {
    const service = await addService();
    const ada = await follower(service);
    expect(await book(ada, service, 30)).toMatchObject({ taskId: ada.task });
    expect(await ada.next()).toBe('done');
    const ben = await follower(service);
    expect(await book(ben, service, 32, {})).toMatchObject({ taskId: ben.task });
    expect(await ben.next()).toBe('done');
  });

  it('has to be of the service that the step names, and for one’s own task', async () => {
    const [service, other] = [await addService(), await addService()];
    const [ada, ben] = [await follower(service), await follower(service)];
    const hold = (taskId: string, id = service) =>
      world.call(ada.caller, 'POST', `/api/services/${id}/holds`, { from: at(34), duration: 30, taskId });
    for (const refused of [await hold(ada.task, other), await hold(ben.task)])
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['taskId']]);
  });

  it.each([
    ['complete', 'done', 3],
    ['no-show', 'missed', 5],
  ])('where one has to have been there, %s leads to %s', async (what, name, hours) => {
    const service = await addService();
    const ada = await follower(service, { doneWhen: 'attended' });
    const { id } = await book(ada, service, hours);
    expect(await ada.next()).toBe('book');
    world.clock.skewMs = (hours + 1) * hour;
    try {
      expect((await change(expert, id, what)).status).toBe(200);
      expect(await ada.next()).toBe(name);
    } finally {
      world.clock.skewMs = 0;
    }
  });

  it('is over when it is cancelled and no other stands', async () => {
    const service = await addService();
    const ada = await follower(service, { doneWhen: 'attended' });
    const [first, second] = [await book(ada, service, 40), await book(ada, service, 44)];
    expect((await change(ada.caller, first.id, 'cancel', { reason: '' })).status).toBe(200);
    expect(await ada.next()).toBe('book');
    expect((await change(expert, second.id, 'cancel', { reason: 'Ill' })).status).toBe(200);
    expect(await ada.next()).toBe('cancelled');
  });

  it('stays open while a host has not said yes, and after they said no', async () => {
    const service = await addService({ confirm: 'by_hand' });
    const ada = await follower(service);
    const asked = await book(ada, service, 50);
    expect([asked.state, await ada.next()]).toEqual(['requested', 'book']);
    expect((await change(expert, asked.id, 'decline', { reason: '' })).status).toBe(200);
    expect(await ada.next()).toBe('book');
    const again = await book(ada, service, 52);
    expect((await change(expert, again.id, 'accept')).status).toBe(200);
    expect(await ada.next()).toBe('done');
  });

  it('counts when an expert made it for them', async () => {
    const service = await addService();
    const ada = await follower(service);
    const body = { userId: ada.caller.id as string, from: at(60), duration: 30 };
    const made = await world.call(expert, 'POST', `/api/services/${service}/bookings`, body);
    expect(made.status).toBe(201);
    expect(await ada.next()).toBe('done');
  });
});
