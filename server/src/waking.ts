import type { Logger } from 'pino';
import { jobAround } from './audit.ts';
import type { Waking } from './features/enrollments/wake-due.ts';
import type { Tenants } from './http/tenants.ts';
import { createScope, type ScopeParts } from './scope.ts';

/** What waking enrollments needs of the house. A fault is logged by its name only: what is in it may be about health. */
export function createWaking(
  scope: ScopeParts,
  tenants: Tenants,
  now: () => number,
  log: Pick<Logger, 'error'>,
): Waking {
  return {
    database: scope.database,
    now,
    async scopeOf(tenantId) {
      const tenant = await tenants.byId(tenantId);
      if (!tenant) return null;
      const [who, at] = [{ tenant, actor: null, locale: tenant.site.locale }, now()];
      return createScope(scope, who, at, jobAround('wake', at));
    },
    onFault: (what, error) => log.error({ what, err: { name: (error as Error).name } }, 'not woken'),
  };
}
