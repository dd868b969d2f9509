import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq, isNotNull } from '../../db/drizzle.ts';
import { notifications } from '../../db/schema.ts';
import { bookTime, openService, timeIn } from '../../test-bookings.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let colleague: Caller;
let service: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
  colleague = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Lee' });
  service = await openService(world, owner, { confirm: 'by_hand', hosts: [colleague.id as string] });
});
afterAll(() => world.close());

const idsOf = async (caller: Caller, show: 'waiting' | 'upcoming') => {
  const { body } = await world.call(caller, 'GET', `/api/bookings?as=host&show=${show}`);
  return body.data.map(({ id }: { id: string }) => id);
};

/** What somebody finds under the bell about a booking. */
const toldOf = async (caller: Caller, id: string) => {
  const { body } = await world.call(caller, 'GET', '/api/notifications?show=unread&per_page=100');
  return body.data.filter(({ link }) => link === `/my-services/bookings/${id}`);
};
/** What goes on to mail and push, where they want that. */
const kindsToSend = (caller: Caller): Promise<string[]> =>
  world.runtime.tx(world.here.id, async (tx) => {
    const rows = await tx
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(and(eq(notifications.userId, caller.id as string), isNotNull(notifications.tellAt)));
    return rows.map(({ kind }) => kind);
  });

describe('the owner of a service that others give', () => {
  it('finds its bookings among those with them, counts what waits, and answers it', async () => {
    const client = await world.add(world.here);
    const asked = await bookTime(world, client, service, timeIn(30));
    expect(asked.state).toBe('requested');
    expect(await idsOf(owner, 'waiting')).toContain(asked.id);
    expect(await idsOf(owner, 'upcoming')).toContain(asked.id);
    const { body: me } = await world.call(owner, 'GET', '/api/user/get-data');
    expect(me.services_pending).toBeGreaterThan(0);
    const seen = await world.call(owner, 'GET', `/api/bookings/${asked.id}`);
    expect(seen.body).toMatchObject({ side: 'host', hosts: [{ id: colleague.id }], can: { accept: true } });
    const accepted = await world.call(owner, 'POST', `/api/bookings/${asked.id}/accept`, {});
    expect(accepted.body.state).toBe('confirmed');
  });

  it('hears under the bell who asks and whom, and by mail and push as they chose', async () => {
    const client = await world.add(world.here, { fullName: 'Rana Aziz' });
    const asked = await bookTime(world, client, service, timeIn(70));
    const [told] = await toldOf(owner, asked.id);
    expect(told).toMatchObject({
      kind: 'booking-to-answer',
      data: { person: 'Rana Aziz', host: 'Dr Lee', title: 'Consultation', from: asked.from },
      link: `/my-services/bookings/${asked.id}`,
    });
    expect((await toldOf(colleague, asked.id)).map(({ kind }) => kind)).toEqual(['booking-requested']);
    expect(await kindsToSend(owner)).toContain('booking-to-answer');
    expect(await kindsToSend(colleague)).not.toContain('booking-requested');

    // A request that its client moves is asked for anew.
    const from = timeIn(80);
    await world.call(client, 'POST', `/api/bookings/${asked.id}/move`, { from });
    expect((await toldOf(owner, asked.id)).map(({ data }) => data.from)).toEqual([from]);
  });

  it('hears nothing of what is booked at once, nor of what they give or book themselves', async () => {
    const client = await world.add(world.here);
    const atOnce = await openService(world, owner, { hosts: [colleague.id as string] });
    const ownToo = await openService(world, owner, { confirm: 'by_hand' });
    const booked = [
      await bookTime(world, client, atOnce, timeIn(90)),
      await bookTime(world, client, ownToo, timeIn(100)),
      await bookTime(world, owner, service, timeIn(110)),
    ];
    const kinds = await Promise.all(booked.map(({ id }) => toldOf(owner, id)));
    expect(kinds.flat().map(({ kind }) => kind)).toEqual(['booking-requested']);
  });

  it('has no entry of it in their own calendar', async () => {
    const client = await world.add(world.here);
    const booked = await bookTime(world, client, service, timeIn(40));
    const { body } = await world.call(owner, 'POST', '/api/booking-feed');
    const path = new URL(body.url).pathname as `/api/public/bookings/${string}`;
    const { body: feed } = await world.call(world.guest(world.here), 'GET', path);
    expect(String(feed)).not.toContain(booked.id);
  });

  it('is alone in that: another expert of the site neither sees nor answers it', async () => {
    const [client, stranger] = [
      await world.add(world.here),
      await world.add(world.here, { roles: ['expert'] }),
    ];
    const asked = await bookTime(world, client, service, timeIn(50));
    expect(await idsOf(stranger, 'waiting')).not.toContain(asked.id);
    expect((await world.call(stranger, 'GET', `/api/bookings/${asked.id}`)).status).toBe(404);
    expect((await world.call(stranger, 'POST', `/api/bookings/${asked.id}/accept`, {})).status).toBe(404);
  });

  it('reads what one booked of one’s own service as its client', async () => {
    const asked = await bookTime(world, owner, service, timeIn(60));
    expect(await idsOf(owner, 'waiting')).not.toContain(asked.id);
    expect((await world.call(owner, 'POST', `/api/bookings/${asked.id}/accept`, {})).status).toBe(409);
  });
});
