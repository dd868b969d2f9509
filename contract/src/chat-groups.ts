import { z } from 'zod';
import { ownerOf } from './access.ts';
import { defineCalls } from './call.ts';
import { mostMembers } from './chat-choices.ts';
import { ChatRoom } from './chats.ts';
import * as field from './fields.ts';

const ofChat = z.object({ id: field.id });

/** What happens to a group, not in it. */
export const chatGroupCalls = defineCalls({
  'DELETE chats/{id}/membership': {
    summary: 'Leave a group. What you wrote stays.',
    access: ownerOf('groupChat'),
    health: false,
    params: ofChat,
    reply: null,
    limit: 'writing',
    example: { params: { id: '$groupChat' } },
  },
  'PUT chats/{id}/title': {
    summary: 'Rename your group, or take its name away. The conversation says so.',
    access: ownerOf('ownGroup'),
    health: false,
    params: ofChat,
    body: z.object({ title: field.text(1, 80).nullable() }),
    reply: ChatRoom,
    limit: 'writing',
    example: { params: { id: '$ownGroup' }, body: { title: 'Evening walkers' } },
  },
  'POST chats/{id}/members': {
    summary: 'Add people to your group. They read what is written from then on.',
    access: ownerOf('ownGroup'),
    health: false,
    params: ofChat,
    body: z.object({
      userIds: z
        .array(field.id)
        .min(1)
        .max(mostMembers - 1),
    }),
    reply: ChatRoom,
    limit: 'writing',
    example: { params: { id: '$ownGroup' }, body: { userIds: ['$writtenTo'] } },
  },
  'DELETE chats/{id}/members/{person}': {
    summary: 'Remove someone from your group. What they wrote stays.',
    access: ownerOf('ownGroup'),
    health: false,
    params: z.object({ id: field.id, person: field.id }),
    reply: ChatRoom,
    limit: 'writing',
    example: { params: { id: '$ownGroup', person: '$groupMember' } },
  },
});
