import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { listWatchedPrograms } from '../live/watched-programs.ts';
import { listClosedDangers } from './people-queries.ts';
import { presentPerson } from './present.ts';
import type { CardRow } from './queries.ts';

const lately = 14 * DAY_MS;
const mostShown = 5;

/** Nobody calls twice about the same: what was done lately about a danger of this person, in whichever of the viewer's programs. */
export async function closedLately(
  scope: SignedInScope,
  tx: Tx,
  { id, userId }: Pick<CardRow['task'], 'id' | 'userId'>,
): Promise<OpenFollowUp['closedLately']> {
  const watched = await listWatchedPrograms(tx, scope.actor.userId, scope.locale);
  const titles = new Map(watched.map((program) => [program.id, program.title]));
  if (titles.size === 0) return [];
  const about = { userId, exceptId: id, programIds: [...titles.keys()] };
  const rows = await listClosedDangers(tx, about, new Date(scope.now.getTime() - lately), mostShown);
  return rows.map((row) => ({
    id: row.id,
    programTitle: titles.get(row.programId) ?? '',
    by: presentPerson(row.by),
    closedAt: (row.closedAt as Date).toISOString(),
    note: row.result?.type === 'decision' ? row.result.words : '',
  }));
}
