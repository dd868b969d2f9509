import { setTimeout as wait } from 'node:timers/promises';
import { type LiveEvent, userChannel, userEvent } from '@regimen/contract/realtime.ts';
import { listNewEvents } from '../db/event-queries.ts';
import { inOrder } from '../db/in-order.ts';
import type { Database } from '../db/pool.ts';
import { type AccountFacts, listLiveSessions } from '../db/session-queries.ts';
import type { Bus, Notice } from './bus.ts';
import type { Listener, Subscription } from './connection.ts';
import { closing, eventText, frameOf } from './frames.ts';

export interface Deliveries {
  join(subscription: Subscription): void;
  leave(subscription: Subscription): void;
  stop(): void;
}

/** A subscription on somebody's behalf. */
type Personal = Subscription & { person: Listener };

/** Everybody who is connected is looked at this often, whether or not anything was said of them. */
const leaseMs = 30_000;
const againMs = 1_000;
/** People whom one question asks for, and questions at a time. */
const mostAsked = 500;
const lanes = 4;

/**
 * Brings people what they were told, and ends what a session holds when it ends: both are one look at the database, taken
 * when the bus says that something is new of somebody who is connected here. Nothing is sent to a session that the same
 * look finds ended, so a notice that comes late, or never, gives nothing away.
 */
export function createDeliveries(parts: {
  database: Database;
  bus: Bus;
  now: () => number;
  onError: (error: Error) => void;
}): Deliveries {
  const { database, bus, now, onError } = parts;
  const people = new Map<string, Map<string, Set<Personal>>>();
  const marked = new Map<string, Set<string>>();
  let looking = false;
  let stopped = false;

  function mark(tenantId: string, userIds: Iterable<string>): void {
    const there = people.get(tenantId);
    if (!there || stopped) return;
    const all = marked.get(tenantId) ?? new Set();
    for (const userId of userIds) if (there.has(userId)) all.add(userId);
    if (all.size === 0) return;
    marked.set(tenantId, all);
    if (looking) return;
    looking = true;
    // What comes in the same turn is asked for together.
    setImmediate(lookAtAll);
  }

  async function lookAtAll(): Promise<void> {
    while (marked.size > 0 && !stopped) {
      const wanted = [...marked].flatMap(([tenantId, userIds]) =>
        inPieces([...userIds], mostAsked).map((some) => ({ tenantId, some })),
      );
      marked.clear();
      let failed = false;
      for (const together of inPieces(wanted, lanes)) {
        const looks = together.map(async ({ tenantId, some }) => {
          try {
            await look(tenantId, some);
          } catch (error) {
            failed = true;
            onError(error as Error);
            const again = marked.get(tenantId) ?? new Set();
            for (const userId of some) again.add(userId);
            marked.set(tenantId, again);
          }
        });
        await Promise.all(looks);
      }
      if (failed) await wait(againMs, undefined, { ref: false });
    }
    looking = false;
  }

  async function look(tenantId: string, userIds: readonly string[]): Promise<void> {
    const there = people.get(tenantId);
    const listening = userIds.flatMap((userId) => [...(there?.get(userId) ?? [])]);
    const heardUpTo = new Map<string, number>();
    for (const { channel, person } of listening) {
      const { userId, seq } = person;
      if (channel === userChannel(userId)) heardUpTo.set(userId, Math.min(seq, heardUpTo.get(userId) ?? seq));
    }
    const sessionIds = new Set(listening.map(({ person }) => person.sessionId));
    const [events, sessions] = await database.read(tenantId, (tx) =>
      inOrder(listNewEvents(tx, heardUpTo), listLiveSessions(tx, [...sessionIds], new Date(now()))),
    );
    const live = new Map(sessions.map((session) => [session.sessionId, session]));
    for (const subscription of listening) judge(subscription, live.get(subscription.person.sessionId));
    for (const { userId, ...event } of events)
      deliver(there?.get(userId) ?? none, userChannel(userId), event);
  }

  const leases = setInterval(() => {
    for (const [tenantId, there] of people) mark(tenantId, there.keys());
  }, leaseMs).unref();
  const onNotice = ({ tenantId, id }: Notice) => {
    for (const each of tenantId === null ? people.keys() : [tenantId])
      mark(each, id === undefined ? (people.get(each)?.keys() ?? []) : [id]);
  };
  bus.on('told', onNotice);
  // Whoever may do less than before, or nothing, comes back and is let on what is left to them.
  bus.on('seat', ({ tenantId, id }) => {
    for (const { connection, channel } of people.get(tenantId ?? '')?.get(id ?? '') ?? [])
      if (channel !== userChannel(id ?? '')) connection.end(closing.reconnect, 'A seat has changed.');
  });
  bus.on('session', onNotice);

  return {
    join(subscription) {
      if (!subscription.person) return;
      const { tenantId } = subscription.connection;
      const { userId } = subscription.person;
      const there = people.get(tenantId) ?? new Map<string, Set<Personal>>();
      people.set(tenantId, there);
      there.set(userId, (there.get(userId) ?? new Set()).add(subscription as Personal));
      // What happened between the pass and now.
      mark(tenantId, [userId]);
    },
    leave(subscription) {
      if (!subscription.person) return;
      const { tenantId } = subscription.connection;
      const { userId } = subscription.person;
      const there = people.get(tenantId);
      const theirs = there?.get(userId);
      theirs?.delete(subscription as Personal);
      if (theirs?.size === 0) there?.delete(userId);
      if (there?.size === 0) people.delete(tenantId);
    },
    stop() {
      stopped = true;
      clearInterval(leases);
    },
  };
}
const none: ReadonlySet<Personal> = new Set();

/** Whoever has become somebody else in the meantime comes back as that, and is let in anew. */
function judge(
  { connection, person }: Personal,
  session: (AccountFacts & { userId: string }) | undefined,
): void {
  if (session?.userId !== person.userId) {
    connection.end(closing.unauthorized, 'The session has ended.');
    return;
  }
  const standing = [session.roles, session.isTemporary, session.emailVerifiedAt !== null].join();
  person.standing ??= standing;
  if (person.standing !== standing) connection.end(closing.reconnect, 'The account has changed.');
}

function deliver(theirs: ReadonlySet<Personal>, channel: string, event: LiveEvent): void {
  const frame = frameOf(eventText(userEvent, event, channel));
  for (const { connection, channel: on, person } of theirs) {
    if (on !== channel || event.seq <= person.seq) continue;
    connection.write(frame);
    person.seq = event.seq;
    person.epoch = event.epoch;
  }
}

const inPieces = <T>(all: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / length) }, (_, at) =>
    all.slice(at * length, (at + 1) * length),
  );
