import { tooMany, unavailable } from '../errors.ts';

/** Who wants a connection: an account, or the network of somebody who has none. */
export interface Asker {
  caller: string;
  /** They have hung up. */
  readonly gone: AbortSignal;
}

export interface ShareBounds {
  /** Connections at once: of all, of one tenant, of one caller. */
  inAll: number;
  ofTenant: number;
  ofCaller: number;
  /** Waiting at once, of one caller (429) and of all (503), and how long. */
  waitingOfCaller: number;
  waitingInAll: number;
  longestWaitMs: number;
}

interface Waiting {
  caller: string;
  begin: () => void;
}

/** What one tenant's callers have and wait for. */
class TenantShare {
  running = 0;
  readonly ofCaller = new Map<string, number>();
  waiting: Waiting[] = [];
}

/**
 * Who may have a connection to the database. Nobody has all of them: a tenant leaves some to others, a caller to others
 * of the tenant. Where some wait, tenants take turns, and in each whoever has least goes first.
 */
export class Share {
  readonly #bounds: ShareBounds;
  readonly #tenants = new Map<string, TenantShare>();
  #running = 0;
  #waiting = 0;

  constructor(bounds: ShareBounds) {
    this.#bounds = bounds;
  }

  run<T>(tenantId: string, asker: Asker, work: () => Promise<T>): Promise<T> {
    const tenant = this.#tenantOf(tenantId);
    // Those who wait could not begin now: what is free is not for them.
    if (!this.#mayBegin(tenant, asker.caller)) return this.#waitAndRun(tenantId, tenant, asker, work);
    this.#begin(tenant, asker.caller);
    return work().finally(() => this.#end(tenantId, tenant, asker.caller));
  }

  async #waitAndRun<T>(
    tenantId: string,
    tenant: TenantShare,
    asker: Asker,
    work: () => Promise<T>,
  ): Promise<T> {
    await this.#wait(tenant, asker);
    return work().finally(() => this.#end(tenantId, tenant, asker.caller));
  }

  async #wait(tenant: TenantShare, { caller, gone }: Asker): Promise<void> {
    const { waitingOfCaller, waitingInAll, longestWaitMs } = this.#bounds;
    if (tenant.waiting.filter((one) => one.caller === caller).length >= waitingOfCaller) throw tooMany(1);
    if (this.#waiting >= waitingInAll || gone.aborted) throw unavailable();
    const turn = Promise.withResolvers<void>();
    const waiting: Waiting = { caller, begin: turn.resolve };
    const leave = () => {
      if (!tenant.waiting.includes(waiting)) return;
      tenant.waiting = tenant.waiting.filter((one) => one !== waiting);
      this.#waiting--;
      turn.reject(unavailable());
    };
    const tooLong = setTimeout(leave, longestWaitMs).unref();
    gone.addEventListener('abort', leave);
    tenant.waiting.push(waiting);
    this.#waiting++;
    try {
      await turn.promise;
    } finally {
      clearTimeout(tooLong);
      gone.removeEventListener('abort', leave);
    }
  }

  #end(tenantId: string, tenant: TenantShare, caller: string): void {
    this.#running--;
    tenant.running--;
    const left = (tenant.ofCaller.get(caller) ?? 1) - 1;
    if (left > 0) tenant.ofCaller.set(caller, left);
    else tenant.ofCaller.delete(caller);
    if (this.#waiting > 0) this.#goOn();
    if (tenant.running === 0 && tenant.waiting.length === 0) this.#tenants.delete(tenantId);
  }

  #goOn(): void {
    for (const [id, tenant] of [...this.#tenants]) {
      const next = this.#nextOf(tenant);
      if (!next) continue;
      tenant.waiting = tenant.waiting.filter((one) => one !== next);
      this.#waiting--;
      this.#begin(tenant, next.caller);
      // The last in turn from now on.
      this.#tenants.delete(id);
      this.#tenants.set(id, tenant);
      next.begin();
    }
  }

  #nextOf(tenant: TenantShare): Waiting | undefined {
    let next: Waiting | undefined;
    const has = ({ caller }: Waiting) => tenant.ofCaller.get(caller) ?? 0;
    for (const one of tenant.waiting)
      if (this.#mayBegin(tenant, one.caller) && (!next || has(one) < has(next))) next = one;
    return next;
  }

  #mayBegin(tenant: TenantShare, caller: string): boolean {
    const { inAll, ofTenant, ofCaller } = this.#bounds;
    if (this.#running >= inAll || tenant.running >= ofTenant) return false;
    return (tenant.ofCaller.get(caller) ?? 0) < ofCaller;
  }

  #begin(tenant: TenantShare, caller: string): void {
    this.#running++;
    tenant.running++;
    tenant.ofCaller.set(caller, (tenant.ofCaller.get(caller) ?? 0) + 1);
  }

  #tenantOf(id: string): TenantShare {
    const known = this.#tenants.get(id);
    if (known) return known;
    const tenant = new TenantShare();
    this.#tenants.set(id, tenant);
    return tenant;
  }
}
