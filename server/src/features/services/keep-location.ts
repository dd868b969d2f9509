import type { Location, LocationSaid } from '@regimen/contract/locations.ts';
import { mostLocations } from '@regimen/contract/service-choices.ts';
import { isZone } from '@regimen/engine/zone.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import * as queries from './location-queries.ts';
import { presentLocation } from './present.ts';

export async function addLocation(
  { actor, now }: SignedInScope,
  tx: Tx,
  { days, rooms, ...said }: LocationSaid,
): Promise<Location> {
  requireZone(said.zone);
  await holdUser(tx, actor.userId);
  if ((await queries.countLocations(tx, actor.userId)) >= mostLocations)
    throw invalid('name', `no_more_than:${mostLocations}`);
  const id = newId(now.getTime());
  await queries.insertLocation(tx, { ...said, id, userId: actor.userId, createdAt: now });
  await keepParts(tx, id, { days, rooms }, now);
  return readLocation(tx, id);
}

export async function changeLocation(
  { actor, now }: SignedInScope,
  tx: Tx,
  id: string,
  { days, rooms, ...said }: LocationSaid,
): Promise<Location> {
  requireZone(said.zone);
  await holdUser(tx, actor.userId);
  await queries.updateLocation(tx, id, said);
  await keepParts(tx, id, { days, rooms }, now);
  return readLocation(tx, id);
}

async function keepParts(
  tx: Tx,
  id: string,
  { days, rooms }: Pick<LocationSaid, 'days' | 'rooms'>,
  now: Date,
): Promise<void> {
  const named = rooms.flatMap((room) => room.id ?? []);
  const known = await queries.listRoomIds(tx, id, named);
  const strange = rooms.findIndex((room) => room.id !== undefined && !known.includes(room.id));
  if (strange >= 0) throw invalid(`rooms.${strange}.id`, 'no_such_room');
  await queries.replaceDays(tx, id, days);
  const wanted = rooms.map(({ id: kept = newId(now.getTime()), name, seats }, position) => ({
    id: kept,
    name,
    seats,
    position,
  }));
  await queries.replaceRooms(tx, id, wanted, now);
}

export async function readLocation(tx: Tx, id: string): Promise<Location> {
  const [row, days, rooms] = await inOrder(
    queries.getLocation(tx, id),
    queries.listDays(tx, id),
    queries.listRooms(tx, id),
  );
  return presentLocation(row, days, rooms);
}

function requireZone(zone: string): void {
  if (!isZone(zone)) throw invalid('zone', 'no_such_zone');
}
