import { personChannel, userChannel, userEvent } from '@regimen/contract/realtime.ts';
import { listPartners } from '../db/chat-partners.ts';
import type { Database } from '../db/pool.ts';
import { listPresent } from '../db/presence-queries.ts';
import type { Bus } from './bus.ts';
import type { Channels } from './channels.ts';
import { eventText, frameOf } from './frames.ts';

/** Whoever only reloads a page does not leave in between. */
const gatherMs = 1_500;

/**
 * Tells those who write with somebody that this one has come or left, each process its own listeners: the notice that a
 * presence channel has changed reaches all of them. What is said is what stands in the database then.
 */
export function createOnline(parts: {
  database: Database;
  bus: Bus;
  channels: Channels;
  onError: (error: Error) => void;
}): { stop(): void } {
  const { database, bus, channels, onError } = parts;
  const looks = new Map<string, NodeJS.Timeout>();

  async function look(tenantId: string, userId: string): Promise<void> {
    const { isOnline, partners } = await database.read(tenantId, async (tx) => ({
      isOnline: (await listPresent(tx, personChannel + userId)).length > 0,
      partners: await listPartners(tx, userId),
    }));
    for (const partner of partners) {
      const channel = userChannel(partner);
      const listening = channels.of(tenantId, channel);
      if (listening.size === 0) continue;
      const event = { component: 'online', data: { userId, isOnline } };
      const frame = frameOf(eventText(userEvent, event, channel));
      for (const connection of listening.keys()) connection.write(frame);
    }
  }

  bus.on('presence', ({ tenantId, id: channel }) => {
    if (tenantId === null || !channel?.startsWith(personChannel)) return;
    // Nobody of this site listens here.
    if (channels.namesOf(tenantId, userChannel('')).length === 0) return;
    const key = `${tenantId} ${channel}`;
    if (looks.has(key)) return;
    const timer = setTimeout(() => {
      looks.delete(key);
      look(tenantId, channel.slice(personChannel.length)).catch(onError);
    }, gatherMs).unref();
    looks.set(key, timer);
  });
  return {
    stop() {
      for (const timer of looks.values()) clearTimeout(timer);
    },
  };
}
