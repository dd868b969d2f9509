import PusherServer from 'pusher';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type GatewayWorld, heardOn, joined, openGatewayWorld } from '../test-gateway.ts';

// Pusher's own server library against ours, as it is.

let world: GatewayWorld;
let server: PusherServer;
beforeAll(async () => {
  world = await openGatewayWorld();
  server = libraryFor(world.keys.of(world.here.id));
});
afterAll(() => world.close());

const libraryFor = ({ id, key, secret }: { id: string; key: string; secret: string }) =>
  new PusherServer({ appId: id, key, secret, host: '127.0.0.1', port: String(world.port), useTLS: false });
const soon = { timeout: 10_000, interval: 10 };
const listen = async (name: string, tenant = world.here) => {
  const pusher = world.connect(world.guest(tenant));
  const channel = pusher.subscribe(name);
  const heard = heardOn(channel, 'opened');
  await joined(channel);
  return { pusher, heard };
};

describe('a stock pusher server library', () => {
  it('sends to those who listen, but not to the one it leaves out, nor to another site', async () => {
    const [one, two, there] = [await listen('news'), await listen('news'), await listen('news', world.there)];
    const answer = await server.trigger(['news', 'other-news'], 'opened', { seats: 3 });
    expect(answer.status).toBe(200);
    await vi.waitFor(() => expect([one.heard, two.heard]).toEqual([[{ seats: 3 }], [{ seats: 3 }]]), soon);
    await server.trigger('news', 'opened', { seats: 2 }, { socket_id: one.pusher.connection.socket_id });
    await server.triggerBatch([
      { channel: 'news', name: 'opened', data: { seats: 1 } },
      { channel: 'elsewhere', name: 'opened', data: {} },
    ]);
    await vi.waitFor(() => expect(one.heard).toEqual([{ seats: 3 }, { seats: 1 }]), soon);
    expect(two.heard).toEqual([{ seats: 3 }, { seats: 2 }, { seats: 1 }]);
    expect(there.heard).toEqual([]);
  });

  it('asks which channels are taken', async () => {
    await listen('asked-for');
    const list = await (
      await server.get({ path: '/channels', params: { filter_by_prefix: 'asked' } })
    ).json();
    expect(list).toEqual({ channels: { 'asked-for': {} } });
    const info = { info: 'subscription_count' };
    const one = await (await server.get({ path: '/channels/asked-for', params: info })).json();
    expect(one).toEqual({ occupied: true, subscription_count: 1 });
    const none = await (await server.get({ path: '/channels/nobody-here', params: {} })).json();
    expect(none).toEqual({ occupied: false });
    const users = server.get({ path: '/channels/asked-for/users', params: {} });
    await expect(users).rejects.toMatchObject({ status: 400 });
  });

  it('lets its own people on a private channel by its own signature, but not on one that is a person’s', async () => {
    const person = await world.add(world.here);
    const authorised = (name: string) => {
      const pusher = world.connect(person, {
        channelAuthorization: {
          endpoint: '',
          transport: 'ajax',
          customHandler: ({ socketId, channelName }, then) =>
            then(null, server.authorizeChannel(socketId, channelName)),
        },
      });
      return pusher.subscribe(name);
    };
    await joined(authorised('private-room'));
    await expect(joined(authorised(`private-user-${person.id}`))).rejects.toThrow('Only a session');
  });

  it('is refused with another secret, another site’s, or too much', async () => {
    const { id, key, secret } = world.keys.of(world.here.id);
    const there = world.keys.of(world.there.id);
    const wrong = [
      { id, key, secret: `${secret.slice(1)}x` },
      { id, key: there.key, secret: there.secret },
      { id: there.id, key, secret },
      { id, key: `${key.slice(0, -1)}_`, secret },
    ];
    for (const app of wrong) {
      const refused = libraryFor(app).trigger('news', 'opened', {});
      await expect(refused).rejects.toMatchObject({ status: 401 });
    }
    const long = server.trigger('news', 'opened', 'x'.repeat(10_300));
    await expect(long).rejects.toMatchObject({ status: 413 });
  });

  it('cannot be repeated with another body, nor the next day', async () => {
    const body = JSON.stringify({ name: 'opened', channels: ['news'], data: '{}' });
    const sign = (params: Record<string, unknown>) =>
      server.createSignedQueryString({ method: 'POST', path: `/apps/${world.here.id}/events`, body, params });
    const post = (query: string, payload: string) =>
      world.app.inject({
        method: 'POST',
        url: `/apps/${world.here.id}/events?${query}`,
        headers: { 'content-type': 'application/json' },
        payload,
      });
    const query = sign({});
    expect((await post(query, body)).statusCode).toBe(200);
    expect((await post(query, body.replace('{}', '[]'))).statusCode).toBe(401);
    expect((await post(query.replace(/&?body_md5=\w+/, ''), body)).statusCode).toBe(401);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 60 * 60_000 });
    const old = sign({});
    vi.useRealTimers();
    expect((await post(old, body)).statusCode).toBe(401);
  });
});
