import { listTenantIds } from './db/tenant-queries.ts';
import { sendVerification, sweep } from './features/accounts/jobs.ts';
import { renewPopularity } from './features/catalog/jobs.ts';
import { renewHtml } from './features/discussions/renew-html.ts';
import { askModel } from './features/enrollments/jobs.ts';
import { sweepImages } from './features/images/jobs.ts';
import { movePeople } from './features/moves/jobs.ts';
import { sweepUnsubscribes } from './features/notifications/end-mails.ts';
import { mailNews, mailPrompts } from './features/notifications/send-mails.ts';
import { pushNews, pushPrompts } from './features/notifications/send-pushes.ts';
import { findToSummarise, mailSummary } from './features/notifications/weekly-summary.ts';
import { renewProgramHtml } from './features/programs/render-texts.ts';
import { runSimulationTest } from './features/simulation-tests/jobs.ts';
import { forwardContact } from './features/site/receive-contact.ts';
import { sendProtocolInvite } from './features/teams/jobs.ts';
import { sweepUploads } from './features/uploads/jobs.ts';
import { liveWhatIf, sweepWhatIfs } from './features/what-if/jobs.ts';
import type { Tenants } from './http/tenants.ts';
import type { JobHandlers } from './jobs/boss.ts';
import type { Files } from './providers/files.ts';
import type { Mailer } from './providers/mail.ts';
import type { Push } from './providers/push.ts';
import { createScope, type Scope, type ScopeParts } from './scope.ts';

export interface JobParts {
  scope: ScopeParts;
  tenants: Tenants;
  mailer: Mailer;
  push: Push;
  files: Files;
  now: () => number;
}

/** Who does which job. Each runs inside one tenant; one whose tenant is gone has nothing to do. */
export function createJobHandlers({ scope, tenants, mailer, push, files, now }: JobParts): JobHandlers {
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
    'mail-prompts': ({ tenantId, userId, sentAt }) =>
      inTenant(tenantId, (found) => mailPrompts(found, userId, new Date(sentAt), mailer)),
    'push-prompts': ({ tenantId, userId, sentAt }) =>
      inTenant(tenantId, (found) => pushPrompts(found, userId, new Date(sentAt), push)),
    'mail-news': ({ tenantId, userId, ids }) =>
      inTenant(tenantId, (found) => mailNews(found, userId, ids, mailer)),
    'push-news': ({ tenantId, userId, ids }) =>
      inTenant(tenantId, (found) => pushNews(found, userId, ids, push)),
    'weekly-summaries': async () => {
      for (const id of await listTenantIds(scope.database)) await inTenant(id, findToSummarise);
    },
    'mail-summary': ({ tenantId, userId }) =>
      inTenant(tenantId, (found) => mailSummary(found, userId, mailer)),
    'run-simulation-test': ({ tenantId, testId }) =>
      inTenant(tenantId, (found) => runSimulationTest(found, testId)),
    'move-people': ({ tenantId, movingId }) => movePeople(movingId, (work) => inTenant(tenantId, work)),
    'live-what-if': ({ tenantId, whatIfId }) => inTenant(tenantId, (found) => liveWhatIf(found, whatIfId)),
    sweep: async () => {
      for (const id of await listTenantIds(scope.database))
        await inTenant(id, async (found) => {
          await sweep(found);
          await renewPopularity(found);
          await sweepUnsubscribes(found);
          await sweepImages(found, files);
          await sweepUploads(found, files);
          await sweepWhatIfs(found);
          await renewHtml(found);
          await renewProgramHtml(found);
        });
    },
  };
}
