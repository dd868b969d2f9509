import type { ChatMessages } from '@regimen/contract/chats.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { listMessages } from './message-queries.ts';
import { findRoom, listOthers } from './queries.ts';
import { showMessages } from './show-messages.ts';

/** Numbers have no gaps, so a page is known by its own: however long a chat is, no other message is looked at. */
export async function readMessages(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  { page, per_page, upTo }: { page: number; per_page: number; upTo?: number | undefined },
): Promise<ChatMessages> {
  const { userId } = scope.actor;
  const room = await findRoom(tx, id, userId);
  if (!room) throw notFound();
  const newest = Math.min(upTo ?? room.lastNumber, room.lastNumber);
  const to = newest - (page - 1) * per_page;
  const rows = await listMessages(tx, id, Math.max(to - per_page, room.fromNumber) + 1, to);
  const others = await listOthers(tx, [id], userId);
  const lastPage = Math.max(1, Math.ceil((newest - room.fromNumber) / per_page));
  const next = page < lastPage ? String(page + 1) : null;
  const prev = page > 1 ? String(page - 1) : null;
  const link = (number: string | null) =>
    number &&
    `/api/chats/${id}/messages?per_page=${per_page}&page=${number}${upTo === undefined ? '' : `&upTo=${upTo}`}`;
  return {
    id,
    data: await showMessages(scope, tx, rows),
    meta: {
      current_page: page,
      last_page: lastPage,
      per_page,
      total: room.lastNumber,
      next,
      prev,
      readByAll: others.length > 0 ? Math.min(...others.map(({ readNumber }) => readNumber)) : 0,
      first: room.fromNumber + 1,
      openToAll: Math.max(room.fromNumber, ...others.map(({ fromNumber }) => fromNumber)) + 1,
      readByMe: room.readNumber,
    },
    links: { next: link(next), prev: link(prev) },
  };
}
