import { randomBytes } from 'node:crypto';
import type { Tx } from '../src/db/pool.ts';
import { images } from '../src/db/schema.ts';

/** The row of a picture; its files are put by whoever shows it. */
export async function seedImage(tx: Tx, ownerId: string): Promise<string> {
  const name = `${randomBytes(16).toString('base64url')}.webp`;
  await tx.insert(images).values({ tenantId: tx.tenantId, name, ownerId, createdAt: new Date() });
  return name;
}
