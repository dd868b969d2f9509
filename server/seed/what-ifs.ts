import type { Program } from '@regimen/engine/protocol.ts';
import { newSum, sumUp } from '@regimen/engine/what-if/sum-up.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { whatIfPeople, whatIfs } from '../src/db/schema.ts';
import { seedEnrollment } from './enrollments.ts';

/** A what-if that is done, with one follower for whom something would have been different. */
export async function seedWhatIf(
  tx: Tx,
  program: Program,
  { follower, version }: { follower: string; version: string },
): Promise<string> {
  const now = new Date();
  const id = newId(now.getTime());
  const since = new Date(now.getTime() - 30 * 86_400_000);
  const { enrollment } = await seedEnrollment(tx, follower, { program: program.id, version });
  await tx.insert(whatIfs).values({
    tenantId: tx.tenantId,
    id,
    programId: program.id,
    content: JSON.stringify(program),
    since,
    until: now,
    mostPeople: 500,
    status: 'done',
    peopleDone: 1,
    peopleCount: 1,
    sums: sumUp(newSum()),
    createdAt: now,
    endedAt: now,
  });
  await tx.insert(whatIfPeople).values({
    tenantId: tx.tenantId,
    whatIfId: id,
    enrollmentId: enrollment,
    rank: 1,
    changes: [],
    result: {
      begun: 'at-start',
      differs: true,
      isExact: true,
      wasCut: false,
      unknown: [],
      unused: [],
      shifted: 0,
      escalations: { before: 0, after: 0, changes: [] },
      prompts: { before: 1, after: 2, days: [], by: [{ name: 'Hello', before: 1, after: 2 }] },
      steps: { onlyBefore: [], onlyAfter: [] },
      end: { before: null, after: null },
    },
  });
  return id;
}
