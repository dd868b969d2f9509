import { listLiveGuestKeys } from '../db/guest-queries.ts';
import type { Database } from '../db/pool.ts';
import { hashSecret } from '../secrets.ts';
import type { Bus } from './bus.ts';
import { type Channels, guestKeyOf } from './channels.ts';
import { closing } from './frames.ts';

export interface Visitors {
  /** Whether the key that the channel is called by was given out, and has not ended. */
  mayListen(tenantId: string, channel: string): Promise<boolean>;
  stop(): void;
}

/** Everybody is looked at this often, whether or not a notice said that their key has ended. */
const lookEveryMs = 30_000;
/** Keys that one question asks for. */
const mostAsked = 1_000;

/** Visitors' channels: whoever has the key may listen, for as long as it lives. */
export function createVisitors(parts: {
  database: Database;
  bus: Bus;
  channels: Channels;
  now: () => number;
  onError: (error: Error) => void;
}): Visitors {
  const { database, bus, channels, now, onError } = parts;
  const liveOf = (tenantId: string, hashes: Buffer[]) =>
    database.read(tenantId, (tx) => listLiveGuestKeys(tx, hashes, new Date(now())));

  function end(tenantId: string, channel: string): void {
    for (const connection of channels.of(tenantId, channel).keys())
      connection.end(closing.unauthorized, 'The key has ended.');
  }

  async function look(tenantId: string): Promise<void> {
    const names = channels.namesOf(tenantId, 'guest-');
    for (let from = 0; from < names.length; from += mostAsked) {
      const some = new Map(
        names.slice(from, from + mostAsked).map((channel) => [hashOf(channel).toString('hex'), channel]),
      );
      const hashes = [...some.keys()].map((hash) => Buffer.from(hash, 'hex'));
      const live = new Set((await liveOf(tenantId, hashes)).map((hash) => hash.toString('hex')));
      for (const [hash, channel] of some) if (!live.has(hash)) end(tenantId, channel);
    }
  }
  const lookAtAll = () => {
    const sites = new Set(
      channels.all().flatMap(({ tenantId, channel }) => (channel.startsWith('guest-') ? [tenantId] : [])),
    );
    for (const tenantId of sites) look(tenantId).catch(onError);
  };
  const timer = setInterval(lookAtAll, lookEveryMs).unref();
  bus.on('guest', ({ tenantId, id }) => {
    if (tenantId === null) return lookAtAll();
    for (const channel of channels.namesOf(tenantId, 'guest-'))
      if (hashOf(channel).toString('hex') === id) end(tenantId, channel);
  });

  return {
    mayListen: async (tenantId, channel) => (await liveOf(tenantId, [hashOf(channel)])).length > 0,
    stop: () => clearInterval(timer),
  };
}

const hashOf = (channel: string): Buffer => hashSecret(guestKeyOf(channel) ?? '');
