import { z } from 'zod';
import { ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import { messagesFrom } from './chat-choices.ts';
import * as field from './fields.ts';

export const MessagesFrom = z.enum(messagesFrom);
export type MessagesFrom = z.infer<typeof MessagesFrom>;

export const MessageChoices = z.object({
  messagesFrom: MessagesFrom,
  /** Others may forward what you write. */
  mayForward: z.boolean(),
});

/** What people decide about who writes to them, and what becomes of their own words. */
export const messageChoiceCalls = defineCalls({
  'GET message-choices': {
    summary: 'Who may write to you, and whether others may forward what you write.',
    access: registered,
    health: false,
    reply: MessageChoices,
    example: {},
  },
  'PUT message-choices': {
    summary:
      'Choose who may write to you: everyone, only people you share a program with, or no one new. Experts whose program you follow always can, and so can people you’re already writing with. Also choose whether others may forward what you write; without that, no one can.',
    access: registered,
    health: false,
    body: MessageChoices.partial(),
    reply: MessageChoices,
    limit: 'writing',
    example: { body: { messagesFrom: 'known' } },
  },
  'POST chats/{id}/report': {
    summary:
      'Report a person or a message to the people who run the site. They get your words and the message, and nothing else of the conversation.',
    access: ownerOf('chat'),
    health: false,
    params: z.object({ id: field.id }),
    body: z.object({
      reason: field.text(3, 1_000),
      /** Without one, it’s about the other person or the whole group. */
      message: field.id.optional(),
    }),
    reply: null,
    limit: 'contact',
    example: { params: { id: '$chat' }, body: { reason: 'They keep sending me advertising.' } },
  },
  'GET blocks': {
    summary: 'People you have blocked, by name.',
    access: registered,
    health: false,
    reply: field.cursorList(z.object({ id: field.id, full_name: z.string() })),
    example: {},
  },
});
