import {
  fellowsChannel,
  onlineEvent,
  personChannel,
  userChannel,
  userEvent,
} from '@regimen/contract/realtime.ts';
import { listPartners } from '../db/chat-partners.ts';
import { listProgramsSeenIn } from '../db/fellow-programs.ts';
import { listWriters } from '../db/may-write.ts';
import type { Database } from '../db/pool.ts';
import { listPresent } from '../db/presence-queries.ts';
import type { Bus } from './bus.ts';
import type { Channels } from './channels.ts';
import type { Connection } from './connection.ts';
import { eventText, frameOf } from './frames.ts';

/** Whoever only reloads a page does not leave in between. */
const gatherMs = 1_500;

/**
 * Tells those who write with somebody, and those who look at who else follows a program of theirs, that this one has come
 * or left, each process its own listeners: the notice that a presence channel has changed reaches all of them. What is said
 * is what stands in the database then.
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
    const { isOnline, partners, programs, writers } = await database.read(tenantId, async (tx) => {
      const isLookedAt = channels.namesOf(tenantId, fellowsChannel).length > 0;
      const programs = isLookedAt ? await listProgramsSeenIn(tx, userId) : [];
      const lookers = new Set(programs.flatMap((id) => fellowsOf(tenantId, id).map(([, looker]) => looker)));
      return {
        isOnline: (await listPresent(tx, personChannel + userId)).length > 0,
        partners: await listPartners(tx, userId),
        programs,
        writers: new Set(lookers.size > 0 ? await listWriters(tx, userId, [...lookers]) : []),
      };
    });
    const data = { userId, isOnline };
    for (const partner of partners) {
      const channel = userChannel(partner);
      const listening = channels.of(tenantId, channel);
      if (listening.size === 0) continue;
      const frame = frameOf(eventText(userEvent, { component: 'online', data }, channel));
      for (const connection of listening.keys()) connection.write(frame);
    }
    for (const program of programs) {
      const frame = frameOf(eventText(onlineEvent, data, fellowsChannel + program));
      for (const [connection, looker] of fellowsOf(tenantId, program))
        if (writers.has(looker)) connection.write(frame);
    }
  }

  /** Who looks at the others in a program here, and on which connections. */
  const fellowsOf = (tenantId: string, program: string): [Connection, string][] =>
    [...channels.of(tenantId, fellowsChannel + program).values()].flatMap(({ connection, person }) =>
      person ? [[connection, person.userId] as [Connection, string]] : [],
    );

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
