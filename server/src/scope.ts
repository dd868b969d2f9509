import type { AccountState } from '@regimen/contract/account.ts';
import type { ObjectKind } from '@regimen/contract/call.ts';
import type { Locale, SiteData } from '@regimen/contract/load.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { Database, Tx } from './db/pool.ts';
import type { JobName, Jobs } from './jobs/queues.ts';
import type { Bus, Topic } from './realtime/bus.ts';

export interface Tenant {
  id: string;
  /** The host it was reached by, or its primary one in a job. */
  domain: string;
  /** Where its pages are, for links in mails: no slash at the end. */
  origin: string;
  site: SiteData;
}

export interface Actor {
  userId: string;
  sessionId: string;
  state: Exclude<AccountState, 'guest'>;
  roles: RoleName[];
}

/** Where a handler reaches the browser: who it is, and the cookies of its sign-in. */
export interface Exchange {
  ip: string;
  userAgent: string;
  device: string | undefined;
  signIn(token: string, device: string, idleSeconds: number): void;
  signOut(): void;
}

/**
 * Everything below HTTP takes this first: who asks, where, when, and the only way to the database.
 * Nothing outside the database happens inside `read` and `tx`: no hashing, mail, gateway, model or file.
 */
export interface Scope {
  readonly tenant: Tenant;
  /** `null`: a guest, or a job. */
  readonly actor: Actor | null;
  readonly locale: Locale;
  readonly now: Date;
  read<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** In a call that changes something, what the one `tx` returns is the answer (kept for its Idempotency-Key). */
  tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** Tells every process, once the transaction has committed. */
  publish(topic: Topic, id?: string): void;
  /** The job exists if and only if the transaction commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: Omit<Jobs[N], 'tenantId'>): Promise<void>;
}

/** Who an object belongs to, by the kind the contract names; asked inside the handler's own transaction. */
export type OwnerLookups = Record<
  ObjectKind,
  (tx: Tx, tenantId: string, params: Record<string, string>) => Promise<string | undefined>
>;

export interface ScopeParts {
  database: Database;
  bus: Bus;
  send<N extends JobName>(tx: Tx, name: N, data: Jobs[N]): Promise<void>;
}

type Who = Pick<Scope, 'tenant' | 'actor' | 'locale' | 'now'>;
type Wrap = <T>(tx: Tx, fn: (tx: Tx) => Promise<T>) => Promise<T>;
const plain: Wrap = (tx, fn) => fn(tx);

/** `around` runs inside the transaction, before and after `fn`: ownership, idempotency. */
export function createScope(
  parts: ScopeParts,
  who: Who,
  around: { read: Wrap; tx: Wrap } = { read: plain, tx: plain },
): Scope {
  const waiting: [Topic, string | undefined][] = [];
  const tenantId = who.tenant.id;
  return {
    ...who,
    read: (fn) => parts.database.read(tenantId, (tx) => around.read(tx, fn)),
    async tx(fn) {
      waiting.length = 0;
      const result = await parts.database.tx(tenantId, (tx) => around.tx(tx, fn));
      for (const [topic, id] of waiting) parts.bus.publish(topic, tenantId, id);
      return result;
    },
    publish: (topic, id) => waiting.push([topic, id]),
    enqueue: (tx, name, data) => parts.send(tx, name, { ...data, tenantId } as Jobs[typeof name]),
  };
}
