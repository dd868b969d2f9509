import { z } from 'zod';
import { ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import {
  groupChanges,
  longestMessage,
  longestTitle,
  mostAttachments,
  mostMembers,
  reactions,
} from './chat-choices.ts';
import * as field from './fields.ts';
import { AboutKind, MessageAbout } from './message-about.ts';
import { roleNames } from './roles.ts';
import { UploadName } from './uploads.ts';

const Reaction = z.enum(reactions);

export const ChatPerson = z.object({
  id: field.id,
  full_name: z.string(),
  username: z.string().nullable(),
  avatar: z.string().nullable(),
  role: z.enum(roleNames),
  is_online: z.boolean(),
});
export type ChatPerson = z.infer<typeof ChatPerson>;

/** A picture or a paper that was sent with a message. */
export const Attachment = z.object({
  name: UploadName,
  /** What its sender calls it; null: nothing. */
  title: z.string().nullable(),
  type: z.enum(['image/webp', 'application/pdf']),
  sizeBytes: z.int(),
  /** Shows it to whoever has the address, for a quarter of an hour at most. */
  url: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

export const ChatMessage = z.object({
  id: field.id,
  /** Its place in the chat, counted from 1 without gaps. */
  number: z.int(),
  author: z.object({ id: field.id, full_name: z.string() }),
  /** Empty once it was deleted, and where it says what happened to the group. */
  body: z.string(),
  createdAt: field.instant,
  editedAt: field.instant.nullable(),
  deletedAt: field.instant.nullable(),
  /** The message that it answers, with the beginning of what it says. */
  replyTo: z.object({ id: field.id, author: z.string(), opening: z.string() }).nullable(),
  reactions: z.array(z.object({ emoji: z.string(), count: z.int(), mine: z.boolean() })),
  /** What it is about; `GET chats/{id}/messages/{message}/about` has the rest. */
  about: z.object({ kind: AboutKind, name: z.string() }).nullable(),
  /** Its author renamed the group, changed who is in it, or left it. */
  change: z
    .object({
      kind: z.enum(groupChanges),
      title: z.string().nullable(),
      people: z.array(z.object({ id: field.id, full_name: z.string() })),
    })
    .nullable(),
  attachments: z.array(Attachment),
  /** Whose words these are, if somebody else forwarded them. */
  forwardedFrom: z.object({ full_name: z.string() }).nullable(),
  /** You may forward it: you wrote it, or whoever did allows it. */
  canForward: z.boolean(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatRoom = z.object({
  id: field.id,
  /** A group’s name; between two there is none. */
  title: z.string().nullable(),
  isGroup: z.boolean(),
  /** Who may rename the group and choose who is in it; null: no one. */
  ownerId: field.id.nullable(),
  /** The other one. In a group, and when the other one has left the site: null. */
  participant: ChatPerson.nullable(),
  /** Everybody else in it, by name. */
  participants: z.array(ChatPerson),
  /** The newest. */
  message: ChatMessage.nullable(),
  unread: z.int(),
  isMuted: z.boolean(),
  isPinned: z.boolean(),
  isBlocked: z.boolean(),
  canWrite: z.boolean(),
  lastAt: field.instant,
});
export type ChatRoom = z.infer<typeof ChatRoom>;

/** A message that was searched for, and where it was said. */
export const FoundMessage = z.object({
  room: ChatRoom.pick({ id: true, title: true, isGroup: true, participant: true, participants: true }),
  message: ChatMessage,
});
export type FoundMessage = z.infer<typeof FoundMessage>;

/** Oldest first; page 1 is the newest, and `next` leads to older ones. */
export const ChatMessages = z.object({
  id: field.id,
  data: z.array(ChatMessage),
  meta: z.object({
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    next: z.string().nullable(),
    prev: z.string().nullable(),
    /** The newest that every other one has read. */
    readByAll: z.int(),
    /** The first that you can read: you came to the group with it. */
    first: z.int(),
    /** From this one on, everyone in it can read them. */
    openToAll: z.int(),
    /** The newest that you have read. */
    readByMe: z.int(),
  }),
  links: z.object({ next: z.string().nullable(), prev: z.string().nullable() }),
});
export type ChatMessages = z.infer<typeof ChatMessages>;

export const NewMessage = z.object({
  /** May be empty with a file, and is with a message that is forwarded. */
  body: field.text(0, longestMessage).default(''),
  replyTo: field.id.optional(),
  about: MessageAbout.optional(),
  /** Names of uploads of your own. */
  attachments: z.array(UploadName).max(mostAttachments).optional(),
  /** What they are called; the others see it. */
  titles: z.record(UploadName, field.text(1, longestTitle)).optional(),
  /** A message of one of your conversations. */
  forward: field.id.optional(),
});
export type NewMessage = z.infer<typeof NewMessage>;

const ofChat = z.object({ id: field.id });
const ofMessage = z.object({ id: field.id, message: field.id });
const at = { params: { id: '$chat' } };
const atMessage = { params: { id: '$chat', message: '$chatMessage' } };

export const chatCalls = defineCalls({
  'GET chats': {
    summary: 'Your conversations: pinned ones first, then those with the newest message.',
    access: registered,
    health: false,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: field.cursorList(ChatRoom),
    example: { query: { per_page: 20 } },
  },
  'GET chats/people': {
    summary: 'People you can write to, by a part of their name, in alphabetical order.',
    access: registered,
    health: false,
    query: z.object({ search: field.text(1, 100) }),
    reply: field.cursorList(ChatPerson),
    example: { query: { search: 'a' } },
  },
  'GET chats/search': {
    summary: 'Messages in your conversations by their words, in any form of the word, newest first.',
    access: registered,
    health: false,
    query: z.object({
      search: field.text(1, 200),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: field.cursorList(FoundMessage),
    example: { query: { search: 'sleep' } },
  },
  'POST chats': {
    summary:
      'Start a conversation, or open the one you already have with that person. With more people, or a title, it’s a group.',
    access: registered,
    health: false,
    body: z.object({
      userIds: z
        .array(field.id)
        .min(1)
        .max(mostMembers - 1),
      title: field.text(1, 80).optional(),
    }),
    reply: ChatRoom,
    status: 201,
    limit: 'writing',
    example: { body: { userIds: ['$writtenTo'] } },
  },
  'GET chats/{id}': {
    summary: 'One conversation.',
    access: ownerOf('chat'),
    health: false,
    params: ofChat,
    reply: ChatRoom,
    example: at,
  },
  'PUT chats/{id}/settings': {
    summary: 'Mute or pin a conversation, for yourself.',
    access: ownerOf('chat'),
    health: false,
    params: ofChat,
    body: z.object({ isMuted: z.boolean(), isPinned: z.boolean() }),
    reply: ChatRoom,
    limit: 'writing',
    example: { ...at, body: { isMuted: true, isPinned: false } },
  },
  'PUT chats/{id}/read': {
    summary: 'Mark everything up to this message as read.',
    access: ownerOf('chat'),
    health: false,
    params: ofChat,
    body: z.object({ number: z.int().min(0).max(2_000_000_000) }),
    reply: null,
    limit: 'saving',
    example: { ...at, body: { number: 1 } },
  },
  'GET chats/{id}/messages': {
    summary: 'Messages, oldest first, beginning with the newest page.',
    access: ownerOf('chat'),
    health: false,
    params: ofChat,
    query: z.object({
      /** Pages are counted back from the message with this number instead of the newest. */
      upTo: z.coerce.number().int().min(1).max(2_000_000_000).optional(),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(40),
    }),
    reply: ChatMessages,
    example: { ...at, query: { per_page: 40 } },
  },
  'POST chats/{id}/messages': {
    summary: 'Write a message.',
    access: ownerOf('chat'),
    health: false,
    params: ofChat,
    body: NewMessage,
    reply: ChatMessage,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { body: 'Good morning! How did you sleep?' } },
  },
  'POST chats/{id}/typing': {
    summary: 'Let the others know that you’re writing. Send it every few seconds while you are.',
    access: ownerOf('chat'),
    health: false,
    params: ofChat,
    reply: null,
    limit: 'saving',
    example: at,
  },
  'PUT chats/{id}/messages/{message}': {
    summary: 'Change what you wrote. Others see that it was changed.',
    access: ownerOf('chatMessage'),
    health: false,
    params: ofMessage,
    body: z.object({ body: field.text(1, longestMessage) }),
    reply: ChatMessage,
    limit: 'writing',
    example: { ...atMessage, body: { body: 'Good morning! Did you sleep well?' } },
  },
  'DELETE chats/{id}/messages/{message}': {
    summary: 'Delete what you wrote, for everyone. Others see that a message was deleted.',
    access: ownerOf('chatMessage'),
    health: false,
    params: ofMessage,
    reply: null,
    limit: 'writing',
    example: atMessage,
  },
  'PUT chats/{id}/messages/{message}/reaction': {
    summary: 'React to a message, or take your reaction back.',
    access: ownerOf('chat'),
    health: false,
    params: ofMessage,
    body: z.object({ emoji: Reaction.nullable() }),
    reply: ChatMessage,
    limit: 'writing',
    example: { ...atMessage, body: { emoji: '👍' } },
  },
  'PUT chats/{id}/block': {
    summary: 'Block the other person: neither of you can write to the other until you unblock them.',
    access: ownerOf('chat'),
    health: false,
    params: ofChat,
    body: z.object({ isBlocked: z.boolean() }),
    reply: ChatRoom,
    limit: 'writing',
    example: { ...at, body: { isBlocked: true } },
  },
});
