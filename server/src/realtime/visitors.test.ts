import { guestChannel, ownSite, watchChannel } from '@regimen/contract/watching.ts';
import Echo from 'laravel-echo';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../../seed/people.ts';
import { guestKeyMs } from '../db/guest-queries.ts';
import { holdTime, openService, timeIn } from '../test-bookings.ts';
import {
  type GatewayWorld,
  heardOn,
  joined,
  openGatewayWorld,
  optionsFor,
  ownChannel,
  Pusher,
} from '../test-gateway.ts';
import type { Caller } from '../test-world.ts';

let world: GatewayWorld;
let author: Caller;
beforeAll(async () => {
  world = await openGatewayWorld();
  author = await world.add(world.here);
});
afterAll(() => world.close());

const soon = { timeout: 10_000, interval: 10 };
const within = { timeout: 2_000, interval: 10 };

async function ask(): Promise<string> {
  const body = {
    title: 'How long may a nap be?',
    category: 'sleep',
    body: 'I sleep badly since the spring.',
  };
  return (await world.call(author, 'POST', '/api/discussions', body)).body.id;
}
const answer = (discussion: string) =>
  world.call(author, 'POST', `/api/discussions/${discussion}/answers`, { body: 'Twenty minutes.' });
const givenKey = async (headers = {}) => {
  const { status, body } = await world.call(
    world.guest(world.here),
    'POST',
    '/api/broadcasting/guest',
    undefined,
    headers,
  );
  expect(status).toBe(200);
  return body.session_key as string;
};
/** A visitor's stock client on their own channel, which looks at something. */
async function visitorAt(discussion: string) {
  const key = await givenKey();
  const pusher = world.connect(world.guest(world.here));
  const own = pusher.subscribe(guestChannel(key));
  const looking = pusher.subscribe(watchChannel('discussion', discussion));
  await Promise.all([joined(own), joined(looking)]);
  return { key, pusher, looking, heard: heardOn<unknown>(own, 'GuestEvent') };
}

it('every visitor is given a key of their own: 28 characters, the same while it lives', async () => {
  const key = await givenKey();
  expect(key).toMatch(/^[\w-]{28}$/);
  expect(await givenKey()).not.toBe(key);
  expect(await givenKey({ 'x-session-key': key })).toBe(key);
  expect(await givenKey({ cookie: `regimen_guest=${key}`, 'x-domain': world.here.host })).toBe(key);
  world.clock.skewMs = guestKeyMs + 1_000;
  expect(await givenKey({ 'x-session-key': key })).not.toBe(key);
  world.clock.skewMs = 0;
  expect((await world.call(author, 'POST', '/api/broadcasting/guest')).status).toBe(403);
});

it('hears on their channel that a question they look at was answered, and of no other', async () => {
  const [shown, other] = [await ask(), await ask()];
  const { heard, looking } = await visitorAt(shown);
  const twice = heardOn(looking, 'Changed');
  await answer(other);
  await answer(shown);
  await vi.waitFor(() => expect(heard).toEqual([{ component: 'discussion', data: { id: shown } }]), soon);
  expect(twice).toEqual([]);
});

it('hears that the site announces something, and that a place in what they could book is taken', async () => {
  const admin = await world.addAdmin(world.here);
  const expert = await world.add(world.here, { roles: ['expert'] });
  const service = await openService(world, expert, { seats: 3 });
  const { pusher, heard } = await visitorAt(await ask());
  const watched = [watchChannel('site', ownSite), watchChannel('service', service)];
  await Promise.all(watched.map((channel) => joined(pusher.subscribe(channel))));
  const { body } = await world.call(admin, 'GET', '/api/dashboard/settings');
  const announcement = { texts: { en: 'Closed on Friday.', ar: '' }, until: null };
  await world.call(admin, 'PUT', '/api/dashboard/settings', { ...body, announcement });
  await vi.waitFor(() => expect(heard).toEqual([{ component: 'site', data: { id: ownSite } }]), soon);
  const seat = { component: 'service', data: { id: service } };
  const held = await holdTime(world, author, service, timeIn(48));
  await vi.waitFor(() => expect(heard.slice(1)).toEqual([seat]), soon);
  // And free again.
  await world.call(author, 'DELETE', `/api/bookings/${held.body.id}/hold`);
  await vi.waitFor(() => expect(heard.slice(1)).toEqual([seat, seat]), soon);
});

it('somebody who is signed in hears it on the channel of the question', async () => {
  const shown = await ask();
  const channel = world.connect(await world.add(world.here)).subscribe(watchChannel('discussion', shown));
  const heard = heardOn(channel, 'Changed');
  await joined(channel);
  await answer(shown);
  await vi.waitFor(() => expect(heard).toEqual([{ component: 'discussion', data: { id: shown } }]), soon);
});

it('a stock laravel-echo hears it as well', async () => {
  const shown = await ask();
  const session = await givenKey();
  const { key } = world.keys.of(world.here.id);
  const client = new Pusher(key, optionsFor(world.guest(world.here), world.port));
  const echo = new Echo({ broadcaster: 'pusher', key, client });
  const heard: unknown[] = [];
  const own = echo.channel(`guest-${session}`).listen('.GuestEvent', (event: unknown) => heard.push(event));
  const looking = echo.channel(`discussion-${shown}`);
  await Promise.all(
    [own, looking].map((channel) => new Promise<void>((resolve) => channel.subscribed(() => resolve()))),
  );
  await answer(shown);
  await vi.waitFor(() => expect(heard).toEqual([{ component: 'discussion', data: { id: shown } }]), soon);
  echo.disconnect();
});

it('nobody is let on a channel whose key was never given out, was given out elsewhere, or is none', async () => {
  const elsewhere = await world.call(world.guest(world.there), 'POST', '/api/broadcasting/guest');
  for (const key of ['x'.repeat(28), elsewhere.body.session_key as string, 'short', ''])
    await expect(joined(world.connect(world.guest(world.here)).subscribe(guestChannel(key)))).rejects.toThrow(
      '401',
    );
});

it('a visitor cannot speak on any channel', async () => {
  const shown = await ask();
  const [one, two] = [await visitorAt(shown), await visitorAt(shown)];
  const heard = heardOn(two.looking, 'client-shout');
  one.pusher.send_event('client-shout', { to: 'all' }, watchChannel('discussion', shown));
  await answer(shown);
  await vi.waitFor(() => expect(two.heard).toHaveLength(1), soon);
  expect(heard).toEqual([]);
});

it.each([
  [
    'signs in',
    async (key: string) => {
      const { email } = await world.add(world.here);
      const credentials = { email, password: demoPassword };
      return world.call(world.guest(world.here), 'POST', '/api/auth/login', credentials, {
        'x-session-key': key,
      });
    },
  ],
  [
    'becomes a temporary user',
    (key: string) =>
      world.call(world.guest(world.here), 'POST', '/api/auth/temporary', undefined, { 'x-session-key': key }),
  ],
])('their key ends when a visitor %s', async (_how, signIn) => {
  const shown = await ask();
  const { key, pusher, heard } = await visitorAt(shown);
  expect((await signIn(key)).status).toBeLessThan(300);
  await vi.waitFor(() => expect(pusher.connection.state).toBe('disconnected'), within);
  await answer(shown);
  await expect(joined(world.connect(world.guest(world.here)).subscribe(guestChannel(key)))).rejects.toThrow(
    '401',
  );
  expect(heard).toEqual([]);
});

it('their key ends when the same client joins a channel of its own account', async () => {
  const { key, pusher } = await visitorAt(await ask());
  const person = await world.add(world.here);
  const options = optionsFor(person, world.port).channelAuthorization as { headers: Record<string, string> };
  options.headers['x-session-key'] = key;
  const mine = ownChannel(world.connect(person, { channelAuthorization: options as never }), person);
  await joined(mine);
  await vi.waitFor(() => expect(pusher.connection.state).toBe('disconnected'), within);
});
