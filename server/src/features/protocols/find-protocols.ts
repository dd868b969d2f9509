import type { ProtocolCard, ProtocolFilter } from '@regimen/contract/protocols.ts';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { presentCard } from './present.ts';
import { findCard, listCards } from './queries.ts';

export async function getCard(scope: SignedInScope, tx: Tx, id: string): Promise<ProtocolCard> {
  const { userId } = scope.actor;
  const row = await findCard(tx, id, userId);
  if (!row) throw notFound();
  return presentCard(row, userId);
}

export async function findProtocols(scope: SignedInScope, tx: Tx, query: z.output<typeof ProtocolFilter>) {
  const { userId } = scope.actor;
  const { show, category, search, per_page } = query;
  const from = readPlace(query.cursor);
  const rows = await listCards(tx, userId, query, from, per_page + 1);
  // Places count by the time of the last change.
  const page = pageOf(
    rows.map((row) => ({ id: row.id, createdAt: row.savedAt, row })),
    per_page,
    from,
  );
  const filters = new URLSearchParams({ show, ...(category && { category }), ...(search && { search }) });
  const data = page.rows.map(({ row }) => presentCard(row, userId));
  return presentPage({ next: page.next, prev: null }, per_page, `/api/protocols?${filters}`, data);
}
