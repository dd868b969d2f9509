import { randomUUID } from 'node:crypto';
import type { Database } from '../db/pool.ts';
import {
  deleteAllPresent,
  deletePresent,
  endLeases,
  insertPresent,
  listPresent,
  renewLease,
} from '../db/presence-queries.ts';
import type { Bus } from './bus.ts';
import type { Channels } from './channels.ts';
import type { Member, Subscription } from './connection.ts';
import { eventText, frameOf } from './frames.ts';

export interface Presence {
  /** Puts somebody on the channel, and gives whoever is on it; the others hear of them. */
  enter(subscription: Present): Promise<ReadonlyMap<string, unknown>>;
  leave(subscription: Present): void;
  /** Once everybody has left: waits until that stands in the database. */
  stop(): Promise<void>;
}
/** A subscription of a presence channel. */
export type Present = Subscription & { member: Member };

/** Whoever is held by a process that died is gone after this, and seen to be by the next look. */
const leaseMs = 3_000;
const renewMs = 750;

/**
 * Presence right across processes, and after a kill: what is true stands in the database, under leases. Each process that
 * has somebody on a channel compares what stands there with what it last said, and says the difference. So two tabs are
 * one person, and nobody counts.
 */
export function createPresence(parts: {
  database: Database;
  bus: Bus;
  channels: Channels;
  onError: (error: Error) => void;
}): Presence {
  const { database, bus, channels, onError } = parts;
  const processId = randomUUID();
  /** By site and channel: whoever is there as far as those who listen here were told. */
  const told = new Map<string, Map<string, unknown>>();
  const looks = new Map<string, Promise<unknown>>();
  /** Sites of which somebody came or left, and nobody knows whether the database was told. */
  const unsure = new Set<string>();
  /** Written down by now or in a moment, and not yet on their channel. */
  const entering = new Set<Present>();
  const keyOf = (tenantId: string, channel: string) => `${tenantId} ${channel}`;

  /** One after the other on each channel, so that what is said stands in the order of what was seen. */
  function inTurn<T>(tenantId: string, channel: string, work: () => Promise<T>): Promise<T> {
    const key = keyOf(tenantId, channel);
    const done = (looks.get(key) ?? Promise.resolve()).then(work, work);
    looks.set(key, done);
    const forget = () => looks.get(key) === done && looks.delete(key);
    done.then(forget, forget);
    return done;
  }

  async function look(tenantId: string, channel: string): Promise<Map<string, unknown>> {
    const key = keyOf(tenantId, channel);
    const rows = await database.read(tenantId, (tx) => listPresent(tx, channel));
    const now = new Map(rows.map(({ member, info }) => [member, info]));
    const before = told.get(key) ?? now;
    for (const [user_id, user_info] of now)
      if (!before.has(user_id)) say(tenantId, channel, 'member_added', memberOf(user_id, user_info));
    for (const user_id of before.keys())
      if (!now.has(user_id)) say(tenantId, channel, 'member_removed', { user_id });
    if (channels.of(tenantId, channel).size > 0) told.set(key, now);
    else told.delete(key);
    return now;
  }

  function say(tenantId: string, channel: string, what: string, member: Member): void {
    const frame = frameOf(eventText(`pusher_internal:${what}`, member, channel));
    for (const connection of channels.of(tenantId, channel).keys()) connection.write(frame);
  }

  const lookAgain = (tenantId: string, channel: string) =>
    inTurn(tenantId, channel, () => look(tenantId, channel)).catch(onError);
  bus.on('presence', ({ tenantId, id: channel }) => {
    for (const key of told.keys()) {
      const [site = '', name = ''] = key.split(' ');
      if ((tenantId === null || tenantId === site) && (channel === undefined || channel === name))
        void lookAgain(site, name);
    }
  });

  /** What this process holds of a site. */
  const heldOf = (tenantId: string) =>
    [
      ...[...entering].filter(({ connection }) => connection.tenantId === tenantId),
      ...channels
        .namesOf(tenantId, 'presence-')
        .flatMap((channel) => [...channels.of(tenantId, channel).values()].filter(isPresent)),
    ].map(rowOf);

  async function renew(tenantId: string): Promise<void> {
    const isUnsure = unsure.delete(tenantId);
    const { isBack, left } = await database
      .tx(tenantId, async (tx) => {
        const isNew = await renewLease(tx, processId, leaseMs);
        if (isUnsure) await deleteAllPresent(tx, processId);
        // While the database was away, the others may have taken us for dead.
        if (isNew || isUnsure) await insertPresent(tx, processId, heldOf(tenantId));
        return { isBack: isNew || isUnsure, left: await endLeases(tx) };
      })
      .catch((error) => {
        if (isUnsure) unsure.add(tenantId);
        throw error;
      });
    if (isBack) bus.publish('presence', tenantId);
    for (const channel of left) bus.publish('presence', tenantId, channel);
  }
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const sites = new Set([...told.keys(), ...unsure].map((key) => key.split(' ', 1)[0] ?? ''));
    renewing = renewing.then(() => Promise.all([...sites].map((site) => renew(site).catch(onError))));
  }, renewMs).unref();

  return {
    async enter(subscription) {
      const { tenantId } = subscription.connection;
      const { channel } = subscription;
      entering.add(subscription);
      try {
        const { there, isBack } = await inTurn(tenantId, channel, async () => {
          const isNew = await database.tx(tenantId, async (tx) => {
            const wasOver = await renewLease(tx, processId, leaseMs);
            await insertPresent(tx, processId, wasOver ? heldOf(tenantId) : [rowOf(subscription)]);
            return wasOver;
          });
          const now = await look(tenantId, channel);
          // From here on it hears what changes.
          told.set(keyOf(tenantId, channel), now);
          channels.add(subscription);
          return { there: now, isBack: isNew };
        });
        bus.publish('presence', tenantId, isBack ? undefined : channel);
        return there;
      } catch (error) {
        // It may stand there nevertheless.
        unsure.add(tenantId);
        throw error;
      } finally {
        entering.delete(subscription);
      }
    },
    leave({ connection: { tenantId, id }, channel }) {
      inTurn(tenantId, channel, () =>
        database.tx(tenantId, (tx) => deletePresent(tx, processId, channel, id)),
      ).then(
        () => bus.publish('presence', tenantId, channel),
        (error: Error) => {
          unsure.add(tenantId);
          onError(error);
        },
      );
    },
    async stop() {
      clearInterval(timer);
      await Promise.allSettled([renewing, ...looks.values()]);
    },
  };
}

export const isPresent = (subscription: Subscription): subscription is Present =>
  subscription.member !== undefined;

const rowOf = ({ connection, channel, member }: Present) => ({
  channel,
  socketId: connection.id,
  member: member.user_id,
  info: member.user_info ?? null,
});

const memberOf = (user_id: string, user_info: unknown): Member =>
  user_info === null ? { user_id } : { user_id, user_info };
