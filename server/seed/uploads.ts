import { randomBytes } from 'node:crypto';
import type { Tx } from '../src/db/pool.ts';
import { uploads } from '../src/db/schema.ts';

/** The row of a file that was handed in with a task; the file itself is put by whoever needs it. */
export async function seedUpload(
  tx: Tx,
  ownerId: string,
  taskId: string | null,
  linkKey = randomBytes(32),
): Promise<string> {
  const name = `${randomBytes(16).toString('base64url')}.webp`;
  await tx.insert(uploads).values({
    tenantId: tx.tenantId,
    name,
    ownerId,
    taskId,
    type: 'image/webp',
    sizeBytes: 9,
    linkKey,
    createdAt: new Date(),
  });
  return name;
}
