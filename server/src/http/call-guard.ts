import type { Call } from '@regimen/contract/call.ts';
import { allows } from '@regimen/contract/permissions.ts';
import type { FastifyRequest } from 'fastify';
import type { KeyedRequest } from '../db/idempotency-queries.ts';
import type { Tx } from '../db/pool.ts';
import { forbidden, notFound } from '../errors.ts';
import type { Around, OwnerLookups } from '../scope.ts';
import type { RawInput } from './check-input.ts';
import { onceOnly } from './idempotency.ts';

/** What stands around a handler's transaction: whose object it is, and whether this was done already. */
export class CallGuard implements Around {
  /** The object was found and may be used, or the call is about none. */
  checked: boolean;
  readonly #owners: OwnerLookups;
  readonly #call: Call;
  readonly #request: FastifyRequest;
  readonly #input: RawInput;
  readonly #once: KeyedRequest | undefined;

  constructor(
    owners: OwnerLookups,
    call: Call,
    request: FastifyRequest,
    input: RawInput,
    once: KeyedRequest | undefined,
  ) {
    this.checked = call.access.object === undefined;
    this.#owners = owners;
    this.#call = call;
    this.#request = request;
    this.#input = input;
    this.#once = once;
  }

  async read<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T> {
    if (!this.checked) await this.#checkObject(tx);
    return fn(tx);
  }

  tx<T>(tx: Tx, fn: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#once ? onceOnly(tx, this.#once, (inner) => this.read(inner, fn)) : this.read(tx, fn);
  }

  /** Somebody else's does not exist; what is shared may be too little for this. */
  async #checkObject(tx: Tx): Promise<void> {
    const { object } = this.#call.access;
    if (!object) return;
    const { tenant, actor } = this.#request.who;
    const params = this.#input.params as Record<string, string>;
    const owned = await this.#owners[object.kind](tx, tenant.id, params, actor?.userId);
    if (!owned) throw notFound();
    const standing = owned.ownerId === actor?.userId ? 'owner' : owned.permission;
    if (object.whose === 'own' && standing !== 'owner') throw notFound();
    if (object.whose === 'team') {
      if (!standing) throw notFound();
      if (!allows(standing, object.needs)) throw forbidden();
    }
    this.checked = true;
  }
}
