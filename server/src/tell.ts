import type { LiveComponent, LiveData } from '@regimen/contract/realtime.ts';
import type { Tx } from './db/pool.ts';

/**
 * Tells somebody the moment the transaction has committed, wherever they are signed in. Only what points at something: they
 * read it through the API, which asks whether they may. Told again in the same transaction it is told once.
 */
export function tell<C extends LiveComponent>(tx: Tx, userId: string, component: C, data: LiveData<C>): void {
  tx.told.push({ userId, component, data });
}
