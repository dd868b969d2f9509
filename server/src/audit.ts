import type { Call } from '@regimen/contract/call.ts';
import { insertLooks, insertOwnLook, type Looked } from './db/audit-queries.ts';
import type { AuditReason } from './db/audit-schema.ts';
import { newId } from './db/ids.ts';
import { inOrder } from './db/in-order.ts';
import type { Tx } from './db/pool.ts';
import type { Actor, Admin, Around } from './scope.ts';

/**
 * What one call or job leaves in the audit: an entry for each person whose health data it showed or changed, written
 * in the transaction that did it. One that takes several transactions names nobody twice.
 */
export class Audit {
  readonly #looked: Looked;
  readonly #isOwn: boolean;
  readonly #named = new Set<string>();
  readonly #kept = new Set<string>();
  #written: string[] = [];
  /** The handler has said whose data it is, be it nobody's. */
  isNamed = false;

  private constructor(looked: Looked, isOwn: boolean) {
    this.#looked = looked;
    this.#isOwn = isOwn;
  }

  static ofCall(
    key: string,
    { health, access }: Call,
    { actor, admin }: { actor: Actor | null; admin?: Admin | null },
    at: Date,
    requestId: string,
  ): Audit {
    const why = admin ? 'admin' : reasonOf(access, actor);
    const role = admin ? `admin ${admin.role}` : (actor?.roles[0] ?? 'guest');
    const audit = new Audit(
      { at, actorId: actor?.userId ?? admin?.id ?? null, role, call: key, why, requestId, programId: null },
      health === 'own' && actor !== null,
    );
    if (audit.#isOwn) audit.isNamed = true;
    return audit;
  }

  /** What the program does by itself. */
  static ofJob(name: string, at: Date): Audit {
    const by = { actorId: null, role: 'program', why: 'program', requestId: '', programId: null } as const;
    return new Audit({ at, call: name, ...by }, false);
  }

  concerns(people: Iterable<string>): void {
    this.isNamed = true;
    for (const person of people) this.#named.add(person);
  }

  /** Of which program the data are. */
  isIn(programId: string): void {
    this.#looked.programId = programId;
  }

  /** Around what a transaction does. The caller's own entry leaves with its first statement. */
  async around<T>(tx: Tx, fn: () => Promise<T>): Promise<T> {
    this.#written = [];
    const { actorId } = this.#looked;
    if (!this.#isOwn || actorId === null || this.#kept.has(actorId)) return this.#after(tx, fn);
    this.#written.push(actorId);
    const own = insertOwnLook(tx, newId(this.#looked.at.getTime()), this.#looked);
    const [, result] = await inOrder(own, this.#after(tx, fn));
    return result;
  }

  async #after<T>(tx: Tx, fn: () => Promise<T>): Promise<T> {
    const result = await fn();
    const people = [...this.#named].filter((one) => !this.#kept.has(one) && !this.#written.includes(one));
    if (people.length > 0) {
      const ids = people.map(() => newId(this.#looked.at.getTime()));
      await insertLooks(tx, ids, people, this.#looked);
      this.#written.push(...people);
    }
    return result;
  }

  /** Only what is committed need not be written again. */
  committed(): void {
    for (const person of this.#written) this.#kept.add(person);
    this.#written = [];
  }
}

/** Around what a job does for a tenant. */
export function jobAround(name: string, at: number, isAboutHealth = true): Around {
  const audit = Audit.ofJob(name, new Date(at));
  const around = <T>(tx: Tx, fn: (tx: Tx) => Promise<T>) => audit.around(tx, () => fn(tx));
  return {
    writesWhenReading: true,
    concerns: (people) => {
      if (!isAboutHealth) throw new Error(`${name} says that it is about nobody's health, and names people.`);
      audit.concerns(people);
    },
    committed: () => audit.committed(),
    read: around,
    tx: around,
  };
}

/** What is open to guests is opened by an address or a secret that the person gave away, whoever comes with it. */
function reasonOf({ states, role, object }: Call['access'], actor: Actor | null): AuditReason {
  if (!actor || states.includes('guest')) return 'link';
  return role === 'expert' || object?.whose === 'team' ? 'team' : 'fellow';
}
