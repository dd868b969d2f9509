import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { raiseRequest } from '../enrollments/raise-request.ts';
import { getDecision, markAsked } from './queries.ts';

/** Somebody wants a person to look at what an AI module chose for them: once for each choice. It stands meanwhile. */
export async function askPerson(scope: Scope, tx: Tx, id: string): Promise<void> {
  const decision = await getDecision(tx, id);
  if (await markAsked(tx, id, scope.now)) await raiseRequest(scope, tx, decision);
}
