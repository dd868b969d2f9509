import { z } from 'zod';
import { registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** What the bell can tell of. `task`, `nudge`, `reminder` and `digest` come from programs one follows. */
export const notificationKinds = [
  'task',
  'nudge',
  'reminder',
  'digest',
  'follow-up',
  'new-follower',
  'finished',
  'review',
  'review-reply',
  'new-version',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Names and numbers for its sentence; each kind uses those it needs. */
export const NotificationData = z.object({
  /** A task's name or a message's heading, as its creator wrote it. */
  title: z.string().optional(),
  body: z.string().optional(),
  /** The program's title. */
  program: z.string().optional(),
  /** The other person's name. `finished` without one is about oneself. */
  person: z.string().optional(),
  /** Stars of a review. */
  rating: z.int().optional(),
  /** Of a new version. */
  number: z.int().optional(),
  isUrgent: z.boolean().optional(),
  /** What a digest gathers. */
  titles: z.array(z.string()).optional(),
});
export type NotificationData = z.infer<typeof NotificationData>;

export const Notification = z.object({
  id: field.id,
  kind: z.enum(notificationKinds),
  data: NotificationData,
  /** A path of this site. */
  link: z.string(),
  createdAt: field.instant,
  readAt: field.instant.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const notificationCalls = defineCalls({
  'GET notifications': {
    summary: 'What one was told, newest first.',
    access: registered,
    query: z.object({
      show: z.enum(['all', 'unread']).default('all'),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(30),
    }),
    reply: field.cursorList(Notification),
    health: true,
    example: {},
  },
  'POST notifications/read': {
    summary: 'Mark some as read, or all there are. The answer says how many are still unread.',
    access: registered,
    body: z.object({
      /** Those of others and those that are gone are passed over. `null`: all. */
      ids: z.array(field.id).min(1).max(100).nullable(),
    }),
    reply: z.object({ unread: z.int() }),
    limit: 'saving',
    example: { body: { ids: null } },
  },
});
