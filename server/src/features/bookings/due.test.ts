import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTime, seedBooking, seedWaiting } from '../../../seed/bookings.ts';
import { seedLocation, seedService } from '../../../seed/services.ts';
import { createScope } from '../../scope.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { createWaking } from '../../waking.ts';
import { lookAfterDue, sweepBookings } from './look-after-due.ts';

const hour = 3_600_000;
let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

type Said = NonNullable<Parameters<typeof seedService>[3]>;
const serviceOf = (said: Said = {}): Promise<string> =>
  world.runtime.tx(world.here.id, async (tx) => {
    const { location } = await seedLocation(tx, expert.id as string);
    return seedService(tx, expert.id as string, location, said);
  });
type NewBooking = Parameters<typeof seedBooking>[1];
const make = (booking: NewBooking): Promise<string> =>
  world.runtime.tx(world.here.id, (tx) => seedBooking(tx, booking));
const sql = <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  world.runtime.tx(world.here.id, async (tx) => (await tx.$client.query<Row>(text, values)).rows);

async function lookAfter(skewMs: number): Promise<void> {
  const now = () => Date.now() + skewMs;
  const waking = createWaking(world.scope, world.tenants, now, { error: console.error });
  for (let more = 1; more > 0; ) more = await lookAfterDue(waking);
}
async function sweep(): Promise<void> {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('There is no such tenant.');
  await sweepBookings(createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now()));
}
const newsOf = async (person: Caller): Promise<string[]> => {
  const { body } = await world.call(person, 'GET', '/api/notifications');
  return body.data.map(({ kind }) => kind);
};

describe('what falls due', () => {
  it('is a reminder for each of the times agreed, and none for what was cancelled', async () => {
    const service = await serviceOf({ reminderMinutes: [1_440, 60] });
    const [client, other] = [await world.add(world.here), await world.add(world.here)];
    const from = openTime();
    const id = await make({ service, client: client.id as string, from });
    const off = await make({ service, client: other.id as string, from: from + hour, state: 'cancelled' });
    const remindAt = async () =>
      (await sql<{ at: Date | null }>('SELECT remind_at AS at FROM bookings WHERE id = $1', [id]))[0]?.at;
    expect(await remindAt()).toEqual(new Date(from - 24 * hour));
    await lookAfter(from - 24 * hour - Date.now() + 1_000);
    expect(await newsOf(client)).toContain('booking-reminder');
    expect(await remindAt()).toEqual(new Date(from - hour));
    await lookAfter(from - hour - Date.now() + 1_000);
    expect(await remindAt()).toBeNull();
    expect(await newsOf(other)).not.toContain('booking-reminder');
    expect(off).not.toBe(id);
  });

  it('is a hold: what it held goes to whoever waits, and is told', async () => {
    const service = await serviceOf({ everyMinutes: 600, durations: [30] });
    const [client, waits] = [await world.add(world.here), await world.add(world.here)];
    const from = openTime(Date.now(), 3);
    await make({ service, client: client.id as string, from, state: 'held' });
    const person = waits.id as string;
    await world.runtime.tx(world.here.id, (tx) => seedWaiting(tx, { service, person, from, days: 0 }));
    await lookAfter(0);
    expect((await world.call(waits, 'GET', '/api/waitlist')).body.data[0]?.state).toBe('waiting');
    await lookAfter(10 * 60_000);
    const { body } = await world.call(waits, 'GET', '/api/waitlist');
    expect(body.data[0]).toMatchObject({ state: 'offered', offer: { from: new Date(from).toISOString() } });
    expect(await newsOf(waits)).toContain('booking-offered');
    const { body: me } = await world.call(waits, 'GET', '/api/user/get-data');
    expect(me.services_pending).toBe(1);
  });
});

describe('when the rules of a zone change', () => {
  /** As if it had been booked under older rules: the same time by the clock, another instant. */
  const booked = async (from: number, client: Caller, service: string, byHours: number) => {
    const id = await make({ service, client: client.id as string, from });
    await sql(
      `UPDATE sessions_booked SET from_at = from_at + make_interval(hours => $2), until_at = until_at + make_interval(hours => $2)
       WHERE id = (SELECT session_id FROM bookings WHERE id = $1)`,
      [id, byHours],
    );
    await sql(
      `UPDATE occupancy SET span = tstzrange(lower(span) + make_interval(hours => $2), upper(span) + make_interval(hours => $2))
       WHERE session_id = (SELECT session_id FROM bookings WHERE id = $1)`,
      [id, byHours],
    );
    return id;
  };

  it('an appointment stays at its time by the clock, and both sides are told', async () => {
    const [service, client] = [await serviceOf(), await world.add(world.here)];
    const from = openTime(Date.now(), 1);
    const id = await booked(from, client, service, 1);
    await sweep();
    const { body } = await world.call(client, 'GET', `/api/bookings/${id}`);
    expect(body).toMatchObject({ from: new Date(from).toISOString(), state: 'confirmed' });
    expect(await newsOf(client)).toContain('booking-shifted');
    await sweep();
    expect((await newsOf(client)).filter((kind) => kind === 'booking-shifted')).toHaveLength(1);
  });

  it('two that meet by it are shown to their host, who decides', async () => {
    const [service, elsewhere, client] = [await serviceOf(), await serviceOf(), await world.add(world.here)];
    const from = openTime(Date.now(), 2);
    const shifted = await booked(from, client, service, 2);
    const there = await make({ service: elsewhere, client: client.id as string, from });
    await sweep();
    const clashes = async (id: string) =>
      (await world.call(expert, 'GET', `/api/bookings/${id}`)).body.clashes;
    expect([await clashes(shifted), await clashes(there)]).toEqual([true, true]);
    expect(await newsOf(expert)).toContain('booking-clash');
    const moved = await world.call(expert, 'POST', `/api/bookings/${there}/move`, {
      from: new Date(from + hour).toISOString(),
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect([await clashes(shifted), await clashes(there)]).toEqual([false, false]);
  });
});
