import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { keepAsVersion } from './keep-version.ts';
import { holdDraft } from './queries.ts';
import { requireSound, writeDraft } from './save-change.ts';
import { storedDocument, wholeDocument } from './stored-document.ts';

/** Whose draft it is: the items that it brings become theirs. */
export interface Rewriting {
  protocolId: string;
  ownerId: string;
  at: Date;
}

/** The draft as something else makes it; what it was is kept. With `version`, only if it is still that one. */
export async function rewriteDraft(
  scope: SignedInScope,
  tx: Tx,
  protocolId: string,
  rewrite: (before: Protocol, place: Rewriting) => Protocol | Promise<Protocol>,
  version?: number,
): Promise<{ version: number; document: Protocol }> {
  const row = await holdDraft(tx, protocolId);
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw conflict();
  const before = storedDocument(row);
  if (before.nodes.length > 0) await keepAsVersion(scope, tx, row, '');
  const rewritten = await rewrite(before, { protocolId, ownerId: row.ownerId, at: scope.now });
  const after = requireSound({ ...rewritten, items: {} });
  const next = await writeDraft(scope, tx, row, before, after);
  return { version: next, document: await wholeDocument(tx, row, after, scope.locale) };
}
