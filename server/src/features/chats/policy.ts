import type { OwnerLookups } from '../../scope.ts';
import { findMessage } from './message-queries.ts';
import { findRoom } from './queries.ts';

/** Everybody in a chat owns it; a group’s name and members are its owner’s; whoever wrote a message owns that, while they are in it. */
export const chatOwners: Pick<OwnerLookups, 'chat' | 'groupChat' | 'ownGroup' | 'chatMessage'> = {
  chat: async (tx, { id = '' }, callerId = '') => {
    const room = callerId && (await findRoom(tx, id, callerId));
    return room ? { ownerId: callerId } : undefined;
  },
  groupChat: async (tx, { id = '' }, callerId = '') => {
    const room = callerId && (await findRoom(tx, id, callerId));
    return room && !room.isPair ? { ownerId: callerId } : undefined;
  },
  ownGroup: async (tx, { id = '' }, callerId = '') => {
    const room = callerId && (await findRoom(tx, id, callerId));
    return room && !room.isPair && room.ownerId !== null ? { ownerId: room.ownerId } : undefined;
  },
  chatMessage: async (tx, { id = '', message = '' }, callerId = '') => {
    if (!callerId || !(await findRoom(tx, id, callerId))) return undefined;
    const found = await findMessage(tx, id, message, callerId);
    return found && found.deletedAt === null && !found.isChange ? { ownerId: found.authorId } : undefined;
  },
};
