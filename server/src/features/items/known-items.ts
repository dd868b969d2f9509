/** The items of a draft: rows that it may point at, and built-in ones from the engine's library. */
import type { DraftedText } from '@regimen/contract/drafted-text.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Item } from '@regimen/engine/items.ts';
import { builtInItem } from '@regimen/engine/library/all.ts';
import { renamePlaceholders } from '@regimen/engine/placeholders.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { itemsUsed, renameItems } from '@regimen/engine/rename-items.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Workplace } from './queries.ts';
import * as queries from './queries.ts';
import { requireRoom } from './require-room.ts';
import { stillUnreviewed } from './still-unreviewed.ts';

/** Rows of the items that a draft uses. */
export const listUsedItems = queries.listUsedItems;

type Flow = Pick<Protocol, 'nodes' | 'modules'>;
/** Items of people have UUIDs, built-in ones words. */
export const isRowId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** A built-in item may name others; whatever is reached comes along. */
function withBuiltIns(flow: Flow, items: Record<string, Item>, locale: Locale): Record<string, Item> {
  for (;;) {
    const missing = [...itemsUsed({ ...flow, items })].filter((id) => !Object.hasOwn(items, id));
    const found = missing.flatMap((id) => {
      const item = builtInItem(id, locale);
      return item ? [[id, item] as const] : [];
    });
    if (found.length === 0) return items;
    for (const [id, item] of found) items[id] = item;
  }
}

/** What stands in the document that goes out. A step may point at something that is gone; the checker says so. */
export async function composeItems(
  tx: Tx,
  protocolId: string,
  flow: Flow,
  locale: Locale,
): Promise<Record<string, Item>> {
  const rows = await queries.listUsedItems(tx, protocolId);
  return withBuiltIns(flow, Object.fromEntries(rows.map(({ id, content }) => [id, content])), locale);
}

/** Writes down which items the draft uses; ids of items that the caller cannot reach count for nothing. */
export async function recordUses(tx: Tx, place: Workplace, flow: Flow): Promise<void> {
  const items: Record<string, Item> = {};
  for (;;) {
    const wanted = [...itemsUsed({ ...flow, items })].filter(
      (id) => isRowId(id) && !Object.hasOwn(items, id),
    );
    const rows = wanted.length === 0 ? [] : await queries.findItems(tx, place, wanted);
    if (rows.length === 0) break;
    for (const { id, content } of rows) items[id] = content;
  }
  await queries.replaceUses(tx, place.protocolId, Object.keys(items));
  await requireRoom(tx, place.protocolId, 'document');
}

/** Whether two flows point at different items, so that the uses have to be written anew. */
export function pointsElsewhere(before: Flow, after: Flow): boolean {
  const [had, has] = [itemsUsed({ ...before, items: {} }), itemsUsed({ ...after, items: {} })];
  return had.size !== has.size || [...has].some((id) => !had.has(id));
}

export const itemRow = (
  place: { tenantId: string; protocolId: string; ownerId: string; at: Date },
  id: string,
  content: Item,
) => ({
  tenantId: place.tenantId,
  id,
  ownerId: place.ownerId,
  protocolId: place.protocolId,
  createdAt: place.at,
  ...itemFields(content, place.at),
});

export const itemFields = (content: Item, at: Date) => ({
  kind: content.kind,
  name: content.name,
  description: content.description,
  photo: content.photo ?? null,
  content,
  changedAt: at,
});

/** Texts of items that nobody has reviewed, by the items' ids. */
export type Unreviewed = Readonly<Record<string, readonly DraftedText[]>>;

export async function findUnreviewed(tx: Tx, protocolId: string): Promise<Unreviewed> {
  const rows = await queries.listUsedItems(tx, protocolId);
  return Object.fromEntries(rows.map(({ id, unreviewed }) => [id, unreviewed]));
}

/** Gives every item of a document that comes from elsewhere a row of its own; built-in ones stay what they are. */
export async function adoptItems(
  tx: Tx,
  place: { protocolId: string; ownerId: string; at: Date },
  document: Protocol,
  unreviewed: Unreviewed = {},
): Promise<Protocol> {
  const own = Object.keys(document.items).filter((id) => builtInItem(id, 'en') === undefined);
  const ids = Object.fromEntries(own.map((id) => [id, newId(place.at.getTime())]));
  const renamed = renameItems(document, ids);
  const rows = Object.entries(ids).flatMap(([before, id]) => {
    const item = renamed.items[id];
    if (!item) return [];
    // What a text takes from another item, it takes from that one's copy.
    const drafted = (unreviewed[before] ?? []).map(({ text, from }) => ({
      text: renamePlaceholders(text, (other) => ids[other] ?? other),
      from,
    }));
    return [
      {
        ...itemRow({ ...place, tenantId: tx.tenantId }, id, item),
        unreviewed: stillUnreviewed(drafted, item),
      },
    ];
  });
  await queries.insertItems(tx, rows);
  return renamed;
}
