import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/src/app.ts';
import { openDatabase } from '../../server/src/db/pool.ts';
import { wakeDue } from '../../server/src/features/enrollments/wake-due.ts';
import { createRequestLog } from '../../server/src/http/request-log.ts';
import { createTenants } from '../../server/src/http/tenants.ts';
import { createJobHandlers } from '../../server/src/job-handlers.ts';
import { openJobs } from '../../server/src/jobs/boss.ts';
import { keepDoing } from '../../server/src/jobs/keep-doing.ts';
import { createLog } from '../../server/src/log.ts';
import { createChannelKeys } from '../../server/src/providers/channel-keys.ts';
import { localFiles } from '../../server/src/providers/files.ts';
import { createModels } from '../../server/src/providers/model.ts';
import { createOpenid } from '../../server/src/providers/openid.ts';
import { openVault } from '../../server/src/providers/vault.ts';
import { openBus, passOnTold } from '../../server/src/realtime/bus.ts';
import { createGateway } from '../../server/src/realtime/gateway.ts';
import { openRedisBus } from '../../server/src/realtime/redis-bus.ts';
import { exampleProvider } from '../../server/src/test-openid.ts';
import { createWaking } from '../../server/src/waking.ts';

// One process of the product, to be killed: the API with the gateway, or a worker. Its clock runs fast, so that minutes pass in
// moments; all of them read the same one.

// It outlives its database, but not whoever started it.
process.on('disconnect', () => process.exit());

const { R7_DATABASE = '', R7_BASE = '0', R7_SPEED = '1', R7_ROLE, R7_JOBS, R7_REDIS } = process.env;
const now = () => Math.round(Number(R7_BASE) + (Date.now() - Number(R7_BASE)) * Number(R7_SPEED));
const quiet = () => undefined;

const database = openDatabase(R7_DATABASE, { size: 8, onError: quiet });
const bus = R7_REDIS ? await openRedisBus(R7_REDIS, quiet) : await openBus(database.url, quiet);
passOnTold(database, bus);
// Told to whoever started this, who watches whether notices still come.
bus.on('content', ({ id }) => process.send?.({ heard: id }));
const works = R7_JOBS === '1' && R7_ROLE === 'worker';
const jobs = await openJobs(database, { works }, quiet);
const tenants = createTenants(database, bus, { appUrl: 'http://localhost:3000', demo: false, now });
const scope = { database, bus, send: jobs.send, sendAll: jobs.sendAll };
const log = createLog('silent');
const push = { publicKey: '', send: async () => 'sent' as const };
const files = localFiles('unused');
const vault = openVault(Buffer.alloc(32));
const models = createModels(undefined);
const mailer = { send: async () => undefined };
const outbound = exampleProvider;
if (works)
  await jobs.work(createJobHandlers({ scope, tenants, now, mailer, push, files, vault, models, outbound }));

if (R7_ROLE === 'worker') {
  const waking = createWaking(scope, tenants, now, log);
  keepDoing(() => wakeDue(waking), 20, quiet);
  process.send?.({ url: '' });
} else {
  const app = await buildApp({
    scope,
    tenants,
    now,
    log,
    push,
    vault,
    models,
    openid: createOpenid({ now, outbound: exampleProvider }),
    files,
    requestLog: createRequestLog(log),
    secureCookies: false,
    trustProxy: false,
    limitFactor: 100_000,
  });
  const gateway = { database, bus, keys: createChannelKeys(vault), tenants, now, onError: quiet };
  createGateway(gateway).serve(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
}
