import { and, eq } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { idempotencyKeys } from './schema.ts';

export interface KeyedRequest {
  tenantId: string;
  caller: string;
  key: string;
  requestHash: Buffer;
}

const same = (request: KeyedRequest) =>
  and(
    eq(idempotencyKeys.tenantId, request.tenantId),
    eq(idempotencyKeys.caller, request.caller),
    eq(idempotencyKeys.key, request.key),
  );

/** True for the first. A second one at the same moment waits here until the first has committed or failed. */
export async function claimKey(tx: Tx, request: KeyedRequest): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values(request)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

export async function findAnswer(tx: Tx, request: KeyedRequest) {
  const [row] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(same(request));
  return row;
}

export async function keepAnswer(tx: Tx, request: KeyedRequest, reply: string): Promise<void> {
  await tx.update(idempotencyKeys).set({ reply }).where(same(request));
}
