import { seedChat, seedGroup, seedMessage } from '../../../seed/chats.ts';
import type { Tx } from '../../db/pool.ts';
import type { Makers } from '../../makers.ts';
import { insertAbout } from './about-queries.ts';
import { setReaction } from './message-queries.ts';

/** Of two who write to each other; the message is the first one's. */
async function make(tx: Tx, [author, other]: [string, string], mark: string) {
  const chat = await seedChat(tx, [author, other]);
  const chatMessage = await seedMessage(tx, chat, author, `How are you today? ${mark}`);
  await seedMessage(tx, chat, other, `Better, thank you. ${mark}`);
  await setReaction(tx, chatMessage, author, '👍');
  await insertAbout(tx, { messageId: chatMessage, kind: 'discussion', name: `Waking up early ${mark}` });
  return { chat, chatMessage };
}

export const makers: Pick<Makers, 'chat' | 'groupChat' | 'ownGroup' | 'chatMessage'> = {
  chat: (tx, { owner, other, mark }) => make(tx, [owner, other], mark),
  groupChat: async (tx, { owner, other, mark }) => ({
    groupChat: await seedGroup(tx, `Morning walkers ${mark}`, [owner, other]),
  }),
  ownGroup: async (tx, { owner, other, mark }) => ({
    ownGroup: await seedGroup(tx, `Evening walkers ${mark}`, [owner, other]),
    groupMember: other,
  }),
  chatMessage: (tx, { owner, other, mark }) => make(tx, [owner, other], mark),
};
