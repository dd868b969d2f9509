import { z } from 'zod';
import { guestsOnly, signedIn } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/**
 * What can be told to somebody the moment it happens: the `component` of an event and the shape of its data. A closed list,
 * and pointers only: whoever hears of it reads the rest through the API, which asks whether they may.
 */
export const liveComponents = {
  /** Something came under the bell, or was read on another device. */
  notification: z.object({}),
  /** A task of theirs came, moved or was done. */
  task: z.object({ enrollmentId: field.id }),
  /** To experts: something waits for them, or a colleague has done something about it. */
  'follow-up': z.object({}),
  /** Something was written in a chat of theirs, changed or read. */
  chat: z.object({ chatId: field.id }),
  /** Something was said in somebody's thread with a program's agent, or an answer is complete. */
  agent: z.object({ programId: field.id }),
  /** Whatever shows these calls is old. Parameters that are left out stand for all. */
  'read-again': z.object({
    calls: z
      .array(z.object({ call: z.string().max(120), params: z.record(z.string(), z.string()).optional() }))
      .max(20),
  }),
} as const;
export type LiveComponent = keyof typeof liveComponents;
export type LiveData<C extends LiveComponent> = z.infer<(typeof liveComponents)[C]>;
export const liveComponentNames = Object.keys(liveComponents) as [LiveComponent, ...LiveComponent[]];

/** What is said in passing: it has no number, is not kept, and whoever was not listening has missed nothing. */
export const whispers = {
  /** Somebody is writing in a chat of theirs. */
  typing: z.object({ chatId: field.id, userId: field.id }),
  /**
   * Words of an answer that is on its way to them, from this place in it on. Whoever missed some reads the whole at its end,
   * which is an event.
   */
  answering: z.object({ programId: field.id, messageId: field.id, from: z.int(), words: z.string() }),
  /** Somebody they write with has come, or has left. */
  online: z.object({ userId: field.id, isOnline: z.boolean() }),
} as const;
export type Whisper = keyof typeof whispers;
export type WhisperData<W extends Whisper> = z.infer<(typeof whispers)[W]>;

/** The event of the channel that everybody has by themselves; visitors have theirs (watching.ts). */
export const userEvent = 'NewEvent';
export const userChannel = (userId: string): string => `private-user-${userId}`;
/** On which somebody is as long as a page of theirs is open; nobody else joins it. */
export const personChannel = 'presence-person-';
/** On which somebody is as long as they look at who else follows a program: `online` of those they may write to. */
export const fellowsChannel = 'private-fellows-';
/** What comes there: the whisper of that name. */
export const onlineEvent = 'online';

/** Numbered for each person, without a gap; `epoch` changes when the numbers begin anew. */
export const LiveEvent = z.object({
  component: z.enum(liveComponentNames),
  data: z.record(z.string(), z.unknown()),
  epoch: z.int(),
  seq: z.int(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The last event that somebody has seen: its epoch and its number. `0.0`: none yet. */
const place = z
  .string()
  .max(24)
  .regex(/^\d{1,10}\.\d{1,10}$/);

export const realtimeCalls = defineCalls({
  'POST broadcasting/auth': {
    summary: 'Let a real-time connection join one of your own private or presence channels.',
    access: signedIn,
    health: false,
    body: z.object({
      socket_id: z.string().regex(/^\d{1,16}\.\d{1,16}$/),
      channel_name: z.string().regex(/^[\w\-=@,.;]{1,164}$/),
    }),
    reply: z.object({
      auth: z.string(),
      /** Who one is on a presence channel, as JSON. */
      channel_data: z.string().optional(),
      /** Up to here you were told by now; from here on the connection brings it. */
      place,
    }),
    formRead: true,
    secret: true,
    example: { body: { socket_id: '1234.5678', channel_name: 'private-user-$caller' } },
  },
  'POST broadcasting/guest': {
    summary:
      'A key for a visitor, the same as long as it lives: the channel `guest-{session_key}` is theirs, for a day or until they sign in.',
    access: guestsOnly,
    health: false,
    reply: z.object({ session_key: z.string().regex(/^[\w-]{28}$/) }),
    limit: 'writing',
    secret: true,
    example: {},
  },
  'GET events': {
    summary: 'What you were told after an event you have seen, for when a connection was lost.',
    access: signedIn,
    health: false,
    query: z.object({
      /** `epoch.seq` of the last one you have. */
      since: place.default('0.0'),
    }),
    reply: z.object({
      /** Where you are after these. */
      place,
      events: z.array(LiveEvent),
      /** Something in between is no longer kept: read again whatever you show. */
      gone: z.boolean(),
    }),
    example: { query: { since: '0.0' } },
  },
});
