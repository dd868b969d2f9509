import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { buildApp } from './app.ts';
import { openDatabase } from './db/pool.ts';
import { rootsIn } from './features/audit/roots.ts';
import { sealGathered, sealPauseMs } from './features/audit/seal.ts';
import { lookAfterDue } from './features/bookings/look-after-due.ts';
import { wakeDue } from './features/enrollments/wake-due.ts';
import { keepLedger, keepPauseMs } from './features/ledger/keep-ledger.ts';
import { deliverDue } from './features/notifications/deliver-due.ts';
import { httpBounds, serverOptions } from './http/bounds.ts';
import { serveDevMail } from './http/dev-mail.ts';
import { serveHealth } from './http/health.ts';
import { createPageCache } from './http/page-cache.ts';
import { servePages } from './http/pages.ts';
import { createRequestLog } from './http/request-log.ts';
import { secureCookies } from './http/secure-cookies.ts';
import { serveSitemap } from './http/sitemap.ts';
import { createTenants } from './http/tenants.ts';
import { localOnly } from './http/this-machine.ts';
import { openWeb } from './http/web.ts';
import { serveWebManifest } from './http/web-manifest.ts';
import { createJobHandlers } from './job-handlers.ts';
import { openJobs } from './jobs/boss.ts';
import { keepDoing } from './jobs/keep-doing.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createChannelKeys } from './providers/channel-keys.ts';
import { localFiles } from './providers/files.ts';
import { localOutbox, smtpMailer } from './providers/mail.ts';
import { createModels } from './providers/model.ts';
import { createOpenid } from './providers/openid.ts';
import { createOutbound } from './providers/outbound.ts';
import { vapidKeys, webPushService } from './providers/push.ts';
import { openVault, vaultKey } from './providers/vault.ts';
import { openBus, passOnTold } from './realtime/bus.ts';
import { openRedisBus } from './realtime/redis-bus.ts';
import { openRealtime } from './serve-realtime.ts';
import type { Settings } from './settings.ts';
import { beginThreads } from './threads/on-thread.ts';
import { createWaking } from './waking.ts';

/** How often the worker looks for what is due while there is nothing to do. */
const wakePauseMs = 1_000;

export interface Served {
  app: FastifyInstance;
  /** Where it listens, with the port that was really taken. */
  url: string;
  stop(): Promise<void>;
}

/** Puts the parts together for one role. The database is there and migrated by now. */
export async function serve(
  settings: Settings,
  databaseUrl: string,
  options: { embedded: boolean; limitFactor?: number },
): Promise<Served> {
  const now = Date.now;
  const { role } = settings;
  const works = role === 'all' || role === 'worker';
  const log = createLog(settings.logLevel);
  const onError = ({ name, message }: Error) => log.error({ err: { name, message } }, 'background');
  const requestLog = createRequestLog(log);
  let stopping = false;

  const database = openDatabase(databaseUrl, { onError });
  const bus = settings.redisUrl
    ? await openRedisBus(settings.redisUrl, onError)
    : await openBus(database.url, onError);
  const jobs = await openJobs(database, { works }, onError);
  passOnTold(database, bus);
  const vault = openVault(await vaultKey(settings.vaultKey, settings.dataDir));
  const channelKeys = createChannelKeys(vault);
  const realtime = openRealtime(settings, channelKeys, log);
  const { appUrl, demo, platformHost } = settings;
  const tenants = createTenants(database, bus, {
    appUrl,
    demo,
    platformHost,
    now,
    realtime: realtime.addressFor,
  });
  const scope = { database, bus, send: jobs.send, sendAll: jobs.sendAll };
  const files = localFiles(join(settings.dataDir, 'files'));
  const outbox = localOutbox(join(settings.dataDir, 'outbox'), now);
  const mailer = settings.smtpUrl ? smtpMailer(settings.smtpUrl) : outbox;
  const push = webPushService(await vapidKeys(settings.vapid, settings.dataDir), settings.appUrl);
  const openid = createOpenid({ privateIssuers: settings.privateIssuers, now });
  const models = createModels(settings.model);
  const redis = settings.redisUrl ? new Redis(settings.redisUrl, { maxRetriesPerRequest: 1 }) : undefined;
  redis?.on('error', onError);

  const web = role === 'all' || role === 'web' ? await openWeb(settings.development) : undefined;
  // A worker answers only whether it is well.
  const app = web
    ? await buildApp({
        ...settings,
        scope,
        tenants,
        files,
        push,
        vault,
        openid,
        models,
        now,
        log,
        requestLog,
        redis,
        before: web.before,
        limitFactor: options.limitFactor,
      })
    : Fastify({ requestTimeout: httpBounds.bodyMs, http: serverOptions(httpBounds) });
  const isLocal = localOnly(settings.trustProxy);
  const { metricsToken } = settings;
  const serveAround = (on: FastifyInstance) =>
    serveHealth(on, { database, requestLog, isStopping: () => stopping, isLocal, metricsToken });
  serveAround(app);
  if (web) {
    if (options.embedded && !settings.smtpUrl) serveDevMail(app, outbox, tenants, isLocal);
    serveWebManifest(app, tenants);
    serveSitemap(app, database, tenants);
    await web.serveFiles(app);
    servePages(app, {
      tenants,
      renderer: web.renderer,
      cache: createPageCache(bus, now),
      requestLog,
      development: settings.development,
      https: settings.appUrl.startsWith('https:'),
      secureCookies: secureCookies(settings),
    });
  }
  const gateway = { database, bus, keys: channelKeys, tenants, now, onError };
  await realtime.begin(gateway, app, serveAround);
  await listen(app, settings.port);
  beginThreads();

  const outbound = createOutbound();
  const outside = { mailer, push, files, vault, models, outbound };
  if (works) await jobs.work(createJobHandlers({ scope, tenants, now, ...outside }));

  const waking = createWaking(scope, tenants, now, log);
  const woken = works ? keepDoing(() => wakeDue(waking), wakePauseMs, onError) : undefined;
  const booked = works ? keepDoing(() => lookAfterDue(waking), wakePauseMs, onError) : undefined;
  const sealing = { database, roots: rootsIn(files), now };
  const sealed = works ? keepDoing(() => sealGathered(sealing), sealPauseMs, onError) : undefined;
  const keeping = { database, roots: rootsIn(files, 'ledger'), now };
  const kept = works ? keepDoing(() => keepLedger(keeping), keepPauseMs, onError) : undefined;
  const delivering = works ? keepDoing(() => deliverDue(waking), wakePauseMs, onError) : undefined;

  return {
    app,
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    /** Answers what has begun, takes nothing new, then lets go of everything. */
    async stop() {
      stopping = true;
      const steps = [
        () => realtime.drain(),
        () => realtime.close(),
        () => app.close(),
        () => woken?.stop(),
        () => delivering?.stop(),
        () => booked?.stop(),
        () => sealed?.stop(),
        () => kept?.stop(),
        () => jobs.stop(),
        () => web?.close(),
        () => bus.close(),
        () => redis?.disconnect(),
        () => database.close(),
      ];
      for (const step of steps) {
        try {
          await step();
        } catch (error) {
          // With the database away, one that cannot say goodbye does not keep the others.
          onError(error as Error);
        }
      }
    },
  };
}
