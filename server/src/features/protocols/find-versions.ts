import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { Scope, SignedInScope } from '../../scope.ts';
import { presentVersion } from './present.ts';
import { listPublished } from './published-queries.ts';
import { findDraft, findVersion, listVersions } from './queries.ts';
import { flowAt } from './restore-version.ts';
import { wholeDocument } from './stored-document.ts';

export async function findVersions(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  query: { cursor?: string | undefined; per_page: number },
) {
  const from = readPlace(query.cursor);
  const rows = await listVersions(tx, id, from, query.per_page + 1);
  const page = pageOf(rows, query.per_page, from);
  const published = await listPublished(tx, id, scope.actor.userId);
  const data = page.rows.map((row) => ({
    ...presentVersion(row),
    published: published
      .filter(({ state }) => state === row.version)
      .map(({ number, isNewest, texts }) => {
        const program = programTextIn(texts, scope.locale).title;
        return { program, number, isNewest };
      }),
  }));
  return presentPage({ next: page.next, prev: null }, query.per_page, `/api/protocols/${id}/versions`, data);
}

/** Any version; one that was not kept has no name, and its items are today's. */
export async function openVersion(scope: Scope, tx: Tx, id: string, version: number) {
  const row = await findDraft(tx, id);
  if (!row) throw notFound();
  const flow = await flowAt(tx, row, version);
  const kept = await findVersion(tx, id, version);
  const { stepsCount } = row;
  const facts = kept ?? { version, name: '', createdAt: row.savedAt, savedBy: null, stepsCount, id };
  const now = await wholeDocument(tx, row, flow, scope.locale);
  return {
    ...presentVersion({ ...facts, stepsCount: flow.nodes.length }),
    document: { ...now, items: { ...now.items, ...flow.items } },
  };
}
