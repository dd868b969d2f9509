import type { Tx } from '../../db/pool.ts';
import { countTests } from './queries.ts';

/** How many tests a program has, and how many of them passed on exactly this state of its draft. */
export const testsStanding = (tx: Tx, programId: string, state: string) => countTests(tx, programId, state);
