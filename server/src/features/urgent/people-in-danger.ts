import type { Tx } from '../../db/pool.ts';
import { listUrgentPeople } from './queries.ts';

/** Those of these people who may be in danger now, each with the end of that day: until then nothing cheerful is sent. */
export const peopleInDanger = (tx: Tx, userIds: readonly string[], now: Date): Promise<Map<string, Date>> =>
  listUrgentPeople(tx, userIds, now);
