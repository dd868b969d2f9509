import type { Tx } from '../../db/pool.ts';
import { findLeftPhone } from './queries.ts';

/** The number that somebody left in a program when they may have been in danger. */
export const findPhone = (tx: Tx, programId: string, userId: string): Promise<string | null> =>
  findLeftPhone(tx, programId, userId);
