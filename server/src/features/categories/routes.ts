import {
  type Category,
  type CategoryColour,
  type CategoryIcon,
  categoryCalls,
  mostCategories,
} from '@regimen/contract/categories.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { inUse, invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { findProgramsMadeOfEach, type MadeOf } from '../published-uses/programs-made-of.ts';
import * as queries from './queries.ts';

export function categoryRoutes(http: HttpParts): void {
  registerCalls(http, categoryCalls, {
    'GET categories': (scope) => scope.read((tx) => listOwn(scope, tx)),

    'POST categories': (scope, { body }) =>
      scope.tx(async (tx) => {
        const ownerId = scope.actor.userId;
        await holdUser(tx, ownerId);
        const { count, last } = await queries.countCategories(tx, ownerId);
        if (count >= mostCategories) throw invalid('name', `no_more_than:${mostCategories}`);
        const id = newId(scope.now.getTime());
        const place = { position: last + 1, createdAt: scope.now };
        await queries.insertCategory(tx, { ...body, ...place, tenantId: scope.tenant.id, id, ownerId });
        return open(scope, tx, id);
      }),

    'PUT categories/order': (scope, { body }) =>
      scope.tx(async (tx) => {
        await holdUser(tx, scope.actor.userId);
        const own = await queries.listCategories(tx, scope.actor.userId);
        const ids = inOrder(
          own.map(({ id }) => id),
          body.ids,
        );
        await queries.placeCategories(tx, ids);
        return listOwn(scope, tx);
      }),

    'GET categories/{id}': (scope, { params }) => scope.read((tx) => open(scope, tx, params.id)),

    'PUT categories/{id}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await queries.updateCategory(tx, params.id, body);
        return open(scope, tx, params.id);
      }),

    'DELETE categories/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        const { can } = await open(scope, tx, params.id);
        if (!can.delete) throw inUse(can.keptBy, false);
        await queries.deleteCategory(tx, params.id);
        return undefined;
      }),
  });
}

async function listOwn(scope: SignedInScope, tx: Tx) {
  const rows = await queries.listCategories(tx, scope.actor.userId);
  const keptBy = await findKeepers(scope, tx, rows);
  return wholeList(rows.map((row) => present(row, keptBy(row.id))));
}

async function open(scope: SignedInScope, tx: Tx, id: string): Promise<Category> {
  const row = await queries.findCategory(tx, id);
  if (!row) throw notFound();
  return present(row, (await findKeepers(scope, tx, [row]))(id));
}

/** A version that is out stands where it was filed, also if it is one's own. */
const findKeepers = (scope: SignedInScope, tx: Tx, rows: readonly queries.CategoryRow[]) =>
  findProgramsMadeOfEach(
    tx,
    scope,
    'category',
    rows.map(({ id }) => id),
    scope.actor.userId,
  );

/** Whoever sorts may not know of one just added or deleted elsewhere: unknown ids are left out, the rest come last. */
function inOrder(own: string[], wanted: string[]): string[] {
  const known = new Set(own);
  const asked = wanted.map((id) => id.toLowerCase()).filter((id) => known.has(id));
  return [...new Set([...asked, ...own])];
}

const present = (row: queries.CategoryRow, kept: MadeOf): Category => ({
  ...row,
  colour: row.colour as CategoryColour,
  icon: row.icon as CategoryIcon,
  can: { delete: !kept.isUsed, keptBy: kept.names },
});
