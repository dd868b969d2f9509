import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountState } from '@regimen/contract/account.ts';
import type { SiteData } from '@regimen/contract/load.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { InjectOptions } from 'fastify';
import { demoPasswordHash, type NewPerson, seedPerson, seedSession } from '../seed/people.ts';
import { seedTenant } from '../seed/tenants.ts';
import { buildApp } from './app.ts';
import { newId } from './db/ids.ts';
import { type Database, openDatabase } from './db/pool.ts';
import { wakeDue } from './features/enrollments/wake-due.ts';
import type { HttpBounds } from './http/bounds.ts';
import { createRequestLog } from './http/request-log.ts';
import { createTenants } from './http/tenants.ts';
import { createJobHandlers } from './job-handlers.ts';
import { openJobs } from './jobs/boss.ts';
import { createLog } from './log.ts';
import { localFiles } from './providers/files.ts';
import type { Mail } from './providers/mail.ts';
import type { Push, PushDevice } from './providers/push.ts';
import { openBus } from './realtime/bus.ts';
import { type AnswerTo, answerOf } from './test-answers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createWaking } from './waking.ts';

export interface TestTenant {
  id: string;
  host: string;
}
/** Somebody with a way to call the API. A guest has no id and no token. */
export interface Caller {
  tenant: TestTenant;
  state: AccountState;
  roles: RoleName[];
  id: string | undefined;
  email: string | null;
  token: string | undefined;
  device: string | undefined;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

export interface WorldOptions {
  database?: TestDatabase;
  limitFactor?: number;
  /** Runs jobs too, with messages collected in `mails`. */
  works?: boolean;
  bounds?: Partial<HttpBounds>;
  trustProxy?: boolean;
}

/** The product on a real database of its own, without a socket: two tenants, and anybody one needs. */
export async function openWorld(options: WorldOptions = {}) {
  const { limitFactor = 100_000, works = false } = options;
  const database = options.database ?? (await createTestDatabase());
  const fail = (error: Error) => console.error(error);
  const clock = { skewMs: 0 };
  const now = () => Date.now() + clock.skewMs;
  const owner = openDatabase(database.ownerUrl, { role: 'regimen_owner', size: 4, onError: () => undefined });
  const runtime: Database = openDatabase(database.url, { size: 12, onError: () => undefined });
  const bus = await openBus(runtime.url, fail);
  const jobs = await openJobs(runtime, { works }, fail);
  const tenants = createTenants(runtime, bus, { appUrl: 'http://localhost:3000', demo: false, now });
  const scope = { database: runtime, bus, send: jobs.send, sendAll: jobs.sendAll };
  const filesDir = await mkdtemp(join(tmpdir(), 'regimen-files-'));
  const files = localFiles(filesDir);
  const mails: Mail[] = [];
  const pushes: (PushDevice & { shown: Record<string, string> })[] = [];
  const gone = new Set<string>();
  const push: Push = {
    publicKey: 'B'.repeat(87),
    async send(device, { payload }) {
      if (gone.has(device.endpoint)) return 'gone';
      pushes.push({ ...device, shown: JSON.parse(payload) });
      return 'sent';
    },
  };
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  if (works) await jobs.work(createJobHandlers({ scope, tenants, mailer, push, files, now }));
  const log = createLog('silent');
  const app = await buildApp({
    scope,
    tenants,
    files,
    push,
    now,
    secureCookies: false,
    trustProxy: options.trustProxy ?? false,
    log,
    requestLog: createRequestLog(log),
    limitFactor,
    bounds: options.bounds,
  });
  await app.ready();
  const passwordHash = await demoPasswordHash();

  async function addTenant(host: string, settings: Partial<SiteData> = {}): Promise<TestTenant> {
    const id = await seedTenant(owner, {
      id: newId(Date.now()),
      name: `Site ${host}`,
      hosts: [host],
      settings,
    });
    return { id, host };
  }
  const here = await addTenant('here.test');
  const there = await addTenant('there.test', { locale: 'ar' });

  async function add(tenant: TestTenant, person: NewPerson = {}): Promise<Caller> {
    return runtime.tx(tenant.id, async (tx) => {
      const { id, email } = await seedPerson(tx, passwordHash, person);
      const session = await seedSession(tx, id);
      return {
        tenant,
        state: person.state ?? 'registered',
        roles: person.roles ?? ['user'],
        id,
        email,
        ...session,
      };
    });
  }
  const guest = (tenant: TestTenant): Caller => ({
    tenant,
    state: 'guest',
    roles: [],
    id: undefined,
    email: null,
    token: undefined,
    device: undefined,
  });

  async function call<Method extends string, Path extends string>(
    caller: Caller,
    method: Method,
    path: Path,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<AnswerTo<Method, Path>> {
    const bearer = caller.token ? { authorization: `Bearer ${caller.token}` } : {};
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: { host: caller.tenant.host, 'x-domain': caller.tenant.host, ...bearer, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return answerOf(response) as AnswerTo<Method, Path>;
  }

  /** Wakes every enrollment that is due by the world's clock, as a worker would. */
  async function wake(): Promise<number> {
    const waking = createWaking(scope, tenants, now, { error: fault });
    let woken = 0;
    for (let more = await wakeDue(waking); more > 0; more = await wakeDue(waking)) woken += more;
    return woken;
  }
  const fault = (what: unknown) => console.error(what);

  async function close(): Promise<void> {
    await app.close();
    await jobs.stop();
    await bus.close();
    await runtime.close();
    await owner.close();
    await rm(filesDir, { recursive: true, force: true });
    if (!options.database) await database.drop();
  }
  return {
    scope,
    app,
    call,
    add,
    addTenant,
    guest,
    here,
    there,
    owner,
    runtime,
    bus,
    tenants,
    files,
    filesDir,
    mails,
    /** What browsers would have shown, and endpoints whose browser has left. */
    pushes,
    gone,
    clock,
    wake,
    close,
  };
}
