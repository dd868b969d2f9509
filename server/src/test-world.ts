import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountState } from '@regimen/contract/account.ts';
import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import type { SiteData } from '@regimen/contract/load.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { seedAdmin, seedAdminSession } from '../seed/admins.ts';
import { demoPasswordHash, type NewPerson, seedPerson, seedSession } from '../seed/people.ts';
import { seedTenant } from '../seed/tenants.ts';
import { buildApp } from './app.ts';
import { newId } from './db/ids.ts';
import { type Database, openDatabase } from './db/pool.ts';
import { wakeDue } from './features/enrollments/wake-due.ts';
import type { HttpBounds } from './http/bounds.ts';
import { createRequestLog } from './http/request-log.ts';
import { createTenants, type Tenants } from './http/tenants.ts';
import { createJobHandlers } from './job-handlers.ts';
import { openJobs } from './jobs/boss.ts';
import { createLog } from './log.ts';
import { localFiles } from './providers/files.ts';
import type { Mail } from './providers/mail.ts';
import { createModels, type Models } from './providers/model.ts';
import { createOpenid } from './providers/openid.ts';
import type { Outbound } from './providers/outbound.ts';
import type { Push, PushDevice } from './providers/push.ts';
import { openVault, type Vault } from './providers/vault.ts';
import { type Bus, openBus, passOnTold } from './realtime/bus.ts';
import { type AnswerTo, answerOf } from './test-answers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { exampleProvider } from './test-openid.ts';
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
  /** Of the dashboard, and of no account: the state is a guest's then. */
  admin?: AdminRole;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

export interface WorldOptions {
  database?: TestDatabase;
  limitFactor?: number;
  /** Runs jobs too, with messages collected in `mails`. */
  works?: boolean;
  bounds?: Partial<HttpBounds>;
  trustProxy?: boolean;
  /** Sign-in providers that run beside the test. */
  privateIssuers?: string[];
  /** The language model that the site asks; none: the built-in guide answers. */
  models?: Models;
  /** What answers where people's addresses lead; none: the example provider alone. */
  outbound?: Outbound;
  /** In place of the one over PostgreSQL. */
  bus?: Bus;
  /** Adds to the app what is not the API. */
  beside?: (app: FastifyInstance, parts: Beside) => void;
}

interface Beside {
  database: Database;
  bus: Bus;
  tenants: Tenants;
  vault: Vault;
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
  const bus = options.bus ?? (await openBus(runtime.url, fail));
  passOnTold(runtime, bus);
  const jobs = await openJobs(runtime, { works }, fail);
  const platformHost = 'here.test';
  const tenants = createTenants(runtime, bus, {
    appUrl: 'http://localhost:3000',
    demo: false,
    platformHost,
    now,
  });
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
  // The same in every process of a proof, so that one opens what another locked.
  const vault = openVault(Buffer.alloc(32));
  const openid = createOpenid({
    privateIssuers: options.privateIssuers ?? [],
    now,
    outbound: exampleProvider,
  });
  const models = options.models ?? createModels(undefined);
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const outbound = options.outbound ?? exampleProvider;
  const outside = { mailer, push, files, vault, models, outbound };
  if (works) await jobs.work(createJobHandlers({ scope, tenants, now, ...outside }));
  const log = createLog('silent');
  const app = await buildApp({
    scope,
    tenants,
    platformHost,
    files,
    push,
    vault,
    openid,
    models,
    now,
    secureCookies: false,
    trustProxy: options.trustProxy ?? false,
    log,
    requestLog: createRequestLog(log),
    limitFactor,
    bounds: options.bounds,
  });
  options.beside?.(app, { database: runtime, bus, tenants, vault });
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
  /** Somebody at the dashboard, who is nobody anywhere else. */
  async function addAdmin(
    tenant: TestTenant,
    role: AdminRole = 'owner',
  ): Promise<Caller & { admin: AdminRole }> {
    return runtime.tx(tenant.id, async (tx) => {
      const { id, email } = await seedAdmin(tx, { role, passwordHash });
      const token = await seedAdminSession(tx, id);
      return { ...guest(tenant), id, email, token, admin: role };
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
    addAdmin,
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
    vault,
    models,
    outbound,
    gone,
    clock,
    wake,
    close,
  };
}
