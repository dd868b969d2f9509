import type { ObjectKind } from '@regimen/contract/call.ts';
import type { HttpParts } from './http/register-calls.ts';
import type { JobName, Jobs } from './jobs/queues.ts';
import type { Makers } from './makers.ts';
import type { Files } from './providers/files.ts';
import type { Mailer } from './providers/mail.ts';
import type { Push } from './providers/push.ts';
import type { OwnerLookups, Scope } from './scope.ts';
import type { Tables } from './tables.ts';

/** Jobs that come by the clock, for every tenant. */
export const hourlyJobs = ['sweep', 'weekly-summaries'] as const satisfies JobName[];
export type HourlyJob = (typeof hourlyJobs)[number];
export type TenantJob = Exclude<JobName, HourlyJob>;

/** What leaves the machine, or costs something. */
export interface Outside {
  files: Files;
  push: Push;
  mailer: Mailer;
}

export interface JobTools extends Outside {
  /** Works in the same tenant anew: a job that takes long sees the clock and the site as they are then. */
  inTenant(work: (scope: Scope) => Promise<void>): Promise<void>;
}

/** What one folder of `features/` brings to the product; `features/all.ts` names them, and nothing else does. */
export interface Feature {
  /** The tables that it answers for: whose their rows are, and what becomes of them. */
  tables?: Tables;
  /** Whose the things are that its calls point at. */
  owners?: Partial<OwnerLookups>;
  routes?(http: HttpParts, outside: Pick<Outside, 'files' | 'push'>, tables: Tables): void;
  jobs?: {
    [N in TenantJob]?: (scope: Scope, data: Omit<Jobs[N], 'tenantId'>, tools: JobTools) => Promise<void>;
  };
  hourly?: { [N in HourlyJob]?: (scope: Scope, outside: Outside) => Promise<void> };
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
