import { type Call, changes } from '@regimen/contract/call.ts';
import { allows } from '@regimen/contract/permissions.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import type { KeyedRequest } from '../db/idempotency-queries.ts';
import { inOrder } from '../db/in-order.ts';
import type { Tx } from '../db/pool.ts';
import { findFactsNow } from '../db/session-queries.ts';
import { forbidden, notFound, unauthenticated } from '../errors.ts';
import { type Actor, type Around, type OwnerLookups, StandingChanged } from '../scope.ts';
import type { RawInput } from './check-input.ts';
import { onceOnly } from './idempotency.ts';
import type { Who } from './identify-caller.ts';
import { standingOf } from './sessions.ts';

/** Whether the contract lets somebody like this call at all. */
export function requireAccess({ access }: Call, actor: Actor | null): void {
  if (!access.states.includes(actor?.state ?? 'guest')) throw actor ? forbidden() : unauthenticated();
  if (access.role === 'expert' && !isExpert(actor?.roles ?? [])) throw forbidden();
}

/**
 * What stands around a handler's transaction: who asks, whose object it is, whether this was done already.
 *
 * A body may arrive long after its head, and much can end meanwhile: a session, a role, a seat in a team, an
 * ownership. So whatever a call that changes something is told at the door is asked again here, of the database, in the
 * very transaction that writes.
 */
export class CallGuard implements Around {
  /** The caller was judged and the object found, or there is neither. */
  checked: boolean;
  readonly #owners: OwnerLookups;
  readonly #call: Call;
  readonly #changes: boolean;
  readonly #who: Who;
  readonly #input: RawInput;
  readonly #once: KeyedRequest | undefined;
  readonly #now: number;

  constructor(
    owners: OwnerLookups,
    key: string,
    call: Call,
    who: Who,
    input: RawInput,
    once: KeyedRequest | undefined,
    now: number,
  ) {
    this.#owners = owners;
    this.#call = call;
    this.#changes = changes(key);
    this.#who = who;
    this.#input = input;
    this.#once = once;
    this.#now = now;
    this.checked = call.access.object === undefined && !(this.#changes && who.actor);
  }

  async read<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.#changes) return this.#after(this.#judgeCaller(tx), tx, fn);
    if (!this.checked) await this.#checkObject(tx);
    this.checked = true;
    return fn(tx);
  }

  async tx<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T> {
    const once = this.#once;
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
    const [, result] = await inOrder(judging, (async () => fn(tx))());
    return result;
  }

  /** Against what the database says now. */
  async #judgeCaller(tx: Tx): Promise<void> {
    const { actor } = this.#who;
    if (!actor) return;
    const facts = await findFactsNow(tx, actor, new Date(this.#now));
    if (!facts) throw unauthenticated();
    const standing = standingOf(facts);
    const same = standing.state === actor.state && standing.roles.join() === actor.roles.join();
    Object.assign(actor, standing);
    requireAccess(this.#call, actor);
    if (!same) throw new StandingChanged();
  }

  /** Somebody else's does not exist; what is shared may be too little for this. */
  async #checkObject(tx: Tx): Promise<void> {
    const { object } = this.#call.access;
    if (!object) return;
    const { actor } = this.#who;
    const params = this.#input.params as Record<string, string>;
    const owned = await this.#owners[object.kind](tx, params, actor?.userId);
    if (!owned) throw notFound();
    const standing = owned.ownerId === actor?.userId ? 'owner' : owned.permission;
    if (object.whose === 'own' && standing !== 'owner') throw notFound();
    if (object.whose === 'team') {
      if (!standing) throw notFound();
      if (!allows(standing, object.needs)) throw forbidden();
    }
  }
}
