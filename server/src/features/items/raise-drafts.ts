import { watchChannel } from '@regimen/contract/watching.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { raiseDraftVersions } from './queries.ts';

/**
 * An item is not what it was: every draft that uses it has changed, and whoever has one open hears of it. `openIn`: where it
 * was changed, and may be tested without any step that uses it.
 */
export async function raiseDrafts(
  scope: Pick<Scope, 'publish'>,
  tx: Tx,
  itemId: string,
  openIn: string,
): Promise<void> {
  for (const protocol of new Set([openIn, ...(await raiseDraftVersions(tx, itemId))]))
    scope.publish('watched', watchChannel('protocol', protocol));
}
