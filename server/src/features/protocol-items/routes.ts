import { itemCalls } from '@regimen/contract/items.ts';
import { itemsUsed } from '@regimen/engine/rename-items.ts';
import type { Tx } from '../../db/pool.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import {
  addItem,
  changeItem,
  copyItem,
  openItem,
  removeItem,
  requireItem,
  type Workplace,
  workplace,
} from '../items/change-item.ts';
import { findItemRows, searchItems } from '../items/find-items.ts';
import { draftFlow, pointDraftAt } from '../protocols/point-draft-at.ts';

export function protocolItemRoutes(http: HttpParts): void {
  registerCalls(http, itemCalls, {
    'GET protocols/{id}/items': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const place = workplace(scope, params.id);
        return findItemRows(scope, tx, place, await usedIn(tx, place), query);
      }),

    'GET protocols/{id}/items/search': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const place = workplace(scope, params.id);
        return wholeList(await searchItems(scope, tx, place, await usedIn(tx, place), query));
      }),

    'POST protocols/{id}/items': (scope, { params, body }) => {
      const item = requireItem(body.item);
      return scope.tx((tx) => addItem(scope, tx, workplace(scope, params.id), item));
    },

    'GET protocols/{id}/items/{item}': (scope, { params }) =>
      scope.read((tx) => openItem(scope, tx, workplace(scope, params.id), params.item)),

    'PUT protocols/{id}/items/{item}': (scope, { params, body }) => {
      const item = requireItem(body.item);
      return scope.tx((tx) =>
        changeItem(scope, tx, workplace(scope, params.id), params.item, body.version, item),
      );
    },

    'DELETE protocols/{id}/items/{item}': (scope, { params }) =>
      scope.tx((tx) => removeItem(scope, tx, workplace(scope, params.id), params.item)),

    'POST protocols/{id}/items/{item}/copy': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const place = workplace(scope, params.id);
        const copy = await copyItem(scope, tx, place, params.item);
        if (!body.useHere) return copy;
        await pointDraftAt(scope, tx, params.id, { [params.item]: copy.id });
        return openItem(scope, tx, place, copy.id);
      }),
  });
}

/** Built-in ones too, which have no rows. */
async function usedIn(tx: Tx, { protocolId }: Workplace): Promise<Set<string>> {
  return itemsUsed({ ...(await draftFlow(tx, protocolId)), items: {} });
}
