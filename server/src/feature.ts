import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import type { ObjectKind } from '@regimen/contract/call.ts';
import { type DashboardSection, dashboardSections, platformSections } from '@regimen/contract/dashboard.ts';
import type { NotificationKind } from '@regimen/contract/notifications.ts';
import type { Tx } from './db/pool.ts';
import type { HttpParts } from './http/register-calls.ts';
import type { JobName, Jobs } from './jobs/queues.ts';
import type { Makers } from './makers.ts';
import type { Files } from './providers/files.ts';
import type { Mailer } from './providers/mail.ts';
import type { Models } from './providers/model.ts';
import type { Openid } from './providers/openid.ts';
import type { Outbound } from './providers/outbound.ts';
import type { Push } from './providers/push.ts';
import type { Vault } from './providers/vault.ts';
import type { Actor, OwnerLookups, Scope } from './scope.ts';
import { type Tables, tablesOf } from './tables.ts';

/** Jobs that come by the clock, for every tenant. */
export const hourlyJobs = ['sweep', 'weekly-summaries'] as const satisfies JobName[];
export type HourlyJob = (typeof hourlyJobs)[number];
export type TenantJob = Exclude<JobName, HourlyJob>;

/** What leaves the machine, costs something, or lies outside the database. */
export interface Outside {
  files: Files;
  push: Push;
  mailer: Mailer;
  vault: Vault;
  models: Models;
  /** Calls what people entered. */
  outbound: Outbound;
}

/** Before an account goes: what others need of its things becomes `to`'s, a pseudonym's. */
export type HandOver = (scope: Scope, tx: Tx, people: { from: string; to: string }) => Promise<void>;

/** Whether somebody may be on the private or presence channel of one thing. */
export type MayJoin = (tx: Tx, id: string, userId: string, actor: Actor) => Promise<boolean>;

/** What all features together say of people's data, and of who may listen where. */
export interface Manifest {
  tables: Tables;
  /** The tables of each area, by its name. */
  areas: Readonly<Record<string, Tables>>;
  handOvers: readonly HandOver[];
  channels: Readonly<Record<string, MayJoin>>;
}

export interface JobTools extends Outside {
  manifest: Manifest;
  /** Works in the same tenant anew: a job that takes long sees the clock and the site as they are then. */
  inTenant(work: (scope: Scope) => Promise<void>): Promise<void>;
}

/** What one folder of `features/` brings to the product; `features/all.ts` names them, and nothing else does. */
export interface Feature {
  /** The tables that it answers for: whose their rows are, and what becomes of them. */
  tables?: Tables;
  /** Whose the things are that its calls point at. */
  owners?: Partial<OwnerLookups>;
  routes?(
    http: HttpParts,
    outside: Omit<Outside, 'mailer' | 'outbound'> & { openid: Openid },
    tables: Tables,
    manifest: Manifest,
  ): void;
  jobs?: {
    [N in TenantJob]?: (scope: Scope, data: Omit<Jobs[N], 'tenantId'>, tools: JobTools) => Promise<void>;
  };
  hourly?: {
    [N in HourlyJob]?: (scope: Scope, outside: Outside, manifest: Manifest) => Promise<void>;
  };
  /** Its private and presence channels, by what stands before the id in their names: `presence-protocol-`. */
  channels?: Readonly<Record<string, MayJoin>>;
  /** The kinds of news that it brings under the bell; `news.test.ts` wants each of the contract's from one feature. */
  news?: readonly NotificationKind[];
  /** What becomes of things that others need when their person is erased. */
  handOver?: HandOver;
  /** The sections that it brings to the dashboard, and for whom. Their words and pages: web/src/features/dashboard/sections.ts. */
  dashboard?: Partial<Record<DashboardSection, readonly AdminRole[]>>;
  /** How proofs make one of each kind that it owns; read by nobody else. */
  makers?(): Promise<{ makers: Partial<Makers> }>;
}

/** Each kind has one feature that knows whose it is. */
export function ownersOf(features: readonly Feature[]): OwnerLookups {
  const owners: Partial<OwnerLookups> = {};
  for (const { owners: own = {} } of features)
    for (const [kind, lookup] of Object.entries(own)) {
      if (kind in owners) throw new Error(`Two features know whose a ${kind} is.`);
      owners[kind as ObjectKind] = lookup;
    }
  return owners as OwnerLookups;
}

export function manifestOf(areas: Readonly<Record<string, Feature>>): Manifest {
  const features = Object.values(areas);
  const named = Object.entries(areas).map(([name, { tables = {} }]) => [name, tables] as const);
  return {
    tables: tablesOf(features),
    areas: Object.fromEntries(named),
    handOvers: features.flatMap(({ handOver }) => handOver ?? []),
    channels: Object.assign({}, ...features.map(({ channels }) => channels)),
  };
}

/** What the dashboard shows to an admin of this role, in the contract's order. */
export const sectionsFor = (
  features: readonly Feature[],
  role: AdminRole,
  isPlatform: boolean,
): DashboardSection[] =>
  dashboardSections.filter(
    (section) =>
      (isPlatform || !platformSections.includes(section)) &&
      features.some(({ dashboard }) => dashboard?.[section]?.includes(role)),
  );
