import type { Locale } from '@regimen/contract/load.ts';
import { eq } from 'drizzle-orm';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { enrollments, personalTokens, tasks } from '../src/db/schema.ts';
import { beginEnrollment } from '../src/features/enrollments/advance-enrollment.ts';
import type { Scope } from '../src/scope.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';
import type { SeededProgram } from './programs.ts';

/** Somebody who has just begun, with the first task waiting for them: as joining makes it, but for the news. */
export async function seedEnrollment(
  tx: Tx,
  tenantId: string,
  userId: string,
  { program, version }: SeededProgram,
  now = Date.now(),
): Promise<{ enrollment: string; task: string }> {
  const id = newId(now);
  const person = { age: 40, sex: 'female', roles: ['user'], signs: [] };
  const input = { runId: id, zone: 'Europe/Berlin', person };
  const at = new Date(now);
  const row = {
    ...{ tenantId, id, programId: program, versionId: version, userId, status: 'waiting', state: null },
    ...{ input, eventsCount: 0, nextDueAt: at, zone: input.zone, welcomeFrom: null, welcomeTo: null },
    ...{ isSeen: false, consentedAt: at, protocolIndex: 0, node: null, nodeSince: null, streak: 0 },
    ...{ bestStreak: 0, lastActiveAt: at, startedAt: at, endedAt: null },
  };
  await tx.insert(enrollments).values(row);
  await beginEnrollment(seedScope(tenantId, at), tx, row, userId);
  const [task] = await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.enrollmentId, id));
  return { enrollment: id, task: task?.id as string };
}

/** Enough of a scope to begin with; a first step that asks a model has nobody to ask here. */
function seedScope(tenantId: string, now: Date): Scope {
  const locale: Locale = 'en';
  const none = () => Promise.reject(new Error('A seed has one transaction and no jobs.'));
  const tenant = { id: tenantId } as Scope['tenant'];
  return {
    ...{ tenant, actor: null, locale, now, read: none, tx: none, publish: () => undefined },
    ...{ enqueue: none, enqueueAll: async () => undefined },
  };
}

/** A personal token for a device; its secret is known to nobody. */
export async function seedToken(tx: Tx, tenantId: string, userId: string): Promise<string> {
  const id = newId(Date.now());
  await tx.insert(personalTokens).values({
    ...{ tenantId, id, userId, purpose: 'readings', name: 'A scale', tokenHash: hashSecret(newSecret()) },
    createdAt: new Date(),
  });
  return id;
}
