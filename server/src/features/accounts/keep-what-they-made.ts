import { moveRows } from '../../db/move-rows.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import type { Tables } from '../../tables.ts';
import { deleteUser } from './queries.ts';

/** A temporary user turns out to have an account. What they left there moves over; then the temporary one goes. */
export async function keepWhatTheyMade(scope: Scope, tx: Tx, to: string, tables: Tables): Promise<void> {
  if (scope.actor?.state !== 'temporary') return;
  const from = scope.actor.userId;
  for (const [table, { merged = [] }] of Object.entries(tables))
    for (const column of merged) await moveRows(tx, { table, column, from, to });
  await deleteUser(tx, from);
}
