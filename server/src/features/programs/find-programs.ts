import type { OpenProgram, ProgramCard, ProgramFilter } from '@regimen/contract/programs.ts';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { findCard, findProgram, listCards, listParts } from './drafts-queries.ts';
import { presentCard, presentDraft, presentPart } from './present.ts';

export async function getProgramCard(scope: SignedInScope, tx: Tx, id: string): Promise<ProgramCard> {
  const { userId } = scope.actor;
  const row = await findCard(tx, id, userId);
  if (!row) throw notFound();
  return presentCard(row, userId, scope.locale);
}

export async function openProgram(scope: SignedInScope, tx: Tx, id: string): Promise<OpenProgram> {
  const { userId } = scope.actor;
  const row = await findProgram(tx, id);
  if (!row) throw notFound();
  const parts = await listParts(tx, id, userId);
  return {
    card: await getProgramCard(scope, tx, id),
    draft: presentDraft(
      row,
      parts.map((part) => presentPart(part, userId)),
    ),
    hasLink: row.linkHash !== null,
  };
}

export async function findPrograms(scope: SignedInScope, tx: Tx, query: z.output<typeof ProgramFilter>) {
  const { userId } = scope.actor;
  const { show, search, protocol, per_page } = query;
  const from = readPlace(query.cursor);
  const rows = await listCards(tx, userId, query, from, per_page + 1);
  // Places count by the time of the last change.
  const page = pageOf(
    rows.map((row) => ({ id: row.id, createdAt: row.changedAt, row })),
    per_page,
    from,
  );
  const filters = new URLSearchParams({ show, ...(search && { search }), ...(protocol && { protocol }) });
  const data = page.rows.map(({ row }) => presentCard(row, userId, scope.locale));
  return presentPage({ next: page.next, prev: null }, per_page, `/api/programs?${filters}`, data);
}
