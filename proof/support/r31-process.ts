import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { buildApp } from '../../server/src/app.ts';
import { openDatabase } from '../../server/src/db/pool.ts';
import { wakeDue } from '../../server/src/features/enrollments/wake-due.ts';
import { deliverDue } from '../../server/src/features/notifications/deliver-due.ts';
import { serveHealth } from '../../server/src/http/health.ts';
import { createRequestLog } from '../../server/src/http/request-log.ts';
import { createTenants } from '../../server/src/http/tenants.ts';
import { createJobHandlers } from '../../server/src/job-handlers.ts';
import { openJobs } from '../../server/src/jobs/boss.ts';
import { keepDoing } from '../../server/src/jobs/keep-doing.ts';
import { createLog } from '../../server/src/log.ts';
import { localFiles } from '../../server/src/providers/files.ts';
import { createModels } from '../../server/src/providers/model.ts';
import { createOpenid } from '../../server/src/providers/openid.ts';
import { openVault } from '../../server/src/providers/vault.ts';
import { openBus, passOnTold } from '../../server/src/realtime/bus.ts';
import { exampleProvider } from '../../server/src/test-openid.ts';
import { beginThreads } from '../../server/src/threads/on-thread.ts';
import { createWaking } from '../../server/src/waking.ts';

// The product as one process, web and worker, that says how long its main thread worked without a pause.

const { R31_DATABASE = '', R31_FILES = tmpdir() } = process.env;
const now = Date.now;
const quiet = () => undefined;
const log = createLog('silent');
const requestLog = createRequestLog(log);
const database = openDatabase(R31_DATABASE, { size: 12, onError: quiet });
/** As in the world of tests. */
const platformHost = 'here.test';
const bus = await openBus(database.url, quiet);
passOnTold(database, bus);
const jobs = await openJobs(database, { works: true }, quiet);
const tenants = createTenants(database, bus, {
  appUrl: 'http://localhost:3000',
  demo: false,
  platformHost,
  now,
});
const scope = { database, bus, send: jobs.send, sendAll: jobs.sendAll };
const files = localFiles(R31_FILES);
const push = { publicKey: 'B'.repeat(87), send: async () => 'sent' as const };
const vault = openVault(Buffer.alloc(32));
const models = createModels(undefined);
const mailer = { send: async () => undefined };
const outbound = exampleProvider;
const app = await buildApp({
  scope,
  tenants,
  now,
  log,
  requestLog,
  files,
  push,
  vault,
  models,
  openid: createOpenid({ now, outbound: exampleProvider }),
  secureCookies: false,
  trustProxy: false,
  platformHost,
  limitFactor: 100_000,
});
serveHealth(app, {
  database,
  requestLog,
  metricsToken: undefined,
  isStopping: () => false,
  isLocal: () => true,
});
await app.listen({ port: 0, host: '127.0.0.1' });
await jobs.work(createJobHandlers({ scope, tenants, now, mailer, push, files, vault, models, outbound }));
const waking = createWaking(scope, tenants, now, log);
keepDoing(() => wakeDue(waking), 200, quiet);
keepDoing(() => deliverDue(waking), 200, quiet);
beginThreads();

/** Of its own work: how busy the machine is otherwise is not the product's doing. */
const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let before = worked();
let longest = 0;
setInterval(() => {
  const after = worked();
  longest = Math.max(longest, after - before);
  before = after;
}, 2);

// Asked how long it was at the most since it was asked last.
process.on('message', () => {
  process.send?.({ longest }, () => undefined);
  longest = 0;
});
process.once('disconnect', () => process.exit());
const { port } = app.server.address() as AddressInfo;
process.send?.({ url: `http://127.0.0.1:${port}` });
