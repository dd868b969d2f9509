import { startProgram } from '@regimen/engine/program.ts';
import { programStartEntry } from '@regimen/engine/program-replay.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { eq } from 'drizzle-orm';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { enrollmentEvents, enrollments, programVersions, tasks } from '../src/db/schema.ts';
import type { SeededProgram } from './programs.ts';

/** Somebody who has just begun, with the first task waiting for them. */
export async function seedEnrollment(
  tx: Tx,
  tenantId: string,
  userId: string,
  { program, version }: SeededProgram,
  now = Date.now(),
): Promise<{ enrollment: string; task: string }> {
  const [row] = await tx.select().from(programVersions).where(eq(programVersions.id, version));
  const content = JSON.parse(row?.content ?? '') as Program;
  const enrollment = newId(now);
  const person = { age: 40, sex: 'female', roles: ['user'], signs: [] };
  const input = { runId: enrollment, zone: 'Europe/Berlin', person };
  const began = startProgram(content, input, now);
  const { run, effects, trace } = began;
  const at = new Date(now);
  await tx.insert(enrollments).values({
    ...{ tenantId, id: enrollment, programId: program, versionId: version, userId, status: 'active' },
    ...{
      state: JSON.stringify(run),
      input,
      eventsCount: 1,
      zone: input.zone,
      node: run.run.here?.node ?? null,
      nodeSince: at,
    },
    ...{ consentedAt: at, lastActiveAt: at, startedAt: at },
  });
  const entry = programStartEntry(input, now, began, process.versions.tz ?? 'unknown');
  await tx.insert(enrollmentEvents).values({
    ...{ tenantId, enrollmentId: enrollment, number: 1, programId: program, at, type: 'start' },
    ...{ byUser: userId, entry, trace },
  });
  const opened = effects.flatMap((effect) => (effect.kind === 'openTask' ? [effect.task] : []));
  const ids = opened.map(() => newId(now));
  for (const [index, task] of opened.entries())
    await tx.insert(tasks).values({
      ...{ tenantId, id: ids[index] as string, enrollmentId: enrollment, programId: program, userId },
      ...{ key: task.id, target: task.target, kind: task.kind, protocolIndex: 0, node: task.node },
      ...{ module: task.module, item: task.item, name: 'First task', status: 'open', openedAt: at },
    });
  return { enrollment, task: ids[0] as string };
}
