import type { AddressInfo } from 'node:net';
import { userChannel } from '@regimen/contract/realtime.ts';
import stock, { type Channel, type Options } from 'pusher-js';
import { serveChannelsApi } from './http/channels-api.ts';
import { type ChannelKeys, createChannelKeys } from './providers/channel-keys.ts';
import { createGateway, type Gateway } from './realtime/gateway.ts';
import { type Caller, openWorld, type World, type WorldOptions } from './test-world.ts';

/** Its types say that Node would find it one step further down. */
export const Pusher = stock as unknown as typeof stock.default;
export type Pusher = InstanceType<typeof Pusher>;

export interface GatewayWorld extends World {
  port: number;
  keys: ChannelKeys;
  gateway: Gateway;
  /** A stock client, as somebody's browser would have it. */
  connect(caller: Caller, options?: Partial<Options>): Pusher;
}

/** A world that listens on a port, with the gateway on it. */
export async function openGatewayWorld({
  tlsOnly,
  ...options
}: WorldOptions & { tlsOnly?: boolean } = {}): Promise<GatewayWorld> {
  let made: { keys: ChannelKeys; gateway: Gateway } | undefined;
  const world = await openWorld({
    ...options,
    beside(app, { vault, ...parts }) {
      const keys = createChannelKeys(vault);
      const around = { ...parts, keys, tlsOnly, now: Date.now, onError: console.error };
      const gateway = createGateway(around);
      gateway.serve(app.server);
      const { spread, census } = gateway;
      serveChannelsApi(app, { ...around, spread, census });
      made = { keys: around.keys, gateway };
    },
  });
  if (!made) throw new Error('There is no gateway.');
  const { keys, gateway } = made;
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const open = new Set<Pusher>();
  return {
    ...world,
    port,
    keys,
    gateway,
    connect(caller, more = {}) {
      const pusher = new Pusher(keys.of(caller.tenant.id).key, optionsFor(caller, port, more));
      open.add(pusher);
      return pusher;
    },
    async close() {
      for (const pusher of open) pusher.disconnect();
      await gateway.drain();
      await world.close();
    },
  };
}

export const optionsFor = (caller: Caller, port: number, more: Partial<Options> = {}): Options => ({
  cluster: '',
  wsHost: '127.0.0.1',
  wsPort: port,
  forceTLS: false,
  enabledTransports: ['ws'],
  disableStats: true,
  channelAuthorization: {
    endpoint: `http://127.0.0.1:${port}/api/broadcasting/auth`,
    transport: 'ajax',
    headers: {
      'x-domain': caller.tenant.host,
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
    },
  },
  ...more,
});

/** Everything that comes on a channel under a name, as it comes. */
export function heardOn<T>(channel: Channel, event: string): T[] {
  const heard: T[] = [];
  channel.bind(event, (data: T) => heard.push(data));
  return heard;
}

/** Waits until a channel says it is joined; throws what it says instead. */
export const joined = (channel: Channel): Promise<unknown> =>
  new Promise((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', resolve);
    channel.bind('pusher:subscription_error', (error: unknown) => reject(new Error(JSON.stringify(error))));
  });

export const ownChannel = (pusher: Pusher, caller: Caller): Channel =>
  pusher.subscribe(userChannel(caller.id ?? ''));
