import type { ChatRoom } from '@regimen/contract/chats.ts';
import { collatorOf } from '@regimen/contract/language/collators.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { listNewest } from './message-queries.ts';
import { presentPerson, presentRoom } from './present.ts';
import * as queries from './queries.ts';
import { showMessages } from './show-messages.ts';

/** These chats with who is in them and what was said last, in the order given. */
export async function readRooms(
  scope: SignedInScope,
  tx: Tx,
  rooms: readonly queries.RoomRow[],
): Promise<ChatRoom[]> {
  if (rooms.length === 0) return [];
  const { userId } = scope.actor;
  const ids = rooms.map(({ id }) => id);
  const people = await queries.listOthers(tx, ids, userId);
  const newest = await listNewest(tx, rooms);
  const shown = await showMessages(scope, tx, newest);
  const blocks = await queries.listBlocksOf(
    tx,
    userId,
    people.map(({ id }) => id),
  );
  const byName = collatorOf(scope.locale);
  return rooms.map((room) => {
    const others = people
      .filter(({ chatId }) => chatId === room.id)
      .sort((a, b) => byName.compare(a.fullName, b.fullName));
    const message = shown[newest.findIndex(({ chatId }) => chatId === room.id)];
    const [other] = others;
    const isApart = ({ id }: { id: string }) =>
      blocks.some(({ blockedId, userId: blocker }) => blockedId === id || blocker === id);
    return presentRoom(room, {
      // Whom somebody has blocked, or who blocked them, they do not see come and go.
      others: others.map((person) => ({
        ...presentPerson(person),
        ...(isApart(person) && { is_online: false }),
      })),
      message: message ?? null,
      isBlocked: room.isPair && blocks.some(({ blockedId }) => blockedId === other?.id),
      isBlockedByOther: room.isPair && blocks.some((block) => block.userId === other?.id),
    });
  });
}

export async function readRoom(scope: SignedInScope, tx: Tx, id: string): Promise<ChatRoom> {
  const row = await queries.findRoom(tx, id, scope.actor.userId);
  const [room] = row ? await readRooms(scope, tx, [row]) : [];
  if (!room) throw notFound();
  return room;
}
