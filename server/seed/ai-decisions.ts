import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { aiDecisions } from '../src/db/schema.ts';

/** A choice that a model made for somebody. */
export async function seedAiDecision(tx: Tx, enrollmentId: string, words: string): Promise<string> {
  const at = new Date();
  const id = newId(at.getTime());
  await tx.insert(aiDecisions).values({
    tenantId: tx.tenantId,
    id,
    enrollmentId,
    task: `${enrollmentId}.0/choose/1/task/1`,
    protocolIndex: 0,
    node: 'choose',
    lookedAt: [{ is: 'days', value: 3 }],
    branch: 'rest',
    words,
    sure: 0.8,
    because: null,
    at,
    askedPersonAt: null,
  });
  return id;
}
