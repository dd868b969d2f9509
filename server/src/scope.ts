import type { AccountState } from '@regimen/contract/account.ts';
import type { ObjectKind } from '@regimen/contract/call.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { SiteData } from '@regimen/contract/load.ts';
import type { Permission } from '@regimen/contract/permissions.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { Database, Tx } from './db/pool.ts';
import type { Asker } from './db/share.ts';
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
  /** Came with this personal token, which opens only what the contract opens to it. There is no session then. */
  tokenId?: string;
  sessionId: string;
  state: Exclude<AccountState, 'guest'>;
  roles: RoleName[];
}

/** Where a handler reaches the browser: who it is, and the cookies of its sign-in. */
export interface Exchange {
  ip: string;
  userAgent: string;
  device: string | undefined;
  /** Whoever called has hung up before the answer. */
  gone: AbortSignal;
  signIn(token: string, device: string, idleSeconds: number): void;
  signOut(): void;
}

/**
 * Everything below HTTP takes this first: who asks, where, when, and the only way to the database.
 * Nothing outside the database happens inside `read` and `tx`: no hashing, mail, gateway, model or file.
 */
export interface Scope<Caller extends Actor | null = Actor | null> {
  readonly tenant: Tenant;
  /** `null`: a guest, or a job. */
  readonly actor: Caller;
  readonly locale: Locale;
  readonly now: Date;
  read<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** In a call that changes something, what the one `tx` returns is the answer (kept for its Idempotency-Key). */
  tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** Tells every process, once the transaction has committed. */
  publish(topic: Topic, id?: string): void;
  /** The job exists if and only if the transaction commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: Omit<Jobs[N], 'tenantId'>): Promise<void>;
  /** Many of one kind in one statement. */
  enqueueAll<N extends JobName>(tx: Tx, name: N, data: readonly Omit<Jobs[N], 'tenantId'>[]): Promise<void>;
}

/** Of a call that no guest may make. */
export type SignedInScope = Scope<Actor>;

/** Whose an object is and, where it is shared, what the caller may do with it. */
export interface Owned {
  ownerId: string;
  permission?: Permission | null;
}

/** Asked by the kind that the contract names, inside the handler's own transaction. */
export type OwnerLookups = Record<
  ObjectKind,
  (tx: Tx, params: Record<string, string>, actorId: string | undefined) => Promise<Owned | undefined>
>;

export interface ScopeParts {
  database: Database;
  bus: Bus;
  send<N extends JobName>(tx: Tx, name: N, data: Jobs[N], account: string): Promise<void>;
  sendAll<N extends JobName>(tx: Tx, name: N, data: readonly Jobs[N][], account: string): Promise<void>;
}

type Who = Pick<Scope, 'tenant' | 'actor' | 'locale'>;

/** Runs inside the transaction, around the handler's function: rights, idempotency. */
export interface Around {
  read<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T>;
  tx<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The caller's state or roles are no longer what the function was told: it is to be run once more, from the start. */
export class StandingChanged extends Error {}

const nothingAround: Around = { read: (tx, fn) => fn(tx), tx: (tx, fn) => fn(tx) };

/** A class, since one is made for every request and its methods need no making. */
class BoundScope implements Scope {
  readonly tenant: Tenant;
  readonly actor: Actor | null;
  readonly locale: Locale;
  readonly now: Date;
  readonly #parts: ScopeParts;
  readonly #around: Around;
  readonly #asker: Asker | undefined;
  #waiting: [Topic, string | undefined][] | undefined;

  constructor(
    parts: ScopeParts,
    { tenant, actor, locale }: Who,
    now: number,
    around: Around,
    asker: Asker | undefined,
  ) {
    this.tenant = tenant;
    this.actor = actor;
    this.locale = locale;
    this.now = new Date(now);
    this.#parts = parts;
    this.#around = around;
    this.#asker = asker;
  }

  read<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const { database } = this.#parts;
    return untilUnchanged(() =>
      this.#inTurn(() => database.read(this.tenant.id, (tx) => this.#around.read(tx, fn))),
    );
  }

  async tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await untilUnchanged(() => {
      this.#waiting = [];
      return this.#inTurn(() => this.#parts.database.tx(this.tenant.id, (tx) => this.#around.tx(tx, fn)));
    });
    for (const [topic, id] of this.#waiting ?? []) this.#parts.bus.publish(topic, this.tenant.id, id);
    return result;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const asker = this.#asker;
    return asker ? this.#parts.database.share.run(this.tenant.id, asker, work) : work();
  }

  publish(topic: Topic, id?: string): void {
    this.#waiting?.push([topic, id]);
  }

  enqueue<N extends JobName>(tx: Tx, name: N, data: Omit<Jobs[N], 'tenantId'>): Promise<void> {
    const account = this.actor?.userId ?? '';
    return this.#parts.send(tx, name, { ...data, tenantId: this.tenant.id } as Jobs[N], account);
  }

  async enqueueAll<N extends JobName>(
    tx: Tx,
    name: N,
    data: readonly Omit<Jobs[N], 'tenantId'>[],
  ): Promise<void> {
    if (data.length === 0) return;
    const tenantId = this.tenant.id;
    await this.#parts.sendAll(
      tx,
      name,
      data.map((one) => ({ ...one, tenantId }) as Jobs[N]),
      this.actor?.userId ?? '',
    );
  }
}

async function untilUnchanged<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StandingChanged) return untilUnchanged(run);
    throw error;
  }
}

/** `asker`: whoever calls, and waits for a connection as others do; a job has none. */
export const createScope = (
  parts: ScopeParts,
  who: Who,
  now: number,
  around = nothingAround,
  asker?: Asker,
): Scope => new BoundScope(parts, who, now, around, asker);
