import type { Tx } from '../../../db/pool.ts';
import { pageOf, presentPage, readPlace } from '../../../paging.ts';
import { presentVersion } from './publish-program.ts';
import { listVersions } from './queries.ts';

export async function findVersions(
  tx: Tx,
  programId: string,
  { cursor, per_page }: { cursor?: string | undefined; per_page: number },
) {
  const from = readPlace(cursor);
  const rows = await listVersions(tx, programId, from, per_page + 1);
  const page = pageOf(
    rows.map((row) => ({ id: row.id, createdAt: row.publishedAt, row })),
    per_page,
    from,
  );
  const data = page.rows.map(({ row }) => presentVersion(row));
  return presentPage({ next: page.next, prev: null }, per_page, `/api/programs/${programId}/versions`, data);
}
