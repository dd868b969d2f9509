import { randomBytes } from 'node:crypto';
import type { Tx } from '../src/db/pool.ts';
import { findReview, putReview } from '../src/features/reviews/queries.ts';
import { insertShortLink } from '../src/features/short-links/queries.ts';

/** What somebody says about a program they followed, under their own name. */
export async function seedReview(
  tx: Tx,
  programId: string,
  userId: string,
  body = 'One thing at a time was what I needed.',
  rating = 5,
): Promise<string> {
  const named = { shownAs: 'name' as const, pseudonym: null };
  await putReview(tx, { tenantId: tx.tenantId, programId, userId, rating, body, ...named }, new Date());
  return (await findReview(tx, programId, userId))?.id ?? '';
}

export async function seedShortLink(tx: Tx, ownerId: string, target = '/programs'): Promise<string> {
  const code = randomBytes(9).toString('base64url');
  await insertShortLink(tx, { tenantId: tx.tenantId, code, ownerId, target, createdAt: new Date() });
  return code;
}
