import type { Tx } from '../../db/pool.ts';
import { conflict } from '../../errors.ts';
import type { AdminScope } from '../../scope.ts';
import { endSessions, setProgramsListed, setSuspended } from './queries.ts';

/**
 * Out at once, and in nowhere: sessions go, and no session or token of a suspended account is one (session-queries.ts).
 * What they show to everybody is hidden; their followers go on. They are told, with the note that is meant for them.
 */
export async function suspendPerson(scope: AdminScope, tx: Tx, id: string, note: string): Promise<void> {
  if (!(await setSuspended(tx, id, scope.now, note || null))) throw conflict('already_suspended');
  await endSessions(tx, id);
  await setProgramsListed(tx, id, false);
  await scope.enqueue(tx, 'send-suspension', { userId: id });
  scope.publish('session', id);
  scope.publish('content');
}

export async function liftSuspension(scope: AdminScope, tx: Tx, id: string): Promise<void> {
  if (!(await setSuspended(tx, id, null))) throw conflict('not_suspended');
  await setProgramsListed(tx, id, true);
  await scope.enqueue(tx, 'send-suspension', { userId: id });
  scope.publish('content');
}
