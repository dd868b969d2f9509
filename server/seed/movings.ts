import { eq } from '../src/db/drizzle.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { movingPeople, movings, programs, programVersions } from '../src/db/schema.ts';
import { seedEnrollment } from './enrollments.ts';
import type { SeededProgram } from './programs.ts';

/** A second version, just published, and a look at moving somebody on the first one to it. */
export async function seedMoving(
  tx: Tx,
  { owner, follower }: { owner: string; follower: string },
  { program, version }: SeededProgram,
): Promise<{ move: string; moved: string; movedTo: string }> {
  const now = Date.now();
  const { enrollment } = await seedEnrollment(tx, follower, { program, version }, now);
  const [first] = await tx.select().from(programVersions).where(eq(programVersions.id, version));
  if (!first) throw new Error('There is no such version.');
  const movedTo = newId(now);
  const publishedAt = new Date(now);
  await tx.insert(programVersions).values({ ...first, id: movedTo, number: 2, publishedAt });
  await tx.update(programs).set({ versionId: movedTo }).where(eq(programs.id, program));
  const move = newId(now);
  await tx.insert(movings).values({
    tenantId: tx.tenantId,
    id: move,
    programId: program,
    versionId: movedTo,
    byUser: owner,
    state: 'ready',
    createdAt: publishedAt,
  });
  const at = { protocol: '', node: null };
  const found = { at, to: null, how: null, because: null, obstacles: [], differences: null };
  await tx.insert(movingPeople).values({
    tenantId: tx.tenantId,
    movingId: move,
    enrollmentId: enrollment,
    fromVersion: version,
    status: 'planned',
    verdict: 'decide',
    reason: 'any',
    found,
  });
  return { move, moved: enrollment, movedTo };
}
