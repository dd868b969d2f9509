import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { enrollments, guardianConsents, guardianLinks } from '../src/db/schema.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';
import { newEnrollment } from './enrollments.ts';
import type { SeededProgram } from './programs.ts';

/** A minor who has joined and waits for their guardian; gives the secret of the guardian's link. */
export async function seedAskedGuardian(
  tx: Tx,
  userId: string,
  seeded: SeededProgram,
  { email = 'guardian@example.test', now = Date.now() } = {},
): Promise<{ enrollment: string; token: string }> {
  const row = newEnrollment(tx, userId, seeded, now);
  const person = { ...row.input.person, age: 16 };
  await tx.insert(enrollments).values({ ...row, nextDueAt: null, input: { ...row.input, person } });
  const token = newSecret();
  const id = newId(now);
  await tx.insert(guardianConsents).values({
    tenantId: tx.tenantId,
    id,
    userId,
    enrollmentId: row.id,
    email,
    askedAt: new Date(now),
  });
  await tx
    .insert(guardianLinks)
    .values({ tenantId: tx.tenantId, tokenHash: hashSecret(token), consentId: id });
  return { enrollment: row.id, token };
}
