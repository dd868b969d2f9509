import type { OwnerLookups } from '../../scope.ts';
import { findMessage } from './message-queries.ts';
import { findRoom } from './queries.ts';

/** Everybody in a chat owns it; whoever wrote a message owns that, while they are in it. */
export const chatOwners: Pick<OwnerLookups, 'chat' | 'groupChat' | 'chatMessage'> = {
  chat: async (tx, { id = '' }, callerId = '') => {
    const room = callerId && (await findRoom(tx, id, callerId));
    return room ? { ownerId: callerId } : undefined;
  },
  groupChat: async (tx, { id = '' }, callerId = '') => {
    const room = callerId && (await findRoom(tx, id, callerId));
    return room && !room.isPair ? { ownerId: callerId } : undefined;
  },
  chatMessage: async (tx, { id = '', message = '' }, callerId = '') => {
    if (!callerId || !(await findRoom(tx, id, callerId))) return undefined;
    const found = await findMessage(tx, id, message);
    return found && found.deletedAt === null ? { ownerId: found.authorId } : undefined;
  },
};
