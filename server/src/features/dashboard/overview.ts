import type { Overview } from '@regimen/contract/dashboard.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { countFigures, listBeginnings } from './overview-queries.ts';

const dayMs = 86_400_000;
const days = 30;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export async function showOverview(scope: Scope, tx: Tx): Promise<Overview> {
  const now = scope.now.getTime();
  const first = Math.floor(now / dayMs - (days - 1)) * dayMs;
  const since = newId(first);
  const byDay = (instants: Date[]): Overview['signUps'] => {
    const counts = Map.groupBy(instants, (at) => dayOf(at.getTime()));
    return Array.from({ length: days }, (_, index) => {
      const day = dayOf(first + index * dayMs);
      return { day, count: counts.get(day)?.length ?? 0 };
    });
  };
  return {
    figures: await countFigures(tx, scope.now),
    signUps: byDay(await listBeginnings(tx, 'users', since)),
    enrollments: byDay(await listBeginnings(tx, 'enrollments', since)),
  };
}
