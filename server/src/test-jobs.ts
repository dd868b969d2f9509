import { createJobHandlers } from './job-handlers.ts';
import type { JobHandlers } from './jobs/boss.ts';
import type { World } from './test-world.ts';

/** The product's jobs by hand, one at a time, by the world's clock; their messages are among `world.mails`. */
export const jobsOf = (world: World): JobHandlers =>
  createJobHandlers({
    scope: world.scope,
    tenants: world.tenants,
    files: world.files,
    vault: world.vault,
    models: world.models,
    outbound: world.outbound,
    mailer: { send: async (mail) => void world.mails.push(mail) },
    push: { publicKey: '', send: async () => 'sent' },
    now: () => Date.now() + world.clock.skewMs,
  });
