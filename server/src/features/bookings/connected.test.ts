import { DAY_MS, HOUR_MS } from '@regimen/engine/calendar.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedBooking } from '../../../seed/bookings.ts';
import { bookTime, openService, timeIn } from '../../test-bookings.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let host: Caller;
let service: string;
beforeAll(async () => {
  world = await openWorld();
  host = await world.add(world.here, { roles: ['expert'] });
  service = await openService(world, host);
});
afterAll(() => world.close());

const open = (caller: Caller, id: string) => world.call(caller, 'GET', `/api/bookings/${id}`);
const cancel = (caller: Caller, id: string) =>
  world.call(caller, 'POST', `/api/bookings/${id}/cancel`, { reason: '' });
const listed = async (id: string) => {
  const { body } = await world.call(host, 'GET', '/api/bookings?as=host&show=all&per_page=200');
  return body.data.find((booking) => booking.id === id);
};
const looksAt = async (client: Caller) => {
  const { body } = await world.call(client, 'GET', '/api/health-looks');
  return body.data.filter(({ what, who }) => what === 'booking' && who?.id === host.id).length;
};
const bookFor = (client: Caller, from: string) =>
  world.call(host, 'POST', `/api/services/${service}/bookings`, { userId: client.id, from, duration: 30 });

/** One that was over so long ago. */
const overSince = (client: Caller, ms: number, state: 'completed' | 'no_show' | 'confirmed' = 'completed') =>
  world.runtime.tx(world.here.id, (tx) =>
    seedBooking(tx, {
      service,
      client: client.id as string,
      from: Date.now() - ms - HOUR_MS / 2,
      state,
      said: { privateNote: 'Ask about coffee', summary: 'Go to bed at ten', answers: { goal: 'Sleep' } },
    }),
  );

describe('whom a booking connects', () => {
  it('ends for its host in the moment that its client cancels it', async () => {
    const client = await world.add(world.here, { fullName: 'Lina Haddad' });
    const booked = await bookTime(world, client, service, timeIn(30));
    expect((await open(host, booked.id)).body).toMatchObject({ client: { full_name: 'Lina Haddad' } });
    expect((await cancel(client, booked.id)).status).toBe(200);
    const looks = await looksAt(client);
    for (const path of ['', '/calendar'] as const)
      expect((await world.call(host, 'GET', `/api/bookings/${booked.id}${path}`)).status).toBe(404);
    const note = await world.call(host, 'PUT', `/api/bookings/${booked.id}/note`, { note: 'Later' });
    expect(note.status).toBe(404);
    // They still see that something was off then, and not whose it was; so nobody was looked at.
    expect(await listed(booked.id)).toMatchObject({ state: 'cancelled', client: null, can: { move: false } });
    expect(await looksAt(client)).toBe(looks);
    expect((await open(client, booked.id)).body).toMatchObject({ client: { full_name: 'Lina Haddad' } });
  });

  it('ends when the host calls it off themselves; the answer to that has nothing of the person any more', async () => {
    const client = await world.add(world.here);
    const booked = await bookTime(world, client, service, timeIn(40));
    const { body } = await cancel(host, booked.id);
    expect(body).toMatchObject({ state: 'cancelled', client: null, answers: {}, note: '', summary: '' });
    expect((await open(host, booked.id)).status).toBe(404);
  });

  it('ends with a request that is declined', async () => {
    const byHand = await openService(world, host, { confirm: 'by_hand' });
    const client = await world.add(world.here);
    const asked = await bookTime(world, client, byHand, timeIn(50));
    expect((await open(host, asked.id)).status).toBe(200);
    await world.call(host, 'POST', `/api/bookings/${asked.id}/decline`, { reason: 'Away' });
    expect((await open(host, asked.id)).status).toBe(404);
    expect((await bookFor(client, timeIn(60))).status).toBe(422);
  });

  it.each([
    ['completed', 1],
    ['no_show', 2],
    ['confirmed', 3],
  ] as const)(
    'lasts for 30 days after one that is %s, so that there is time to write it down',
    async (state, hours) => {
      const client = await world.add(world.here);
      const id = await overSince(client, 30 * DAY_MS - hours * HOUR_MS, state);
      const summary = { summary: 'Go for a walk' };
      expect((await world.call(host, 'PUT', `/api/bookings/${id}/summary`, summary)).status).toBe(200);
      await world.runtime.tx(world.here.id, (tx) =>
        tx.$client.query(
          `UPDATE sessions_booked s SET from_at = s.from_at - interval '4 hours', until_at = s.until_at - interval '4 hours'
           FROM bookings b WHERE b.id = $1 AND s.id = b.session_id`,
          [id],
        ),
      );
      expect((await open(host, id)).status).toBe(404);
      expect((await world.call(host, 'PUT', `/api/bookings/${id}/summary`, summary)).status).toBe(404);
      expect(await listed(id)).toMatchObject({ client: null });
      // What was written for its client stays theirs.
      expect((await open(client, id)).body.summary).toBe('Go for a walk');
    },
  );

  it('lets a host book for somebody only while it lasts', async () => {
    const [recent, former] = [await world.add(world.here), await world.add(world.here)];
    await overSince(recent, 5 * DAY_MS);
    await overSince(former, 40 * DAY_MS);
    expect((await bookFor(recent, timeIn(70))).status).toBe(201);
    expect((await bookFor(former, timeIn(72))).body).toMatchObject({ errors: { userId: expect.anything() } });
  });

  it('leads a host who is told of it to the list, where the booking itself is no longer theirs', async () => {
    const client = await world.add(world.here);
    const booked = await bookTime(world, client, service, timeIn(80));
    await cancel(client, booked.id);
    const { body } = await world.call(host, 'GET', '/api/notifications?show=unread&per_page=100');
    const told = body.data.find(
      ({ kind, data }) => kind === 'booking-cancelled' && data.from === booked.from,
    );
    expect(told?.link).toBe('/my-services/bookings?show=cancelled');
  });
});
