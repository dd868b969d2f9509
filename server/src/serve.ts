import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { buildApp } from './app.ts';
import { openDatabase } from './db/pool.ts';
import { wakeDue } from './features/enrollments/wake-due.ts';
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
import { createLog } from './log.ts';
import { localFiles } from './providers/files.ts';
import { localOutbox, smtpMailer } from './providers/mail.ts';
import { vapidKeys, webPushService } from './providers/push.ts';
import { openBus } from './realtime/bus.ts';
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
  const bus = await openBus(database.url, onError);
  const jobs = await openJobs(database, { works }, onError);
  const tenants = createTenants(database, bus, { appUrl: settings.appUrl, demo: settings.demo, now });
  const scope = { database, bus, send: jobs.send, sendAll: jobs.sendAll };
  const files = localFiles(join(settings.dataDir, 'files'));
  const outbox = localOutbox(join(settings.dataDir, 'outbox'), now);
  const mailer = settings.smtpUrl ? smtpMailer(settings.smtpUrl) : outbox;
  const push = webPushService(await vapidKeys(settings.vapid, settings.dataDir), settings.appUrl);
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
  serveHealth(app, { database, requestLog, isStopping: () => stopping, isLocal, metricsToken });
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
  await listen(app, settings.port);
  beginThreads();

  if (works) await jobs.work(createJobHandlers({ scope, tenants, mailer, push, files, now }));

  const waking = createWaking(scope, tenants, now, log);
  const woken = works ? keepDoing(() => wakeDue(waking), wakePauseMs, onError) : undefined;
  const delivering = works ? keepDoing(() => deliverDue(waking), wakePauseMs, onError) : undefined;

  return {
    app,
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    /** Answers what has begun, takes nothing new, then lets go of everything. */
    async stop() {
      stopping = true;
      const steps = [
        () => app.close(),
        () => woken?.stop(),
        () => delivering?.stop(),
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

/** On every address, by IPv6 and IPv4; on a machine without IPv6 by IPv4 alone. */
async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '::' });
  } catch (error) {
    if (!['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}
