import type { Tx } from '../../db/pool.ts';
import { tell } from '../../tell.ts';
import { listExperts } from '../follow-ups/open-follow-up.ts';

/** Who waits in a program has changed. All its experts see that in their inbox, in whichever conversations they are. */
export async function tellTeam(tx: Tx, programId: string): Promise<void> {
  const calls = [{ call: 'GET inbox' }, { call: 'GET inbox/figures' }];
  for (const { id } of await listExperts(tx, programId)) tell(tx, id, 'read-again', { calls });
}
