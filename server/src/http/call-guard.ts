import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import { type Call, changes, stepUpMinutes } from '@regimen/contract/call.ts';
import type { EmergencyScope } from '@regimen/contract/emergency-scopes.ts';
import { allows } from '@regimen/contract/permissions.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { Audit } from '../audit.ts';
import { findAdminNow, insertAdminAction } from '../db/admin-queries.ts';
import type { KeyedRequest } from '../db/idempotency-queries.ts';
import { newId } from '../db/ids.ts';
import { inOrder } from '../db/in-order.ts';
import type { Tx } from '../db/pool.ts';
import { findFactsNow } from '../db/session-queries.ts';
import { forbidden, notFound, stepUpNeeded, unauthenticated } from '../errors.ts';
import { type Admin, type Around, type Owned, type OwnerLookups, StandingChanged } from '../scope.ts';
import type { RawInput } from './check-input.ts';
import { onceOnly } from './idempotency.ts';
import type { Who } from './identify-caller.ts';
import { standingOf } from './sessions.ts';

/** Whether the contract lets somebody like this call at all. */
export function requireAccess({ access }: Call, { actor, admin, tenant }: Who): void {
  if (access.admin) {
    if (!admin) throw unauthenticated();
    if (!access.admin.includes(admin.role)) throw forbidden();
    if (access.platform && !tenant.isPlatform) throw forbidden();
    return;
  }
  if (!access.states.includes(actor?.state ?? 'guest')) throw actor ? forbidden() : unauthenticated();
  // Somebody temporary has no role yet: where they may call at all, they draft what they will publish as an expert.
  if (access.role === 'expert' && actor?.state !== 'temporary' && !isExpert(actor?.roles ?? []))
    throw forbidden();
}

/**
 * What stands around a handler's transaction: who asks, whose object it is, whether this was done already.
 *
 * What is known at the door may be over: a body can arrive long after its head, and another process may have ended the
 * session a moment ago, or a role, a seat in a team, an ownership. So it is asked again here, of the database, in the
 * very transaction that reads or writes. It leaves with the handler's first statement and costs no way of its own.
 */
export class CallGuard implements Around {
  /** The caller was judged and the object found, or there is neither. */
  checked: boolean;
  readonly #owners: OwnerLookups;
  readonly #call: Call;
  readonly #who: Who;
  readonly #input: RawInput;
  readonly #once: KeyedRequest | undefined;
  readonly #now: number;
  /** `undefined`: the call is about nobody's health. */
  readonly #audit: Audit | undefined;
  /** What an admin does leaves an entry too, whatever it is about. */
  readonly #action: string | undefined;
  /** About whom it is, where it is about somebody. */
  #personId: string | null = null;
  #aboutAdmin: string | undefined;
  #isWriting = false;

  constructor(
    owners: OwnerLookups,
    key: string,
    call: Call,
    who: Who,
    input: RawInput,
    once: KeyedRequest | undefined,
    now: number,
    requestId: string,
  ) {
    this.#owners = owners;
    this.#call = call;
    this.#who = who;
    this.#input = input;
    this.#once = once;
    this.#now = now;
    if (call.health) this.#audit = Audit.ofCall(key, call, who, new Date(now), requestId);
    // A try at proving who one is changes nothing of the site's.
    this.#action = call.access.admin && changes(key) && call.limit !== 'signIn' ? key : undefined;
    // What everybody may read needs no transaction.
    const isForAll = !changes(key) && call.access.states.includes('guest');
    this.checked = call.access.object === undefined && (isForAll || !(who.actor || who.admin));
  }

  get writesWhenReading(): boolean {
    return this.#audit !== undefined;
  }

  /** Whose health data it was is known, where it was about any. */
  get isAudited(): boolean {
    return this.#audit?.isNamed ?? true;
  }

  concerns(people: Iterable<string>): void {
    this.#audit?.concerns(people);
  }

  committed(): void {
    this.#isWriting = false;
    this.#audit?.committed();
  }

  async read<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#after(this.#judgeCaller(tx), tx, fn);
  }

  #audited<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#audit ? this.#audit.around(tx, async () => this.#noted(tx, fn)) : this.#noted(tx, fn);
  }

  async #noted<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await fn(tx);
    const { admin } = this.#who;
    if (admin && this.#action && this.#isWriting) {
      const { reason, role } = (this.#input.body ?? {}) as { reason?: string; role?: AdminRole };
      const aboutAdmin = this.#aboutAdmin ?? admin.about;
      await insertAdminAction(tx, {
        id: newId(this.#now),
        at: new Date(this.#now),
        adminId: admin.id,
        action: this.#action,
        personId: this.#personId,
        reason: reason ?? null,
        ...(aboutAdmin !== undefined && { aboutAdmin, roleGiven: role ?? null }),
      });
    }
    return result;
  }

  async tx<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T> {
    const once = this.#once;
    this.#isWriting = true;
    if (!once) return this.read(tx, fn);
    // Before the key: whoever may no longer call gets no kept answer either.
    const judging = this.#judgeCaller(tx);
    const [, result] = await inOrder(
      judging,
      onceOnly(tx, once, (inner) => this.#after(judging, inner, fn)),
    );
    return result;
  }

  /**
   * Where no object has to be there first, the handler's own statements leave with the one that judges, which the
   * database answers before them. Nothing of theirs is committed unless the caller is still who the handler was told.
   */
  async #after<T>(judging: Promise<void>, tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.#call.access.object) await inOrder(judging, this.#checkObject(tx));
    this.checked = true;
    const [, result] = await inOrder(judging, (async () => this.#audited(tx, fn))());
    return result;
  }

  /** Against what the database says now. */
  async #judgeCaller(tx: Tx): Promise<void> {
    const { actor, admin } = this.#who;
    if (admin) return this.#judgeAdmin(tx, admin);
    if (!actor) return;
    const facts = await findFactsNow(tx, actor, new Date(this.#now));
    if (!facts) throw unauthenticated();
    const standing = standingOf(facts);
    const same = standing.state === actor.state && standing.roles.join() === actor.roles.join();
    Object.assign(actor, standing);
    requireAccess(this.#call, this.#who);
    if (this.#call.stepUp) this.#requireProof(facts.provedAt);
    if (!same) throw new StandingChanged();
  }

  async #judgeAdmin(tx: Tx, admin: Admin): Promise<void> {
    const found = await findAdminNow(tx, admin.sessionId, new Date(this.#now));
    if (!found) throw unauthenticated();
    const same = found.role === admin.role;
    admin.role = found.role;
    requireAccess(this.#call, this.#who);
    if (this.#call.stepUp) this.#requireProof(found.provedAt);
    if (!same) throw new StandingChanged();
  }

  #isOpen({ opens }: Owned, scope: EmergencyScope): boolean {
    return opens !== undefined && opens.until.getTime() > this.#now && opens.scopes.includes(scope);
  }

  #requireProof(provedAt: Date | null): void {
    const since = this.#now - stepUpMinutes * 60_000;
    // Asked so that a time that is none, as of sessions from before this was kept, is no proof.
    if (!(provedAt && provedAt.getTime() >= since)) throw stepUpNeeded();
  }

  /** Somebody else's does not exist; what is shared may be too little for this. */
  async #checkObject(tx: Tx): Promise<void> {
    const { object } = this.#call.access;
    if (!object) return;
    const { actor, admin } = this.#who;
    const caller = actor?.userId ?? admin?.id;
    const params = this.#input.params as Record<string, string>;
    const owned = await this.#owners[object.kind](tx, params, caller);
    if (!owned || (owned.until && owned.until.getTime() <= this.#now)) throw notFound();
    if (owned.personId !== undefined) this.#audit?.concerns([owned.personId]);
    if (owned.programId) this.#audit?.isIn(owned.programId);
    this.#personId = owned.personId ?? null;
    this.#aboutAdmin = owned.adminId;
    const standing = owned.ownerId === caller ? 'owner' : owned.permission;
    if (object.whose === 'own' && standing !== 'owner') throw notFound();
    if (object.whose === 'team') {
      if (!standing) throw notFound();
      if (!allows(standing, object.needs)) throw forbidden();
    }
    const { emergency } = this.#call.access;
    if (emergency && !this.#isOpen(owned, emergency)) throw forbidden();
  }
}
