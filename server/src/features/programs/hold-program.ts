import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { holdProgram } from './drafts-queries.ts';

/** Until the transaction ends nobody publishes it: for whoever changes what publishing asks about. */
export async function holdFromPublishing(tx: Tx, programId: string): Promise<void> {
  if (!(await holdProgram(tx, programId))) throw notFound();
}
