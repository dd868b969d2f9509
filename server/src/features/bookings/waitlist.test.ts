import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, bookTime, confirmHold, freeTimes, holdTime, openService } from '../../test-bookings.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const hour = 3_600_000;
let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

/** Nine o'clock of a day in so many days. */
const nineIn = (days: number): string =>
  new Date(Math.ceil(Date.now() / (24 * hour)) * 24 * hour + (days * 24 + 9) * hour).toISOString();
const people = (n: number) => Promise.all(Array.from({ length: n }, () => world.add(world.here)));
const join = (caller: Caller, service: string, day: string, from: string | null = null) =>
  world.call(caller, 'POST', `/api/services/${service}/waitlist`, {
    duration: 30,
    fromDay: day.slice(0, 10),
    untilDay: day.slice(0, 10),
    from,
  });
const cancel = (caller: Caller, id: string) => world.call(caller, 'POST', `/api/bookings/${id}/cancel`, {});
const waitOf = async (caller: Caller) => (await world.call(caller, 'GET', '/api/waitlist')).body.data[0];

describe('whoever waits for a day', () => {
  it('is never held a time that was free when they joined, but one that is canceled', async () => {
    const service = await openService(world, expert, { everyMinutes: 60 });
    const nine = nineIn(2);
    const [client, other, waiting] = (await people(3)) as [Caller, Caller, Caller];
    const booked = await bookTime(world, client, service, nine);
    const elsewhere = await bookTime(world, other, service, after(nine, 48 * 60));
    expect((await join(waiting, service, nine)).body).toMatchObject({ state: 'waiting', offer: null });
    await cancel(other, elsewhere.id);
    expect((await waitOf(waiting))?.state).toBe('waiting');
    expect(await freeTimes(world, service, after(nine, 60), after(nine, 61))).toEqual([after(nine, 60)]);
    await cancel(client, booked.id);
    expect(await waitOf(waiting)).toMatchObject({ state: 'offered', offer: { from: nine } });
  });

  it('is held what a move leaves', async () => {
    const service = await openService(world, expert, { everyMinutes: 60 });
    const nine = nineIn(6);
    const [client, waiting] = (await people(2)) as [Caller, Caller];
    const booked = await bookTime(world, client, service, nine);
    await join(waiting, service, nine);
    await world.call(client, 'POST', `/api/bookings/${booked.id}/move`, { from: after(nine, 120) });
    expect(await waitOf(waiting)).toMatchObject({ state: 'offered', offer: { from: nine } });
  });

  it('is not held a time at which somebody else was free all along', async () => {
    const colleague = await world.add(world.here, { roles: ['expert'] });
    const hosts = [expert.id as string, colleague.id as string];
    const service = await openService(world, expert, { everyMinutes: 60, hosts });
    const nine = nineIn(10);
    const [client, waiting] = (await people(2)) as [Caller, Caller];
    const booked = await bookTime(world, client, service, nine);
    await join(waiting, service, nine);
    await cancel(client, booked.id);
    expect((await waitOf(waiting))?.state).toBe('waiting');
  });
});

describe('whoever waits for a full class', () => {
  const slots = async (service: string, from: string) => {
    const path =
      `/api/services/${service}/slots?from=${from}&until=${after(from, 61)}&full=true` as `/api/services/${string}/slots`;
    return (await world.call(world.guest(world.here), 'GET', path)).body.data;
  };

  it('sees it among the times, waits for it alone, and gets the seat that somebody leaves', async () => {
    const service = await openService(world, expert, { everyMinutes: 60, seats: 2 });
    const nine = nineIn(3);
    const [one, two, waiting] = (await people(3)) as [Caller, Caller, Caller];
    const [first] = [await bookTime(world, one, service, nine), await bookTime(world, two, service, nine)];
    expect(await slots(service, nine)).toMatchObject([
      { from: nine, seatsLeft: 0 },
      { from: after(nine, 60), seatsLeft: 2 },
    ]);
    expect(await freeTimes(world, service, nine, after(nine, 61))).toEqual([after(nine, 60)]);
    expect((await join(waiting, service, nine, nine)).body).toMatchObject({ state: 'waiting', from: nine });
    await cancel(one, first.id);
    const offered = await waitOf(waiting);
    expect(offered).toMatchObject({ state: 'offered', offer: { from: nine } });
    expect((await confirmHold(world, waiting, offered?.offer?.bookingId as string)).body).toMatchObject({
      state: 'confirmed',
      seatsTaken: 2,
    });
  });

  it('is told to book it where a seat is free', async () => {
    const service = await openService(world, expert, { everyMinutes: 60, seats: 2 });
    const nine = nineIn(4);
    const [one, waiting] = (await people(2)) as [Caller, Caller];
    await holdTime(world, one, service, nine);
    expect(await join(waiting, service, nine, nine)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('free now') },
    });
  });
});
