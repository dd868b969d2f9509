import type { Tx } from '../src/db/pool.ts';
import { accountDeletions } from '../src/db/schema.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';

/** Somebody wants to leave; gives the secret of the link that keeps them. */
export async function seedDeletion(tx: Tx, userId: string): Promise<string> {
  const token = newSecret();
  await tx.insert(accountDeletions).values({
    tenantId: tx.tenantId,
    userId,
    askedAt: new Date(),
    eraseAt: new Date(Date.now() + 14 * 86_400_000),
    keepHash: hashSecret(token),
  });
  return token;
}
