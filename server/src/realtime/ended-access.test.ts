import type { LiveEvent } from '@regimen/contract/realtime.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedSession } from '../../seed/people.ts';
import { eq } from '../db/drizzle.ts';
import { sessions } from '../db/schema.ts';
import { tell } from '../tell.ts';
import { type GatewayWorld, heardOn, joined, openGatewayWorld, ownChannel } from '../test-gateway.ts';
import type { Caller } from '../test-world.ts';

// Whatever ends somebody's session, or makes them somebody else, ends what their connections hold.

let world: GatewayWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openGatewayWorld();
  admin = await world.addAdmin(world.here);
});
afterAll(() => world.close());

const within = { timeout: 2_000, interval: 10 };
const reason = 'They asked us to.';

/** Somebody with a tab open, and all that happens to it. */
async function atTheirTab() {
  const person = await world.add(world.here);
  const pusher = world.connect(person);
  const errors: number[] = [];
  pusher.connection.bind('error', ({ data }: { data?: { code?: number } }) => errors.push(data?.code ?? 0));
  const channel = ownChannel(pusher, person);
  const heard = heardOn<LiveEvent>(channel, 'NewEvent');
  await joined(channel);
  const tellThem = () =>
    world.runtime.tx(world.here.id, async (tx) => tell(tx, person.id ?? '', 'notification', {}));
  await tellThem();
  await vi.waitFor(() => expect(heard).toHaveLength(1), within);
  return { person, pusher, errors, heard, tellThem };
}

const ends: [string, (person: Caller) => Promise<{ status: number }>][] = [
  ['signs out', (person) => world.call(person, 'POST', '/api/auth/logout')],
  [
    'is signed out by an admin',
    (person) => world.call(admin, 'POST', `/api/dashboard/people/${person.id}/sign-out`, { reason }),
  ],
  [
    'is suspended',
    (person) => world.call(admin, 'POST', `/api/dashboard/people/${person.id}/suspend`, { reason }),
  ],
];
it.each(ends)('whoever %s hears nothing more, and is not let in again', async (_how, end) => {
  const { person, pusher, errors, heard, tellThem } = await atTheirTab();
  expect((await end(person)).status).toBeLessThan(300);
  await vi.waitFor(() => expect(pusher.connection.state).toBe('disconnected'), within);
  expect(errors).toContain(4009);
  await tellThem();
  const again = ownChannel(world.connect(person), person);
  await expect(joined(again)).rejects.toThrow('401');
  expect(heard).toHaveLength(1);
});

it('one session that is ended leaves the others of the same person', async () => {
  const { person, pusher, heard, tellThem } = await atTheirTab();
  const session = await world.runtime.tx(world.here.id, (tx) => seedSession(tx, person.id ?? ''));
  const other = { ...person, ...session };
  const elsewhere = world.connect(other);
  const channel = ownChannel(elsewhere, other);
  await joined(channel);
  await world.call(other, 'POST', '/api/auth/logout');
  await vi.waitFor(() => expect(elsewhere.connection.state).toBe('disconnected'), within);
  await tellThem();
  await vi.waitFor(() => expect(heard).toHaveLength(2), within);
  expect(pusher.connection.state).toBe('connected');
});

it('whoever gets another role comes back as that', async () => {
  const { person, pusher, errors, heard, tellThem } = await atTheirTab();
  const roles = { roles: ['expert'], reason };
  expect((await world.call(admin, 'PUT', `/api/dashboard/people/${person.id}/roles`, roles)).status).toBe(
    200,
  );
  await vi.waitFor(() => expect(errors).toContain(4200), within);
  await vi.waitFor(() => expect(pusher.connection.state).toBe('connected'), { timeout: 10_000 });
  await vi.waitFor(
    async () => {
      await tellThem();
      expect(heard.length).toBeGreaterThan(1);
    },
    { timeout: 10_000, interval: 100 },
  );
});

it('a session that the database alone knows to be over is told nothing', async () => {
  const { person, pusher, heard, tellThem } = await atTheirTab();
  await world.runtime.tx(world.here.id, (tx) =>
    tx.delete(sessions).where(eq(sessions.userId, person.id ?? '')),
  );
  await tellThem();
  await vi.waitFor(() => expect(pusher.connection.state).toBe('disconnected'), within);
  expect(heard).toHaveLength(1);
});

it('whoever is told to come back when the server stops does so', async () => {
  const other = await openGatewayWorld();
  const person = await other.add(other.here);
  const pusher = other.connect(person);
  const channel = ownChannel(pusher, person);
  await joined(channel);
  const errors: number[] = [];
  pusher.connection.bind('error', ({ data }: { data?: { code?: number } }) => errors.push(data?.code ?? 0));
  await other.gateway.drain();
  await vi.waitFor(() => expect(errors).toContain(4200), within);
  expect(pusher.connection.state).toBe('connecting');
  await other.close();
});
