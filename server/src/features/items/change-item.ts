import type { DraftedText } from '@regimen/contract/drafted-text.ts';
import type { OpenItem } from '@regimen/contract/items.ts';
import { allows } from '@regimen/contract/permissions.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Item } from '@regimen/engine/items.ts';
import { builtInItem } from '@regimen/engine/library/all.ts';
import { item as readItem } from '@regimen/engine/parse/item.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import { itemsUsed } from '@regimen/engine/rename-items.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, faulty, forbidden, inUse, invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { findProgramsMadeOf, findPublishedUnits } from '../published-uses/programs-made-of.ts';
import { findStanding } from '../teams/standing.ts';
import { isRowId, itemFields, itemRow } from './known-items.ts';
import { lockers, presentItem, presentOpenBuiltIn } from './present.ts';
import type { ItemRecord, Workplace } from './queries.ts';
import { keepsOneSeries } from './unit-change.ts';

export type { Workplace };

import * as queries from './queries.ts';
import { raiseDrafts } from './raise-drafts.ts';
import { requireRoom } from './require-room.ts';
import { stillUnreviewed } from './still-unreviewed.ts';

export const workplace = (scope: SignedInScope, protocolId: string): Workplace => ({
  protocolId,
  userId: scope.actor.userId,
});

/** What came in, judged by the engine; every fault with its path. */
export function requireItem(value: unknown): Item {
  const faults: Fault[] = [];
  const item = readItem(value, '', faults);
  if (faults.length > 0) throw faulty(faults, 'item');
  return item;
}

/** Its owner, and those who may edit the protocol where it was made. */
const mayChange = (item: ItemRecord, place: Workplace): boolean =>
  item.ownerId === place.userId || item.protocolId === place.protocolId;

async function present(scope: SignedInScope, tx: Tx, place: Workplace, item: ItemRecord): Promise<OpenItem> {
  const users = await queries.listUsers(tx, item.id, place.userId);
  const standing = await findStanding(tx, place.protocolId, place.userId);
  const mayEdit = standing !== null && allows(standing, 'edit') && mayChange(item, place);
  const published = await findProgramsMadeOf(tx, scope, 'item', item.id, place.userId, item.ownerId);
  const units = item.kind === 'kpi' ? await findPublishedUnits(tx, item.id) : [];
  const asked = item.kind === 'agent' ? await queries.listProgramsAnsweredBy(tx, item.id, place.userId) : [];
  const answersFor = asked.map(({ id, texts }) => ({ id, title: programTextIn(texts, scope.locale).title }));
  return presentItem(item, users, published, mayEdit, units, answersFor);
}

export async function openItem(
  scope: SignedInScope,
  tx: Tx,
  place: Workplace,
  id: string,
): Promise<OpenItem> {
  const builtIn = builtInItem(id, scope.locale);
  if (builtIn) return presentOpenBuiltIn(id, builtIn);
  const item = await findRow(tx, place, id);
  return present(scope, tx, place, item);
}

/** Ids that are no UUIDs are of no row. */
async function findRow(tx: Tx, place: Workplace, id: string, lock = false): Promise<ItemRecord> {
  const item = isRowId(id) ? await queries.findItem(tx, place, id, lock) : undefined;
  if (!item) throw notFound();
  return item;
}

/** What an item's conditions and formula name, as far as the caller can reach it. */
async function namedBy(tx: Tx, place: Workplace, id: string, item: Item): Promise<string[]> {
  const named = itemsUsed({ nodes: [pointingAt(id)], modules: [], items: { [id]: item } });
  const rows = [...named].filter((other) => other !== id && isRowId(other));
  return rows.length === 0 ? [] : (await queries.findItems(tx, place, rows)).map((row) => row.id);
}

/** The engine follows what a step points at. */
const pointingAt = (id: string) =>
  ({
    id: 'any',
    type: 'followup',
    parentId: null,
    data: { name: '', target: 'follower', selectedItem: id, nextStepCondition: { is: 'always' }, rules: {} },
  }) as const;

export async function addItem(
  scope: SignedInScope,
  tx: Tx,
  place: Workplace,
  item: Item,
  unreviewed: DraftedText[] = [],
): Promise<OpenItem> {
  const id = newId(scope.now.getTime());
  const ownerId = await queries.findProtocolOwner(tx, place.protocolId);
  if (!ownerId) throw notFound();
  await queries.insertItems(tx, [
    { ...itemRow({ ...place, tenantId: tx.tenantId, ownerId, at: scope.now }, id, item), unreviewed },
  ]);
  await requireRoom(tx, place.protocolId, 'item');
  return openItem(scope, tx, place, id);
}

export async function changeItem(
  scope: SignedInScope,
  tx: Tx,
  place: Workplace,
  id: string,
  version: number,
  item: Item,
): Promise<OpenItem> {
  const before = await requireChangeable(scope, tx, place, id, true);
  if (before.version !== version) throw conflict();
  if (before.kind !== item.kind) throw invalid('item.kind', 'not_valid');
  if (!(await keepsOneSeries(tx, id, item))) throw invalid('item.unit', 'unit_needs_factor');
  const unreviewed = stillUnreviewed(before.unreviewed, item);
  await queries.updateItem(tx, id, { ...itemFields(item, scope.now), unreviewed });
  await queries.addUsesBeside(tx, id, await namedBy(tx, place, id, item));
  await raiseDrafts(scope, tx, id, place.protocolId);
  await requireRoom(tx, place.protocolId, 'item');
  return openItem(scope, tx, place, id);
}

export async function removeItem(
  scope: SignedInScope,
  tx: Tx,
  place: Workplace,
  id: string,
): Promise<undefined> {
  await requireChangeable(scope, tx, place, id, false);
  await raiseDrafts(scope, tx, id, place.protocolId);
  await queries.deleteItem(tx, id);
}

/**
 * 423, with the names that the caller may read, while a draft or a published version of somebody else's uses it; its
 * owner's own versions hold copies and keep it only from being deleted.
 */
async function requireChangeable(
  scope: SignedInScope,
  tx: Tx,
  place: Workplace,
  id: string,
  update: boolean,
): Promise<ItemRecord> {
  if (builtInItem(id, scope.locale)) throw forbidden();
  const item = await findRow(tx, place, id, true);
  if (!mayChange(item, place)) throw forbidden();
  const locked = lockers(item, await queries.listUsers(tx, id, place.userId));
  const madeOf = await findProgramsMadeOf(tx, scope, 'item', id, place.userId, item.ownerId);
  const published = update ? madeOf.others : madeOf.all;
  if (locked.length > 0 || published.isUsed)
    throw inUse(
      [...published.names, ...locked.filter((user) => user.readable).map(({ name }) => name)],
      update,
    );
  return item;
}

/** A copy that belongs to the protocol's owner and can be changed there. */
export async function copyItem(
  scope: SignedInScope,
  tx: Tx,
  place: Workplace,
  id: string,
): Promise<OpenItem> {
  const { content, unreviewed } = await findContent(scope, tx, place, id);
  return addItem(scope, tx, place, content, unreviewed);
}

/** Of an item that the caller may read, built-in or not. */
export async function findContent(
  scope: SignedInScope,
  tx: Tx,
  place: Workplace,
  id: string,
): Promise<Pick<ItemRecord, 'content' | 'unreviewed'>> {
  const builtIn = builtInItem(id, scope.locale);
  return builtIn ? { content: builtIn, unreviewed: [] } : findRow(tx, place, id);
}

/** Somebody has looked at texts that were drafted: at these, or at all. */
export async function reviewItem(
  scope: SignedInScope,
  tx: Tx,
  place: Workplace,
  id: string,
  texts: readonly string[] | undefined,
): Promise<OpenItem> {
  if (builtInItem(id, scope.locale)) throw forbidden();
  const item = await findRow(tx, place, id, true);
  if (!mayChange(item, place)) throw forbidden();
  const left = texts ? item.unreviewed.filter(({ text }) => !texts.includes(text)) : [];
  await queries.writeUnreviewed(tx, id, left);
  return openItem(scope, tx, place, id);
}
