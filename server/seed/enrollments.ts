import { eq } from '../src/db/drizzle.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { enrollments, kpiReadings, personalTokens, tasks } from '../src/db/schema.ts';
import { beginEnrollment } from '../src/features/enrollments/advance-enrollment.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';
import type { SeededProgram } from './programs.ts';
import { seedScope } from './scope.ts';

/** An enrollment that has not begun. */
export function newEnrollment(tx: Tx, userId: string, { program, version }: SeededProgram, now: number) {
  const id = newId(now);
  const person = { age: 40, sex: 'female', roles: ['user'], signs: [] };
  const input = { runId: id, zone: 'Europe/Berlin', person };
  const at = new Date(now);
  return {
    tenantId: tx.tenantId,
    id,
    programId: program,
    versionId: version,
    userId,
    status: 'waiting' as const,
    state: null,
    input,
    eventsCount: 0,
    nextDueAt: at,
    zone: input.zone,
    welcomeFrom: null,
    welcomeTo: null,
    isSeen: false,
    consentedAt: at,
    protocolIndex: 0,
    node: null,
    nodeSince: null,
    streak: 0,
    bestStreak: 0,
    lastActiveAt: at,
    startedAt: at,
    endedAt: null,
    accessEndedAt: null,
  };
}

/** Somebody who has just begun, with the first task waiting for them: as joining makes it, but for the news. */
export async function seedEnrollment(
  tx: Tx,
  userId: string,
  seeded: SeededProgram,
  now = Date.now(),
): Promise<{ enrollment: string; task: string }> {
  const row = newEnrollment(tx, userId, seeded, now);
  await tx.insert(enrollments).values(row);
  await beginEnrollment(seedScope(tx, { name: 'A site', locale: 'en' }, now), tx, row, userId);
  const [task] = await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.enrollmentId, row.id));
  return { enrollment: row.id, task: task?.id as string };
}

/** The same person joined the same program before, left before it began, and still shares that. */
export async function seedLeftBefore(tx: Tx, enrollmentId: string): Promise<string> {
  const [row] = await tx.select().from(enrollments).where(eq(enrollments.id, enrollmentId));
  if (!row) throw new Error('There is no such enrollment.');
  const id = newId(row.startedAt.getTime());
  const left = { status: 'withdrawn' as const, state: null, eventsCount: 0, nextDueAt: null, node: null };
  await tx.insert(enrollments).values({ ...row, ...left, id, nodeSince: null, endedAt: row.startedAt });
  return id;
}

/** Seven hours of sleep, an hour ago. */
export async function seedReading(tx: Tx, userId: string, enrollmentId: string): Promise<string> {
  const now = Date.now();
  const id = newId(now);
  await tx.insert(kpiReadings).values({
    tenantId: tx.tenantId,
    id,
    enrollmentId,
    userId,
    kpi: 'sleep-hours',
    value: 7,
    unit: 'h',
    givenValue: 7,
    givenUnit: 'h',
    source: 'hand',
    takenAt: new Date(now - 3_600_000),
    createdAt: new Date(now),
  });
  return id;
}

/** A personal token for a device; its secret is known to nobody. */
export async function seedToken(tx: Tx, userId: string): Promise<string> {
  const id = newId(Date.now());
  await tx.insert(personalTokens).values({
    tenantId: tx.tenantId,
    id,
    userId,
    purpose: 'readings',
    name: 'A scale',
    tokenHash: hashSecret(newSecret()),
    createdAt: new Date(),
  });
  return id;
}
