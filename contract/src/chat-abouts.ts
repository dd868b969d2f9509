import { z } from 'zod';
import { ownerOf, registered } from './access.ts';
import { bookingStates } from './booking-choices.ts';
import { defineCalls } from './call.ts';
import { ChatRoom } from './chats.ts';
import * as field from './fields.ts';
import { AboutKind, MessageAbout } from './message-about.ts';
import { taskStatuses } from './tasks.ts';

/** What a message is about, as far as you may see it. */
export const AboutCard = z.object({
  kind: AboutKind,
  name: z.string(),
  /** The page that shows it to you; null: it is gone, or not for you to see. */
  link: z.string().nullable(),
  task: z.object({ kind: z.string(), status: z.enum(taskStatuses), at: field.instant }).nullable(),
  reading: z.object({ value: z.number(), unit: z.string(), takenAt: field.instant }).nullable(),
  booking: z.object({ state: z.enum(bookingStates), from: field.instant }).nullable(),
});
export type AboutCard = z.infer<typeof AboutCard>;

export const chatAboutCalls = defineCalls({
  'GET chats/about': {
    summary:
      'What a message could be about: a task, reading, step or booking of yours or of someone you look after, or a discussion.',
    access: registered,
    health: 'others',
    query: MessageAbout,
    reply: AboutCard,
    example: { query: { kind: 'discussion', id: '$discussion' } },
  },
  'POST chats/about': {
    summary:
      'Open the conversation in which to ask about something: with the program’s creator, with whoever started a discussion, or with the other side of a booking.',
    access: registered,
    health: false,
    body: MessageAbout,
    reply: z.object({ chatId: field.id }),
    limit: 'writing',
    example: { body: { kind: 'discussion', id: '$expertsQuestion' } },
  },
  'GET chats/discussions': {
    summary: 'Conversations that began with a discussion, newest first, up to 50.',
    access: registered,
    health: false,
    reply: field.cursorList(ChatRoom),
    example: {},
  },
  'GET chats/{id}/messages/{message}/about': {
    summary: 'What a message is about, as far as you may see it.',
    access: ownerOf('chat'),
    health: 'others',
    params: z.object({ id: field.id, message: field.id }),
    reply: AboutCard,
    example: { params: { id: '$chat', message: '$chatMessage' } },
  },
});
