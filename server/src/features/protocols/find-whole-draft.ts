import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { findDraft } from './queries.ts';
import { storedDocument, wholeDocument } from './stored-document.ts';

/** The draft with its items as they are now, in the caller's language. */
export async function findWholeDraft(
  { locale }: Pick<Scope, 'locale'>,
  tx: Tx,
  id: string,
): Promise<{ version: number; document: Protocol }> {
  const row = await findDraft(tx, id);
  if (!row) throw notFound();
  return {
    version: row.version,
    document: await wholeDocument(tx, row, storedDocument(row), locale),
  };
}
