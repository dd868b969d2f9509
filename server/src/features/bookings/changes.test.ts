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

describe('changing a booking', () => {
  const cancel = (caller: Caller, id: string) =>
    world.call(caller, 'POST', `/api/bookings/${id}/cancel`, { reason: 'A cold' });
  const move = (caller: Caller, id: string, from: string) =>
    world.call(caller, 'POST', `/api/bookings/${id}/move`, { from });

  it('is cancelled by its client up to the hours agreed, by its host at any time', async () => {
    const service = await serviceOf({ cancelHours: 24 });
    const client = await world.add(world.here);
    const [far, near] = [await book(client, service, at(80)), await book(client, service, at(5))];
    expect((await cancel(client, far.id)).body).toMatchObject({ state: 'cancelled', cancelledBy: 'client' });
    expect(await slots(service, far.from, after(far.from, 30))).toEqual([far.from]);
    expect((await cancel(client, near.id)).status).toBe(409);
    expect((await cancel(expert, near.id)).body).toMatchObject({ state: 'cancelled', cancelledBy: 'host' });
    expect((await cancel(client, near.id)).status).toBe(409);
    expect((await cancel(expert, near.id)).status).toBe(404);
  });

  it('is listed among the canceled ones once it is, and among the past ones once its time is over', async () => {
    const [service, client] = [await serviceOf({ cancelHours: 0 }), await world.add(world.here)];
    const booked = await book(client, service, at(150));
    await cancel(client, booked.id);
    const shown = async (show: 'cancelled' | 'past' | 'upcoming') => {
      const { body } = await world.call(client, 'GET', `/api/bookings?show=${show}`);
      return body.data.map(({ id }: { id: string }) => id);
    };
    expect(await shown('cancelled')).toEqual([booked.id]);
    expect(await shown('past')).toEqual([]);
    expect(await shown('upcoming')).toEqual([]);
    await world.runtime.tx(world.here.id, (tx) =>
      tx.$client.query(
        `UPDATE sessions_booked SET from_at = from_at - interval '9 days', until_at = until_at - interval '9 days'
         WHERE id = $1`,
        [booked.sessionId],
      ),
    );
    expect(await shown('past')).toEqual([booked.id]);
  });

  it('keeps the terms it was made under when the service changes', async () => {
    const [service, client] = [await serviceOf({ cancelHours: 1 }), await world.add(world.here)];
    const booked = await book(client, service, at(10));
    await world.runtime.tx(world.here.id, (tx) =>
      tx.$client.query('UPDATE services SET cancel_hours = 48, name = $2 WHERE id = $1', [service, 'Other']),
    );
    const { body } = await world.call(client, 'GET', `/api/bookings/${booked.id}`);
    expect(body).toMatchObject({ can: { cancel: true }, terms: { name: 'Consultation', cancelHours: 1 } });
    expect((await cancel(client, booked.id)).status).toBe(200);
  });

  it('is moved, also onto a part of its own time, and the old time is free again', async () => {
    const service = await serviceOf({ durations: [60] });
    const client = await world.add(world.here);
    const held = await hold(client, service, at(90), 60);
    const { body: booked } = await confirm(client, held.body.id);
    const to = after(booked.from, 30);
    const moved = await move(client, booked.id, to);
    expect(moved.body).toMatchObject({ id: booked.id, from: to, state: 'confirmed' });
    expect(await slots(service, booked.from, after(booked.from, 30))).toEqual([]);
    expect(await slots(service, after(booked.from, -30), booked.from)).toEqual([after(booked.from, -30)]);
  });

  it('stays where it is when the other time is taken', async () => {
    const service = await serviceOf();
    const [one, other] = [await world.add(world.here), await world.add(world.here)];
    const [mine, theirs] = [await book(one, service, at(100)), await book(other, service, at(101))];
    const refused = await move(one, mine.id, theirs.from);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'slot_taken', next: { from: after(theirs.from, 30) } },
    });
    expect((await world.call(one, 'GET', `/api/bookings/${mine.id}`)).body.from).toBe(mine.from);
  });

  it('waits for its host where that was agreed, and is accepted or declined', async () => {
    const service = await serviceOf({ confirm: 'by_hand' });
    const client = await world.add(world.here);
    const [one, other] = [await book(client, service, at(110)), await book(client, service, at(112))];
    expect(one.state).toBe('requested');
    const waiting = await world.call(expert, 'GET', '/api/bookings?as=host&show=waiting');
    expect(waiting.body.data.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([one.id, other.id]),
    );
    expect((await world.call(client, 'POST', `/api/bookings/${one.id}/accept`, {})).status).toBe(403);
    const accepted = await world.call(expert, 'POST', `/api/bookings/${one.id}/accept`, {});
    expect(accepted.body.state).toBe('confirmed');
    const declined = await world.call(expert, 'POST', `/api/bookings/${other.id}/decline`, {
      reason: 'Away',
    });
    expect(declined.body).toMatchObject({ state: 'declined', reason: 'Away' });
    expect((await world.call(expert, 'POST', `/api/bookings/${other.id}/accept`, {})).status).toBe(404);
    expect((await move(client, one.id, at(114))).body.state).toBe('requested');
  });

  it('is closed once it has begun, as somebody came or did not', async () => {
    const [service, client] = [await serviceOf(), await world.add(world.here)];
    const booked = await book(client, service, at(0.1));
    const close = (how: 'complete' | 'no-show') =>
      world.call(expert, 'POST', `/api/bookings/${booked.id}/${how}`, {});
    expect((await close('complete')).status).toBe(409);
    world.clock.skewMs = 0.7 * hour;
    try {
      expect((await close('no-show')).body.state).toBe('no_show');
      expect((await close('complete')).body.state).toBe('completed');
      expect((await cancel(client, booked.id)).status).toBe(409);
    } finally {
      world.clock.skewMs = 0;
    }
  });

  it('shows a note to its hosts alone and a summary to both, and nothing to anybody else', async () => {
    const [service, client, stranger] = [
      await serviceOf(),
      await world.add(world.here),
      await world.add(world.here),
    ];
    const { id } = await book(client, service, at(120));
    await world.call(expert, 'PUT', `/api/bookings/${id}/note`, { note: 'Ask about coffee' });
    await world.call(expert, 'PUT', `/api/bookings/${id}/summary`, { summary: 'Sleep at eleven' });
    expect((await world.call(expert, 'GET', `/api/bookings/${id}`)).body.note).toBe('Ask about coffee');
    const { body } = await world.call(client, 'GET', `/api/bookings/${id}`);
    expect(body).toMatchObject({ note: null, summary: 'Sleep at eleven' });
    expect(JSON.stringify(body)).not.toContain('coffee');
    expect((await world.call(stranger, 'GET', `/api/bookings/${id}`)).status).toBe(404);
  });

  it('is not the affair of another expert, who gives other appointments', async () => {
    const [service, client] = [await serviceOf(), await world.add(world.here)];
    const other = await world.add(world.here, { roles: ['expert'] });
    const otherService = await openService(world, other);
    await book(client, otherService, at(130));
    const { id } = await book(client, service, at(140));
    expect((await world.call(other, 'GET', `/api/bookings/${id}`)).status).toBe(404);
    const note = await world.call(other, 'PUT', `/api/bookings/${id}/note`, { note: 'Curious' });
    expect(note.status).toBe(404);
    const from = at(150);
    const path = `/api/services/${service}/bookings`;
    const made = await world.call(other, 'POST', path, {
      userId: client.id,
      from,
      duration: 30,
      answers: {},
    });
    expect(made.status).toBe(404);
  });
});
