import type { FoundItem, ItemKind, ItemRow } from '@regimen/contract/items.ts';
import { itemKinds } from '@regimen/contract/items.ts';
import type { Item } from '@regimen/engine/items.ts';
import { builtInItems } from '@regimen/engine/library/all.ts';
import type { Tx } from '../../db/pool.ts';
import { listUrl } from '../../list-url.ts';
import { offsetCursor, pageOf, presentPage, readOffset, readPlace } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import { presentBuiltIn, presentFound, presentRow } from './present.ts';
import { listItems, type Workplace } from './queries.ts';

interface Wanted {
  kind?: ItemKind | undefined;
  search?: string | undefined;
}

const mostFound = 50;
/** How every cursor begins that is a number: places begin with a letter and a blank. */
const offsetMark = offsetCursor(0).slice(0, 1);

/** Every word that was asked for stands somewhere in the name or the description. */
const matches = ({ name, description }: Item, search: string | undefined): boolean => {
  if (!search) return true;
  const text = `${name} ${description}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

function builtIns(scope: Scope, { kind, search }: Wanted): [string, Item][] {
  return Object.entries(builtInItems(scope.locale)).filter(
    ([, item]) =>
      (itemKinds as readonly string[]).includes(item.kind) &&
      (!kind || item.kind === kind) &&
      matches(item, search),
  );
}

interface ListQuery extends Wanted {
  show: 'all' | 'own' | 'builtin' | 'used';
  cursor?: string | undefined;
  per_page: number;
}

/** One's own newest first, then the built-in ones, page by page: a cursor is a place among the first, or a number among the others. */
export async function findItemRows(
  scope: Scope,
  tx: Tx,
  place: Workplace,
  used: ReadonlySet<string>,
  query: ListQuery,
) {
  const { show, cursor, per_page } = query;
  const skipped = cursor?.startsWith(offsetMark) ? readOffset(cursor, 9_999) : undefined;
  const from = skipped === undefined ? readPlace(cursor) : undefined;
  const own =
    show === 'builtin' || skipped !== undefined
      ? []
      : await listItems(
          tx,
          place,
          { ...query, show: show === 'used' ? 'used' : undefined },
          from,
          per_page + 1,
        );
  const page = pageOf(own, per_page, from);
  const data: ItemRow[] = page.rows.map(presentRow);
  let { next } = page;
  if (next === null && show !== 'own') {
    const others = builtIns(scope, query).filter(([id]) => show !== 'used' || used.has(id));
    const end = (skipped ?? 0) + per_page - data.length;
    for (const entry of others.slice(skipped ?? 0, end)) data.push(presentBuiltIn(entry, used.has(entry[0])));
    if (end < others.length) next = offsetCursor(end);
  }
  const filters = { show, kind: query.kind, search: query.search, per_page };
  return presentPage(
    { next, prev: null },
    per_page,
    listUrl(`protocols/${place.protocolId}/items`, filters),
    data,
  );
}

/** For a step to point at: what the protocol uses already is left out. */
export async function searchItems(
  scope: Scope,
  tx: Tx,
  place: Workplace,
  used: ReadonlySet<string>,
  wanted: Wanted,
): Promise<FoundItem[]> {
  const own = await listItems(tx, place, { ...wanted, unused: true }, undefined, mostFound);
  const others = builtIns(scope, wanted).filter(([id]) => !used.has(id));
  return [
    ...own.map((row) => presentFound(presentRow(row), row.changedAt)),
    ...others.map((entry) => presentFound(presentBuiltIn(entry, false), null)),
  ].slice(0, mostFound);
}
