import { z } from 'zod';
import { expertOwnerOf, experts } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';

/** A follower's conversation with those who look after them. */
export const InboxEntry = z.object({
  chatId: field.id,
  follower: Person,
  programId: field.id,
  programTitle: z.string(),
  /** The experts in it. */
  experts: z.array(Person),
  /** Only then can you open it, and read what was written. */
  isMember: z.boolean(),
  /** The beginning of the newest message; empty where you are not in it. */
  opening: z.string(),
  lastAt: field.instant,
  /** Since when the follower has waited for an answer; null: they have one. */
  waitingSince: field.instant.nullable(),
  /** From the first message to the first answer; null: there is none yet. */
  firstAnswerMinutes: z.int().nullable(),
  assignedTo: Person.nullable(),
  /** What the colleague who handed it to you wrote about it. */
  note: z.string(),
  snoozedUntil: field.instant.nullable(),
  /** The follower may be in danger by what they wrote; the alert in the queue. */
  followUpId: field.id.nullable(),
  /** To whom it can be handed over. */
  colleagues: z.array(Person),
});
export type InboxEntry = z.infer<typeof InboxEntry>;

export const inboxViews = ['waiting', 'mine', 'snoozed', 'all', 'danger'] as const;

export const SavedReply = z.object({ id: field.id, title: z.string(), body: z.string() });
export type SavedReply = z.infer<typeof SavedReply>;

const ReplyWords = z.object({ title: field.text(1, 80), body: field.text(1, 2_000) });

const ofChat = z.object({ id: field.id });
const at = { params: { id: '$inboxChat' } };

export const inboxCalls = defineCalls({
  'GET inbox': {
    summary:
      'Conversations of followers of the programs you look after, up to 100: people who may be in danger first, then whoever has waited longest. Of conversations between others you see that they are there, and not what was written.',
    access: experts,
    health: 'others',
    query: z.object({ show: z.enum(inboxViews).default('waiting'), program: field.id.optional() }),
    reply: field.cursorList(InboxEntry),
    example: {},
  },
  'GET inbox/figures': {
    summary: 'How many followers wait for an answer, and how long the first answer took in the last 30 days.',
    access: experts,
    health: false,
    reply: z.object({
      waiting: z.int(),
      answered: z.int(),
      /** Half of the first answers came within this time. */
      medianMinutes: z.int().nullable(),
    }),
    example: {},
  },
  'POST inbox/{id}/snooze': {
    summary: 'Snooze a conversation for some minutes; a new message ends it. 0 ends it now.',
    access: expertOwnerOf('inboxChat'),
    health: 'others',
    params: ofChat,
    body: z.object({ minutes: z.int().min(0).max(20_160) }),
    reply: InboxEntry,
    limit: 'writing',
    example: { ...at, body: { minutes: 60 } },
  },
  'POST inbox/{id}/assign': {
    summary:
      'Take a conversation, or hand it over to a colleague on the program’s team with a note. The colleague joins the conversation and can read it; the follower sees that.',
    access: expertOwnerOf('inboxChat'),
    health: 'others',
    params: ofChat,
    body: z.object({ to: field.id, note: field.text(0, 500).default('') }),
    reply: InboxEntry,
    limit: 'writing',
    example: { ...at, body: { to: '$caller' } },
  },
  'GET saved-replies': {
    summary: 'What you have saved to write again, by title.',
    access: experts,
    health: false,
    reply: field.cursorList(SavedReply),
    example: {},
  },
  'POST saved-replies': {
    summary: 'Save a reply to use again, up to 100.',
    access: experts,
    health: false,
    body: ReplyWords,
    reply: SavedReply,
    status: 201,
    limit: 'writing',
    example: { body: { title: 'Sore knees', body: 'Take two days off, then walk slowly for ten minutes.' } },
  },
  'PUT saved-replies/{id}': {
    summary: 'Change a saved reply.',
    access: expertOwnerOf('savedReply'),
    health: false,
    params: z.object({ id: field.id }),
    body: ReplyWords,
    reply: SavedReply,
    limit: 'writing',
    example: { params: { id: '$savedReply' }, body: { title: 'Sore knees', body: 'Rest for two days.' } },
  },
  'DELETE saved-replies/{id}': {
    summary: 'Delete a saved reply.',
    access: expertOwnerOf('savedReply'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$savedReply' } },
  },
});
