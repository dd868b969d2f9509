import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  after,
  bookTime,
  confirmHold,
  freeTimes,
  holdTime,
  openService,
  timeIn,
} from '../../test-bookings.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const hour = 3_600_000;
let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

type Said = Parameters<typeof openService>[2];
const serviceOf = (said: Said = {}) => openService(world, expert, said);
const hold = (caller: Caller, service: string, from: string, duration = 30) =>
  holdTime(world, caller, service, from, duration);
const confirm = (caller: Caller, id: string, answers = {}) => confirmHold(world, caller, id, answers);
const book = (caller: Caller, service: string, from: string) => bookTime(world, caller, service, from);
const slots = (service: string, from: string, until: string) => freeTimes(world, service, from, until);
const at = timeIn;

describe('booking', () => {
  it('holds a time, confirms it, and nobody else is offered it', async () => {
    const [service, client] = [await serviceOf(), await world.add(world.here)];
    const from = at(30);
    expect(await slots(service, from, after(from, 60))).toEqual([from, after(from, 30)]);
    const held = await hold(client, service, from);
    expect(held.body).toMatchObject({ state: 'held', side: 'client', can: { confirm: true }, from });
    expect(await slots(service, from, after(from, 60))).toEqual([after(from, 30)]);
    const { body } = await confirm(client, held.body.id);
    expect(body).toMatchObject({ state: 'confirmed', heldUntil: null, terms: { name: 'Consultation' } });
    const list = await world.call(expert, 'GET', '/api/bookings?as=host');
    expect(list.body.data.map(({ id }: { id: string }) => id)).toContain(held.body.id);
  });

  it('gives a time to one of two who press at once, and offers the other the next', async () => {
    const service = await serviceOf();
    const [one, other] = [await world.add(world.here), await world.add(world.here)];
    const from = at(40);
    const answers = await Promise.all([hold(one, service, from), hold(other, service, from)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'slot_taken', next: { from: after(from, 30), seatsLeft: 1 } });
  });

  it('lets each seat of a group be taken once, and tells when it is full', async () => {
    const service = await serviceOf({ seats: 3, everyMinutes: 1_440 });
    const from = new Date(Math.ceil(Date.now() / (24 * hour)) * 24 * hour + 24 * hour).toISOString();
    const people = await Promise.all(Array.from({ length: 8 }, () => world.add(world.here)));
    const answers = await Promise.all(people.map((person) => hold(person, service, from)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const sessions = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [body.sessionId] : [])));
    expect(sessions.size).toBe(1);
    const [winner] = people.filter((_, index) => answers[index]?.status === 201);
    const again = await hold(winner as Caller, service, from);
    expect(again.status).toBe(201);
  });

  it('gives back what is not confirmed in time', async () => {
    const [service, client, next] = [
      await serviceOf(),
      await world.add(world.here),
      await world.add(world.here),
    ];
    const from = at(50);
    const held = await hold(client, service, from);
    world.clock.skewMs = 11 * 60_000;
    try {
      expect(await slots(service, from, after(from, 30))).toEqual([from]);
      expect((await hold(next, service, from)).status).toBe(201);
      const late = await confirm(client, held.body.id);
      expect(late).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    } finally {
      world.clock.skewMs = 0;
    }
  });

  it('books after the hold has run out while the time is still free', async () => {
    const [service, client] = [await serviceOf(), await world.add(world.here)];
    const held = await hold(client, service, at(52));
    world.clock.skewMs = 11 * 60_000;
    try {
      expect((await confirm(client, held.body.id)).body).toMatchObject({ state: 'confirmed' });
    } finally {
      world.clock.skewMs = 0;
    }
  });

  it('keeps the time of whoever books without an account yet', async () => {
    const visitor = await world.add(world.here, { state: 'temporary' });
    const service = await serviceOf();
    const held = await hold(visitor, service, at(60));
    expect(held.status).toBe(201);
    expect((await confirm(visitor, held.body.id)).status).toBe(403);
    expect((await world.call(visitor, 'DELETE', `/api/bookings/${held.body.id}/hold`)).status).toBe(204);
  });

  it('wants the questions answered, and keeps the hold when they are not', async () => {
    const questions = [{ id: 'goal', kind: 'text' as const, text: 'What is it about?' }];
    const [service, client] = [await serviceOf({ questions }), await world.add(world.here)];
    const held = await hold(client, service, at(70));
    const refused = await confirm(client, held.body.id);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'answers.goal': [expect.any(String)] } },
    });
    const { body } = await confirm(client, held.body.id, { goal: 'My knee' });
    expect(body).toMatchObject({ state: 'confirmed', answers: { goal: 'My knee' } });
  });

  it('tells its host why a time is not offered', async () => {
    const service = await serviceOf({ noticeMinutes: 600 });
    const why = (instant: string) =>
      world.call(
        expert,
        'GET',
        `/api/services/${service}/why-not?at=${instant}` as `/api/services/${string}/why-not`,
      );
    expect((await why(at(1))).body.reasons).toEqual(['notice']);
    expect((await why(at(20))).body.reasons).toEqual([]);
    const busy = at(140);
    const booked = await book(await world.add(world.here), service, busy);
    expect((await why(busy)).body).toMatchObject({
      reasons: ['taken'],
      closed: null,
      busy: [{ kind: 'booking', bookingId: booked.id, person: { id: expert.id } }],
    });
    const stranger = await world.add(world.here, { roles: ['expert'] });
    const path = `/api/services/${service}/why-not?at=${at(1)}` as `/api/services/${string}/why-not`;
    expect((await world.call(stranger, 'GET', path)).status).toBe(404);
  });
});

describe('a series', () => {
  const preview = (caller: Caller, service: string, from: string, times = 3) =>
    world.call(caller, 'POST', `/api/services/${service}/series/preview`, {
      from,
      duration: 30,
      everyWeeks: 1,
      times,
    });
  const bookAll = (caller: Caller, service: string, from: string, skipClashes: boolean) =>
    world.call(caller, 'POST', `/api/services/${service}/series`, {
      from,
      duration: 30,
      everyWeeks: 1,
      times: 3,
      skipClashes,
      answers: {},
    });

  it('shows what is taken first, and leaves that out if asked to', async () => {
    const service = await serviceOf();
    const [one, other] = [await world.add(world.here), await world.add(world.here)];
    const from = at(130);
    await book(other, service, after(from, 7 * 24 * 60));
    const seen = await preview(one, service, from);
    expect(seen.body.data.map(({ isFree }: { isFree: boolean }) => isFree)).toEqual([true, false, true]);
    expect((await bookAll(one, service, from, false)).status).toBe(409);
    const booked = await bookAll(one, service, from, true);
    expect(booked.status).toBe(201);
    expect(booked.body.data.map(({ series }) => series?.number)).toEqual([1, 3]);
  });
});

describe('a waitlist', () => {
  it('holds what is freed for whoever waits, before anybody else sees it', async () => {
    const service = await serviceOf({ everyMinutes: 1_440 });
    const from = new Date(Math.ceil(Date.now() / (24 * hour)) * 24 * hour + 72 * hour).toISOString();
    const [client, first, second] = await Promise.all([0, 1, 2].map(() => world.add(world.here)));
    const booked = await book(client as Caller, service, from);
    const day = from.slice(0, 10);
    const join = (caller: Caller | undefined) =>
      world.call(caller as Caller, 'POST', `/api/services/${service}/waitlist`, {
        duration: 30,
        fromDay: day,
        untilDay: day,
      });
    expect((await join(first)).body).toMatchObject({ state: 'waiting', before: 0, offer: null });
    expect((await join(second)).body).toMatchObject({ state: 'waiting', before: 1 });
    expect((await join(second)).status).toBe(409);
    await world.call(client as Caller, 'POST', `/api/bookings/${booked.id}/cancel`, {});
    expect(await slots(service, from, after(from, 30))).toEqual([]);
    const { body } = await world.call(first as Caller, 'GET', '/api/waitlist');
    expect(body.data[0]).toMatchObject({ state: 'offered', offer: { from } });
    const taken = await confirm(first as Caller, body.data[0]?.offer?.bookingId as string);
    expect(taken.body.state).toBe('confirmed');
    const seen = await world.call(expert, 'GET', `/api/services/${service}/waitlist`);
    expect(seen.body.data).toHaveLength(1);
  });
});
