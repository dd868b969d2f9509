import type { ChatMessage } from '@regimen/contract/chats.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { listAttachments } from './attachment-queries.ts';
import { listChanges } from './group-queries.ts';
import { listReactions, type MessageRow } from './message-queries.ts';
import { presentMessage } from './present.ts';

/** Messages with what others thought of them and the files that came with them, in the order given. */
export async function showMessages(
  scope: SignedInScope,
  tx: Tx,
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  if (rows.length === 0) return [];
  const viewerId = scope.actor.userId;
  const ids = rows.map(({ id }) => id);
  const reactions = await listReactions(tx, ids, viewerId);
  const attachments = await listAttachments(tx, ids);
  const lines = rows.flatMap(({ id, isChange }) => (isChange ? [id] : []));
  const changes = lines.length > 0 ? await listChanges(tx, lines) : [];
  return rows.map((row) =>
    presentMessage(row, { reactions, changes, attachments, viewerId, now: scope.now }),
  );
}
