import { watchChannel } from '@regimen/contract/watching.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import { listExperts } from './open-follow-up.ts';

/** A follow-up was taken, put off, given away or closed: the queues of all who could do so are old. */
export async function tellDesk(scope: Scope, tx: Tx, programId: string): Promise<void> {
  for (const { id } of await listExperts(tx, programId)) tell(tx, id, 'follow-up', {});
  scope.publish('watched', watchChannel('followers', programId));
}
