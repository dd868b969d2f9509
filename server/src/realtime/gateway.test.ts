import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { LiveEvent } from '@regimen/contract/realtime.ts';
import Echo from 'laravel-echo';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { tell } from '../tell.ts';
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
beforeAll(async () => {
  world = await openGatewayWorld();
});
afterAll(() => world.close());

const tellOf = (caller: Caller, enrollmentId: string = crypto.randomUUID()) =>
  world.runtime.tx(caller.tenant.id, async (tx) => tell(tx, caller.id ?? '', 'task', { enrollmentId }));
const soon = { timeout: 10_000, interval: 10 };

describe('a stock pusher-js', () => {
  it('hears what its person is told, numbered and in order', async () => {
    const person = await world.add(world.here);
    const channel = ownChannel(world.connect(person), person);
    const heard = heardOn<LiveEvent>(channel, 'NewEvent');
    await joined(channel);
    const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
    await Promise.all(ids.map((id) => tellOf(person, id)));
    await vi.waitFor(() => expect(heard).toHaveLength(20), soon);
    expect(heard.map(({ seq }) => seq)).toEqual(ids.map((_, index) => index + 1));
    expect(new Set(heard.map(({ epoch }) => epoch)).size).toBe(1);
    expect(heard.map(({ data }) => data.enrollmentId).sort()).toEqual([...ids].sort());
    expect(heard.every(({ component }) => component === 'task')).toBe(true);
  });

  it('hears nothing of what was rolled back, and the next number follows on the last', async () => {
    const person = await world.add(world.here);
    const channel = ownChannel(world.connect(person), person);
    const heard = heardOn<LiveEvent>(channel, 'NewEvent');
    await joined(channel);
    await tellOf(person);
    const failing = world.runtime.tx(world.here.id, async (tx) => {
      tell(tx, person.id ?? '', 'notification', {});
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await tellOf(person);
    await vi.waitFor(() => expect(heard.map(({ seq }) => seq)).toEqual([1, 2]), soon);
  });

  it('is let on nobody else’s channel, nor on one of another site', async () => {
    const person = await world.add(world.here);
    const other = await world.add(world.here);
    const stranger = await world.add(world.there);
    for (const foreign of [other, stranger]) {
      const channel = ownChannel(world.connect(person), foreign);
      await expect(joined(channel)).rejects.toThrow('403');
    }
    const guest = ownChannel(world.connect(world.guest(world.here)), person);
    await expect(joined(guest)).rejects.toThrow('401');
  });

  it('sends client events to the other tabs of its person and to nobody else', async () => {
    const person = await world.add(world.here);
    const [one, two] = [world.connect(person), world.connect(person)].map((tab) => ownChannel(tab, person));
    if (!one || !two) throw new Error('two tabs');
    await Promise.all([joined(one), joined(two)]);
    const [atOne, atTwo] = [one, two].map((tab) => heardOn(tab, 'client-scrolled'));
    one.trigger('client-scrolled', { to: 12 });
    await vi.waitFor(() => expect(atTwo).toEqual([{ to: 12 }]), soon);
    expect(atOne).toEqual([]);
  });

  it('is answered when it asks whether anybody is there', async () => {
    const pusher = world.connect(await world.add(world.here), { activityTimeout: 200, pongTimeout: 2_000 });
    const pongs: unknown[] = [];
    pusher.connection.bind('message', ({ event }: { event: string }) => {
      if (event === 'pusher:pong') pongs.push(event);
    });
    await vi.waitFor(() => expect(pongs.length).toBeGreaterThan(1), soon);
    expect(pusher.connection.state).toBe('connected');
  });
});

it('a stock laravel-echo hears it as well', async () => {
  const person = await world.add(world.here);
  const { key } = world.keys.of(world.here.id);
  const client = new Pusher(key, optionsFor(person, world.port));
  const echo = new Echo({ broadcaster: 'pusher', key, client });
  const heard: LiveEvent[] = [];
  const channel = echo
    .private(`user-${person.id}`)
    .listen('.NewEvent', (event: LiveEvent) => heard.push(event));
  await new Promise<void>((resolve) => channel.subscribed(() => resolve()));
  await tellOf(person);
  await vi.waitFor(() => expect(heard).toMatchObject([{ component: 'task', seq: 1 }]), soon);
  echo.disconnect();
});

describe('the door', () => {
  interface Said {
    code: number;
    first: unknown;
  }
  const knock = (path: string, origin?: string): Promise<Said> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${world.port}${path}`, origin ? { origin } : {});
      let first: unknown;
      socket.on('message', (data) => {
        first ??= JSON.parse(String(data));
        if ((first as { event: string }).event === 'pusher:connection_established') socket.close(1000);
      });
      socket.on('close', (code) => resolve({ code, first }));
      socket.on('error', reject);
    });
  const keyOf = (tenantId: string) => world.keys.of(tenantId).key;

  it('says why it stays closed, never with a code that would make clients give up on us', async () => {
    const path = `/app/${keyOf(world.here.id)}`;
    const nobody = `/app/${keyOf(crypto.randomUUID())}?protocol=7`;
    const codes = {
      [path]: 4008,
      [`${path}?protocol=3`]: 4007,
      [`${path}/more?protocol=7`]: 4005,
      [nobody]: 4001,
      '/app/nonsense?protocol=7': 4001,
    };
    for (const [asked, code] of Object.entries(codes)) {
      const said = await knock(asked);
      expect(said).toMatchObject({ code, first: { event: 'pusher:error', data: { code } } });
    }
  });

  it('opens to pages of the key’s own site, and to programs, which are no page', async () => {
    const path = `/app/${keyOf(world.here.id)}?protocol=7`;
    expect((await knock(path)).code).toBe(1000);
    expect((await knock(path, `http://${world.here.host}:3000`)).code).toBe(1000);
    for (const origin of [`http://${world.there.host}`, 'https://example.com', 'null'])
      expect((await knock(path, origin)).code).toBe(4009);
  });

  it('leaves whoever asks for another protocol elsewhere to the API', async () => {
    const headers = { host: world.here.host, connection: 'upgrade', upgrade: 'h2c' };
    const asked = request({ port: world.port, host: '127.0.0.1', path: '/api/load', headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
  });
});

it('connections that stay open leave room for the pages', async () => {
  const narrow = await openGatewayWorld({ bounds: { connectionsPerAddress: 6, upgradedPerAddress: 10 } });
  const person = await narrow.add(narrow.here);
  const tabs = Array.from({ length: 10 }, () => narrow.connect(person));
  const open = () => tabs.filter(({ connection }) => connection.state === 'connected').length;
  await vi.waitFor(() => expect(open()).toBe(10), soon);
  const page = () =>
    fetch(`http://127.0.0.1:${narrow.port}/api/load`, { headers: { 'x-domain': 'here.test' } });
  expect((await page()).status).toBe(200);
  const beyond = narrow.connect(person, { unavailableTimeout: 500 });
  await vi.waitFor(() => expect(beyond.connection.state).toBe('unavailable'), soon);
  expect(open()).toBe(10);
  expect((await page()).status).toBe(200);
  await narrow.close();
});

describe('what is said badly', () => {
  const talk = async (person: Caller) => {
    const socket = new WebSocket(
      `ws://127.0.0.1:${world.port}/app/${world.keys.of(person.tenant.id).key}?protocol=7`,
    );
    const said: { event: string; data: unknown; channel?: string }[] = [];
    socket.on('message', (data) => said.push(JSON.parse(String(data))));
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await vi.waitFor(() => expect(said).toHaveLength(1), soon);
    const { socket_id } = JSON.parse(String(said[0]?.data)) as { socket_id: string };
    const send = (message: unknown) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return { send, said, closed, socketId: socket_id, socket };
  };
  const authFor = async (person: Caller, socketId: string) => {
    const body = { socket_id: socketId, channel_name: `private-user-${person.id}` };
    const answer = await world.call(person, 'POST', '/api/broadcasting/auth', body);
    return (answer.body as { auth: string }).auth;
  };

  it('is refused in words, and the connection stays', async () => {
    const person = await world.add(world.here);
    const { send, said, socket } = await talk(person);
    const bad = ['{', '[]', '7', '{"event":3}', { event: 'pusher:subscribe' }, { event: 'shout', data: {} }];
    for (const message of bad) send(message);
    send({ event: 'client-x', channel: `private-user-${person.id}`, data: {} });
    await vi.waitFor(() => expect(said).toHaveLength(8), soon);
    expect(said.slice(1).every(({ event }) => event === 'pusher:error')).toBe(true);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  });

  it('a permission is for one connection and one channel, and for a short while', async () => {
    const person = await world.add(world.here);
    const channel = `private-user-${person.id}`;
    const [one, two] = [await talk(person), await talk(person)];
    const auth = await authFor(person, one.socketId);
    two.send({ event: 'pusher:subscribe', data: { channel, auth } });
    one.send({ event: 'pusher:subscribe', data: { channel: 'private-user-else', auth } });
    one.send({ event: 'pusher:subscribe', data: { channel, auth: auth.replace(/.$/, '') } });
    one.send({ event: 'pusher:subscribe', data: { channel } });
    const pass = { userId: person.id ?? '', sessionId: '', epoch: 0, seq: 0, at: Date.now() - 61_000 };
    const old = world.keys.sign(world.here.id, { socketId: one.socketId, channel }, pass);
    one.send({ event: 'pusher:subscribe', data: { channel, auth: old } });
    const refused = ({ event }: { event: string }) => event === 'pusher:subscription_error';
    await vi.waitFor(() => expect(two.said.filter(refused)).toHaveLength(1), soon);
    await vi.waitFor(() => expect(one.said.filter(refused)).toHaveLength(4), soon);
    one.send({ event: 'pusher:subscribe', data: { channel, auth } });
    const succeeded = 'pusher_internal:subscription_succeeded';
    await vi.waitFor(() => expect(one.said.at(-1)).toMatchObject({ event: succeeded, channel }), soon);
    for (const { socket } of [one, two]) socket.close();
  });

  it('too much of it ends the connection: too many messages, or one too long', async () => {
    const many = await talk(await world.add(world.here));
    for (let n = 0; n < 200; n++) many.send({ event: 'pusher:ping', data: {} });
    expect(await many.closed).toBe(4100);
    const long = await talk(await world.add(world.here));
    long.send('x'.repeat(20_000));
    expect(await long.closed).toBe(1009);
  });
});
