import type { Scope } from '../../scope.ts';
import { renewRecentCounts } from './queries.ts';

const recentDays = 30;

/** Once an hour: who began lately is what makes a program popular. */
export async function renewPopularity(scope: Scope): Promise<void> {
  await scope.tx(async (tx) => {
    const since = new Date(scope.now.getTime() - recentDays * 86_400_000);
    if ((await renewRecentCounts(tx, since)) > 0) scope.publish('content');
  });
}
