import type { EventType, HistoryEvent } from '@regimen/contract/history.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import type { Watched } from '../live/watched-programs.ts';
import * as queries from './queries.ts';
import { tellEvent } from './tell-event.ts';

const presentPerson = ({ id, fullName }: { id: string; fullName: string }) => ({ id, full_name: fullName });

/** Events of these programs, newest first, told by the names of the version each follower is on. */
export async function listHistory(
  tx: Tx,
  tenantId: string,
  programs: readonly Pick<Watched, 'id' | 'title'>[],
  filter: queries.EventFilter,
  place: queries.EventPlace | undefined,
  most: number,
): Promise<HistoryEvent[]> {
  const titles = new Map(programs.map(({ id, title }) => [id, title]));
  const rows = await queries.listEvents(tx, tenantId, [...titles.keys()], filter, place, most);
  const versions = new Map<string, Program>();
  for (const { versionId } of rows)
    if (!versions.has(versionId)) versions.set(versionId, await programOf(tx, tenantId, versionId));
  return rows.map((row) => ({
    enrollmentId: row.enrollmentId,
    number: row.number,
    at: row.at.toISOString(),
    type: row.type as EventType,
    programId: row.programId,
    programTitle: titles.get(row.programId) ?? '',
    follower: presentPerson(row.follower),
    by: row.by && presentPerson(row.by),
    ...tellEvent(versions.get(row.versionId) as Program, row.entry, row.trace),
  }));
}
