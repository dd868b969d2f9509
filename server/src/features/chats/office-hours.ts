import type { Availability, OfficeHours } from '@regimen/contract/office-hours.ts';
import { nextOfficeHour } from '@regimen/engine/office-hours.ts';
import { isZone } from '@regimen/engine/zone.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import * as queries from './office-queries.ts';

const none: OfficeHours = { days: null, zone: 'UTC', awayFrom: null, awayUntil: null, note: '' };

export async function readOfficeHours({ actor }: SignedInScope, tx: Tx): Promise<OfficeHours> {
  const row = await queries.findOfficeHours(tx, actor.userId);
  return row ? present(row) : none;
}

export async function keepOfficeHours(
  { actor }: SignedInScope,
  tx: Tx,
  hours: OfficeHours,
): Promise<OfficeHours> {
  if (!isZone(hours.zone)) throw invalid('zone', 'no_such_zone');
  const { awayFrom, awayUntil } = hours;
  if (awayUntil !== null && (awayFrom === null || awayUntil <= awayFrom))
    throw invalid('awayUntil', 'not_valid');
  await queries.putOfficeHours(tx, actor.userId, {
    ...hours,
    awayFrom: awayFrom === null ? null : new Date(awayFrom),
    awayUntil: awayUntil === null ? null : new Date(awayUntil),
  });
  return hours;
}

const present = ({ days, zone, awayFrom, awayUntil, note }: queries.OfficeRow): OfficeHours => ({
  days,
  zone,
  awayFrom: awayFrom?.toISOString() ?? null,
  awayUntil: awayUntil?.toISOString() ?? null,
  note,
});

/** Of the experts in a chat who say when they answer: the one who is there, or is back first. */
export async function findAvailability(
  { now }: SignedInScope,
  tx: Tx,
  chatId: string,
  viewerId: string,
): Promise<Availability | null> {
  const rows = await queries.listHoursInChat(tx, chatId, viewerId);
  const all = rows.flatMap((row) => availabilityOf(row, now.getTime()) ?? []);
  const ranked = all.toSorted((a, b) => timeOf(a) - timeOf(b));
  return ranked[0] ?? null;
}
const timeOf = ({ state, opensAt }: Availability): number =>
  state === 'open' ? 0 : opensAt === null ? Number.POSITIVE_INFINITY : Date.parse(opensAt);

function availabilityOf(row: queries.OfficeRow & { person: string }, now: number): Availability | null {
  const { person, days, zone, awayFrom, awayUntil, note } = row;
  const isAway =
    awayFrom !== null && awayFrom.getTime() <= now && (awayUntil === null || awayUntil.getTime() > now);
  if (!isAway && days === null) return null;
  const from = isAway ? (awayUntil?.getTime() ?? null) : now;
  const opens = from === null ? null : days === null ? from : nextOfficeHour(days, zone, from);
  const state = isAway ? 'away' : opens === now ? 'open' : 'closed';
  const opensAt = state === 'open' || opens === null ? null : new Date(opens).toISOString();
  return { person, state, opensAt, days, zone, note };
}
