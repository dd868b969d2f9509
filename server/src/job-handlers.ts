import { listTenantIds } from './db/tenant-queries.ts';
import { sendVerification, sweep } from './features/accounts/jobs.ts';
import { askModel } from './features/enrollments/jobs.ts';
import { sweepImages } from './features/images/jobs.ts';
import { forwardContact } from './features/site/receive-contact.ts';
import { sendProtocolInvite } from './features/teams/jobs.ts';
import { sweepUploads } from './features/uploads/jobs.ts';
import type { Tenants } from './http/tenants.ts';
import type { JobHandlers } from './jobs/boss.ts';
import type { Files } from './providers/files.ts';
import type { Mailer } from './providers/mail.ts';
import { createScope, type Scope, type ScopeParts } from './scope.ts';

export interface JobParts {
  scope: ScopeParts;
  tenants: Tenants;
  mailer: Mailer;
  files: Files;
  now: () => number;
}

/** Who does which job. Each runs inside one tenant; one whose tenant is gone has nothing to do. */
export function createJobHandlers({ scope, tenants, mailer, files, now }: JobParts): JobHandlers {
  async function inTenant(id: string, work: (scope: Scope) => Promise<void>): Promise<void> {
    const tenant = await tenants.byId(id);
    if (tenant) await work(createScope(scope, { tenant, actor: null, locale: tenant.site.locale }, now()));
  }
  return {
    'send-verification': ({ tenantId, userId }) =>
      inTenant(tenantId, (found) => sendVerification(found, userId, mailer)),
    'forward-contact': ({ tenantId, messageId }) =>
      inTenant(tenantId, (found) => forwardContact(found, messageId, mailer)),
    'send-protocol-invite': ({ tenantId, inviteId }) =>
      inTenant(tenantId, (found) => sendProtocolInvite(found, inviteId, mailer)),
    'ask-model': ({ tenantId, enrollmentId, task }) =>
      inTenant(tenantId, (found) => askModel(found, enrollmentId, task)),
    sweep: async () => {
      for (const id of await listTenantIds(scope.database))
        await inTenant(id, async (found) => {
          await sweep(found);
          await sweepImages(found, files);
          await sweepUploads(found, files);
        });
    },
  };
}
