import type { WaitingCredential } from '@regimen/contract/credentials.ts';
import { getAdminName } from '../../db/admin-queries.ts';
import { notFound } from '../../errors.ts';
import { listUrl } from '../../list-url.ts';
import { type List, pageOf, presentPage, readPlace } from '../../paging.ts';
import type { AdminScope } from '../../scope.ts';
import { linkToUpload } from '../uploads/link-to-upload.ts';
import { checkCredential, type Decision, listWaitingCredentials } from './check-credential.ts';
import { isDocumentOf } from './expert-queries.ts';

/** What the dashboard does with qualifications that wait. */
export async function showWaiting(
  scope: AdminScope,
  { cursor, per_page }: { cursor?: string | undefined; per_page: number },
): Promise<List<WaitingCredential>> {
  const from = readPlace(cursor);
  const rows = await scope.read((tx) => listWaitingCredentials(tx, per_page + 1, from));
  const page = pageOf(rows, per_page, from);
  const data = page.rows.map(({ id, person, title, institution, year, createdAt, documents }) => ({
    id,
    person,
    title,
    institution,
    year,
    createdAt: createdAt.toISOString(),
    documents,
  }));
  return presentPage(page, per_page, listUrl('dashboard/credentials', { per_page }), data);
}

/** Its own documents alone: the guard vouches for the qualification, not for the name behind it. */
export const openDocument = (scope: AdminScope, id: string, name: string) =>
  scope.tx(async (tx) => {
    if (!(await isDocumentOf(tx, id, name))) throw notFound();
    return linkToUpload(scope, tx, name);
  });

export const decideCredential = (scope: AdminScope, id: string, decision: Omit<Decision, 'by'>) =>
  scope.tx(async (tx) => {
    const by = { id: scope.admin.id, name: await getAdminName(tx, scope.admin.id) };
    await checkCredential(scope, tx, id, { ...decision, by });
    return undefined;
  });
