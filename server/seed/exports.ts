import { randomBytes } from 'node:crypto';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { dataExports } from '../src/db/schema.ts';

/** An archive that is ready, without its file. */
export async function seedExport(tx: Tx, userId: string): Promise<{ id: string; linkKey: Buffer }> {
  const id = newId(Date.now());
  const linkKey = randomBytes(32);
  await tx.insert(dataExports).values({
    tenantId: tx.tenantId,
    id,
    userId,
    status: 'ready',
    progress: 100,
    sizeBytes: 12,
    linkKey,
    askedAt: new Date(),
    readyAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  return { id, linkKey };
}
