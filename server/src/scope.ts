import type { AccountState } from '@regimen/contract/account.ts';
import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import type { ObjectKind } from '@regimen/contract/call.ts';
import type { EmergencyScope } from '@regimen/contract/emergency-scopes.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { SiteData } from '@regimen/contract/load.ts';
import type { Permission } from '@regimen/contract/permissions.ts';
import type { Whisper, WhisperData } from '@regimen/contract/realtime.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { Database, Tx } from './db/pool.ts';
import type { Asker } from './db/share.ts';
import type { JobName, Jobs } from './jobs/queues.ts';
import type { Bus, Topic } from './realtime/bus.ts';
import { whisperTo } from './realtime/spread.ts';

export interface Tenant {
  id: string;
  /** The host it was reached by, or its primary one in a job. */
  domain: string;
  /** Where its pages are, for links in mails: no slash at the end. */
  origin: string;
  site: SiteData;
  /** The platform's own: its admins see which others there are. */
  isPlatform: boolean;
}

export interface Actor {
  userId: string;
  /** Came with this personal token, which opens only what the contract opens to it. There is no session then. */
  tokenId?: string;
  sessionId: string;
  state: Exclude<AccountState, 'guest'>;
  roles: RoleName[];
}

/** Of the dashboard; never a person of the site at once. */
export interface Admin {
  id: string;
  sessionId: string;
  role: AdminRole;
  /** Whom a call has made an admin: no path says so, and what is kept of the call names them. */
  about?: string;
}

/** Where a handler reaches the browser: who it is, and the cookies of its sign-in. */
export interface Exchange {
  ip: string;
  userAgent: string;
  device: string | undefined;
  /** What ties a return from a sign-in provider to the browser that went there. */
  visit: string | undefined;
  /** A browser keeps it for when there is no connection: nobody has opened it. */
  isFetchedAhead: boolean;
  /** Whoever called has hung up before the answer. */
  gone: AbortSignal;
  /** Ties together the steps of one sign-in in one browser: its challenge for a passkey, its wait for a code. */
  signInKey: string | undefined;
  /** By which a visitor has a channel: of the header that clients send, or of the cookie. */
  guestKey: string | undefined;
  keepGuestKey(key: string, seconds: number): void;
  dropGuestKey(): void;
  keepSignInKey(key: string, device?: string): void;
  dropSignInKey(): void;
  signIn(token: string, device: string, idleSeconds: number): void;
  signOut(): void;
  keepVisit(secret: string, seconds: number): void;
  signInAdmin(token: string): void;
  signOutAdmin(): void;
}

/**
 * Everything below HTTP takes this first: who asks, where, when, and the only way to the database.
 * Nothing outside the database happens inside `read` and `tx`: no hashing, mail, gateway, model or file.
 */
export interface Scope<Caller extends Actor | null = Actor | null> {
  readonly tenant: Tenant;
  /** `null`: a guest, or a job. */
  readonly actor: Caller;
  /** Only in calls of the dashboard. */
  readonly admin: Admin | null;
  readonly locale: Locale;
  readonly now: Date;
  read<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** In a call that changes something, what the one `tx` returns is the answer (kept for its Idempotency-Key). */
  tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whose health data is shown or changed here, where the contract does not say it: each of them finds it in the audit. */
  concerns(people: Iterable<string>): void;
  /** Tells every process, once the transaction has committed. */
  publish(topic: Topic, id?: string): void;
  /** Says something in passing to whoever of these listens now, once the transaction has committed. */
  whisper<W extends Whisper>(userIds: readonly string[], component: W, data: WhisperData<W>): void;
  /** The job exists if and only if the transaction commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: Omit<Jobs[N], 'tenantId'>): Promise<void>;
  /** Many of one kind in one statement. */
  enqueueAll<N extends JobName>(tx: Tx, name: N, data: readonly Omit<Jobs[N], 'tenantId'>[]): Promise<void>;
}

/** Of a call that no guest may make. */
export type SignedInScope = Scope<Actor>;

/** Of a call that only admins make. */
export type AdminScope = Scope<null> & { readonly admin: Admin };

/** Whose an object is and, where it is shared, what the caller may do with it. */
export interface Owned {
  ownerId: string;
  permission?: Permission | null;
  /** When the caller stops having to do with it, where that is a matter of time. */
  until?: Date | undefined;
  /** Whose health data it holds. */
  personId?: string | undefined;
  /** Of which program they are, where that is one. */
  programId?: string | null;
  /** Which admin it is, where it is one. */
  adminId?: string;
  /** Of an emergency access: what it opens, and until when. */
  opens?: { scopes: readonly EmergencyScope[]; until: Date };
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

type Who = Pick<Scope, 'tenant' | 'actor' | 'locale'> & { admin?: Admin | null };

/** Runs inside the transaction, around the handler's function: rights, idempotency, audit. */
export interface Around {
  /** What is read leaves something in the audit. */
  readonly writesWhenReading: boolean;
  concerns(people: Iterable<string>): void;
  committed(): void;
  read<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T>;
  tx<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The caller's state or roles are no longer what the function was told: it is to be run once more, from the start. */
export class StandingChanged extends Error {}

const nothingAround: Around = {
  writesWhenReading: false,
  concerns: () => undefined,
  committed: () => undefined,
  read: (tx, fn) => fn(tx),
  tx: (tx, fn) => fn(tx),
};

/** A class, since one is made for every request and its methods need no making. */
class BoundScope implements Scope {
  readonly tenant: Tenant;
  readonly actor: Actor | null;
  readonly admin: Admin | null;
  readonly locale: Locale;
  readonly now: Date;
  readonly #parts: ScopeParts;
  readonly #around: Around;
  readonly #asker: Asker | undefined;
  #waiting: (() => void)[] | undefined;

  constructor(
    parts: ScopeParts,
    { tenant, actor, admin = null, locale }: Who,
    now: number,
    around: Around,
    asker: Asker | undefined,
  ) {
    this.tenant = tenant;
    this.actor = actor;
    this.admin = admin;
    this.locale = locale;
    this.now = new Date(now);
    this.#parts = parts;
    this.#around = around;
    this.#asker = asker;
  }

  async read<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const { database } = this.#parts;
    const begin = this.#around.writesWhenReading ? database.tx : database.read;
    const result = await untilUnchanged(() =>
      this.#inTurn(() => begin(this.tenant.id, (tx) => this.#around.read(tx, fn))),
    );
    this.#around.committed();
    return result;
  }

  concerns(people: Iterable<string>): void {
    this.#around.concerns(people);
  }

  async tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await untilUnchanged(() => {
      this.#waiting = [];
      return this.#inTurn(() => this.#parts.database.tx(this.tenant.id, (tx) => this.#around.tx(tx, fn)));
    });
    this.#around.committed();
    for (const say of this.#waiting ?? []) say();
    return result;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const asker = this.#asker;
    return asker ? this.#parts.database.share.run(this.tenant.id, asker, work) : work();
  }

  publish(topic: Topic, id?: string): void {
    this.#waiting?.push(() => this.#parts.bus.publish(topic, this.tenant.id, id));
  }

  whisper<W extends Whisper>(userIds: readonly string[], component: W, data: WhisperData<W>): void {
    this.#waiting?.push(() => whisperTo(this.#parts.bus, this.tenant.id, userIds, component, data));
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
