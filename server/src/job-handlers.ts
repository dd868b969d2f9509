import { jobAround } from './audit.ts';
import { listTenantIds } from './db/tenant-queries.ts';
import { hourlyJobs, type JobTools, manifestOf, type Outside } from './feature.ts';
import { areas, features } from './features/all.ts';
import type { Tenants } from './http/tenants.ts';
import type { JobHandlers } from './jobs/boss.ts';
import { type JobName, queues } from './jobs/queues.ts';
import { createScope, type Scope, type ScopeParts } from './scope.ts';

export interface JobParts extends Outside {
  scope: ScopeParts;
  tenants: Tenants;
  now: () => number;
}

type AnyJob = (scope: Scope, data: object, tools: JobTools) => Promise<void>;

/** Who does which job. Each runs inside one tenant; one whose tenant is gone has nothing to do. */
export function createJobHandlers({ scope, tenants, now, ...outside }: JobParts): JobHandlers {
  async function inTenant(id: string, job: JobName, work: (scope: Scope) => Promise<void>): Promise<void> {
    const tenant = await tenants.byId(id);
    if (!tenant) return;
    const [who, at] = [{ tenant, actor: null, locale: tenant.site.locale }, now()];
    await work(createScope(scope, who, at, jobAround(job, at, queues[job].health)));
  }
  const manifest = manifestOf(areas);
  const handlers: { [N in JobName]?: (data: never) => Promise<void> } = {};
  for (const [name, work] of features.flatMap(({ jobs = {} }) => Object.entries(jobs))) {
    if (name in handlers) throw new Error(`Two features do the job ${name}.`);
    handlers[name as JobName] = ({ tenantId, ...data }: { tenantId: string }) => {
      const tools: JobTools = {
        ...outside,
        manifest,
        inTenant: (again) => inTenant(tenantId, name as JobName, again),
      };
      return inTenant(tenantId, name as JobName, (found) => (work as AnyJob)(found, data, tools));
    };
  }
  for (const name of hourlyJobs)
    handlers[name] = async () => {
      for (const id of await listTenantIds(scope.database))
        await inTenant(id, name, async (found) => {
          for (const { hourly } of features) await hourly?.[name]?.(found, outside, manifest);
        });
    };
  for (const name of Object.keys(queues))
    if (!(name in handlers)) throw new Error(`No feature does the job ${name}.`);
  return handlers as JobHandlers;
}
