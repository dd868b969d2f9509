import { seedGroup, seedMessage } from '../../../seed/chats.ts';
import { seedFollower } from '../../../seed/followed.ts';
import { newId } from '../../db/ids.ts';
import type { Makers } from '../../makers.ts';
import { noteQuestion } from '../chats/shared-queries.ts';
import { insertSavedReply } from './queries.ts';

export const makers: Pick<Makers, 'inboxChat' | 'savedReply'> = {
  /** `other` follows a program of `owner`, and has written to them. */
  inboxChat: async (tx, cast) => {
    const { owner, other, mark } = cast;
    const names = await seedFollower(tx, cast);
    // Not the chat of the two, of which there is one: each may follow the other.
    const inboxChat = await seedGroup(tx, `Knees ${mark}`, [owner, other]);
    await seedMessage(tx, inboxChat, other, `My knee hurts ${mark}`);
    await noteQuestion(tx, inboxChat, other, new Date());
    return { ...names, inboxChat };
  },
  savedReply: async (tx, { owner, mark }) => {
    const createdAt = new Date();
    const savedReply = newId(createdAt.getTime());
    await insertSavedReply(tx, {
      id: savedReply,
      userId: owner,
      title: `Sore knees ${mark}`,
      body: `Take two days off. ${mark}`,
      createdAt,
    });
    return { savedReply };
  },
};
