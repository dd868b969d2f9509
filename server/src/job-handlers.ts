import { listTenantIds } from './db/tenant-queries.ts';
import { sendVerification, sweep } from './features/accounts/jobs.ts';
import { forwardContact } from './features/site/receive-contact.ts';
import type { Tenants } from './http/tenants.ts';
import type { JobHandlers } from './jobs/boss.ts';
import type { Mailer } from './providers/mail.ts';
import { createScope, type Scope, type ScopeParts } from './scope.ts';

export interface JobParts {
  scope: ScopeParts;
  tenants: Tenants;
  mailer: Mailer;
  now: () => number;
}

/** Who does which job. Each runs inside one tenant; one whose tenant is gone has nothing to do. */
export function createJobHandlers({ scope, tenants, mailer, now }: JobParts): JobHandlers {
  async function inTenant(id: string, work: (scope: Scope) => Promise<void>): Promise<void> {
    const tenant = await tenants.byId(id);
    if (tenant) await work(createScope(scope, { tenant, actor: null, locale: tenant.site.locale }, now()));
  }
  return {
    'send-verification': ({ tenantId, userId }) =>
      inTenant(tenantId, (found) => sendVerification(found, userId, mailer)),
    'forward-contact': ({ tenantId, messageId }) =>
      inTenant(tenantId, (found) => forwardContact(found, messageId, mailer)),
    sweep: async () => {
      for (const id of await listTenantIds(scope.database)) await inTenant(id, sweep);
    },
  };
}
