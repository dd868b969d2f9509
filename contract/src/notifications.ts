import { z } from 'zod';
import { andAssistants, anyone, registered } from './access.ts';
import { adminRoles } from './admin-roles.ts';
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
  /** It ended before the finish, by a decision or because nothing came. */
  'ended',
  'review',
  'review-reply',
  'new-version',
  'program-updated',
  /** To experts: one of their followers may be in danger. */
  'urgent',
  /** To somebody who may be: where help is, and that an expert has looked. */
  'help',
  'help-seen',
  /** To followers: whoever made the program has left, and nobody looks after it now. */
  'unattended',
  /** An admin may look at part of one's health data, and says why. */
  'emergency-access',
  /** To experts: somebody of the site has looked at a qualification of theirs. */
  'credential-checked',
  'credential-refused',
  /** To somebody under 18: what their guardian said. */
  'guardian-agreed',
  'guardian-refused',
  'guardian-revoked',
  /** Somebody asked to have two-factor sign-in turned off by mail; one’s recovery codes come to an end. */
  'two-factor-removal',
  'recovery-codes-low',
  /** To experts: what they published with AI no longer passes its tests. */
  'ai-test-fell',
  /** To experts: somebody named them as a host of a service; a calendar of theirs elsewhere cannot be read. */
  'named-host',
  'calendar-failing',
  /** To the owner of a service that colleagues give: somebody asks to book, and either of them can answer. */
  'booking-to-answer',
  /** Of an appointment: to whoever did not do it themselves. */
  'booking-requested',
  'booking-booked',
  'booking-accepted',
  'booking-declined',
  'booking-cancelled',
  'booking-moved',
  /** The rules of its zone changed, and with them its instant; to hosts: two of theirs meet now. */
  'booking-shifted',
  'booking-clash',
  /** To clients: it begins soon; a seat that they waited for is held for them. */
  'booking-reminder',
  'booking-offered',
  /** Somebody wrote, and it is still unread. By mail and push alone: messages have a number of their own beside the bell. */
  'message',
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
  /** Whoever would give the appointment. */
  host: z.string().optional(),
  /** An admin's, who opened something. */
  role: z.enum(adminRoles).optional(),
  /** When that is over. */
  until: field.instant.optional(),
  /** Of an appointment: when it begins, and by which clock its place lives. */
  from: field.instant.optional(),
  zone: z.string().optional(),
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

/** The channelList by which somebody can be told. */
export const channels = ['in-app', 'email', 'push'] as const;
export type Channel = (typeof channels)[number];

/** What a program sends to its follower. */
export type PromptKind = 'task' | 'nudge' | 'reminder';

/** What can be chosen about: `news` is everything else that the bell tells. */
export const settingKinds = ['task', 'nudge', 'reminder', 'message', 'follow-up', 'news'] as const;
export type SettingKind = (typeof settingKinds)[number];

const minuteOfDay = z.int().min(0).max(1_439);
const channelList = z.array(z.enum(channels)).max(3);
export const NotificationChoices = z.object({
  /** Follow-ups and news are always under the bell, messages always on their page, whether that is named or not. */
  channels: z.object({
    task: channelList,
    nudge: channelList,
    reminder: channelList,
    message: channelList.default(['in-app', 'email', 'push']),
    'follow-up': channelList,
    news: channelList,
  }),
  /** Minutes of one’s own day between which nothing is sent; over midnight where `to` is the smaller one. */
  quiet: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** Over all programs together; what is more comes gathered. */
  mostADay: z.int().min(1).max(50),
  weeklySummary: z.boolean(),
  /** Whether a push may say what it is about; else it names the program only, since anybody can read a locked screen. */
  pushDetails: z.boolean().default(false),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

export const NotificationSettings = NotificationChoices.extend({
  /** By which clock quiet hours are counted. */
  zone: z.string(),
  /** Where mails go; null while there is no confirmed address. */
  email: z.string().nullable(),
  /** Without it, browsers cannot subscribe. */
  pushKey: z.string().nullable(),
  devices: z.array(
    z.object({
      id: field.id,
      name: z.string(),
      /** The beginning of its endpoint’s SHA-256 in base64url, by which a browser knows itself. */
      mark: z.string(),
      createdAt: field.instant,
    }),
  ),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** What a browser's PushManager gives; keys in base64url. */
export const PushSubscription = z.object({
  endpoint: z
    .string()
    .max(1_000)
    .regex(/^https:\/\/[!-~]+$/),
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/),
});

const anyToken = 'x'.repeat(43);
const choices = {
  channels: {
    task: ['in-app', 'push'],
    nudge: ['in-app'],
    reminder: ['in-app', 'email', 'push'],
    'follow-up': ['in-app', 'email'],
    news: ['in-app'],
  },
  quiet: { from: 1_320, to: 420 },
  mostADay: 6,
  weeklySummary: true,
  zone: 'Europe/Berlin',
};

export const notificationCalls = defineCalls({
  'GET notifications': {
    summary: 'Your notifications, newest first.',
    access: andAssistants(registered),
    health: 'own',
    query: z.object({
      show: z.enum(['all', 'unread']).default('all'),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(30),
    }),
    reply: field.cursorList(Notification),
    example: {},
  },
  'POST notifications/read': {
    summary: 'Mark some or all as read. The answer says how many are still unread.',
    access: registered,
    health: false,
    body: z.object({
      /** Those of others and those that are gone are passed over. `null`: all. */
      ids: z.array(field.id).min(1).max(100).nullable(),
    }),
    reply: z.object({ unread: z.int() }),
    limit: 'saving',
    example: { body: { ids: null } },
  },
  'POST notifications/unread': {
    summary:
      'Keep some as unread, for later. One about which there is newer unread news stays read. The answer says how many are unread.',
    access: registered,
    health: false,
    body: z.object({
      /** Those of others and those that are gone are passed over. */
      ids: z.array(field.id).min(1).max(100),
    }),
    reply: z.object({ unread: z.int() }),
    limit: 'saving',
    example: { body: { ids: ['01890000-0000-7000-8000-000000000000'] } },
  },
  'GET notifications/settings': {
    summary: 'How, when and how often you want to be notified.',
    access: registered,
    health: false,
    reply: NotificationSettings,
    example: {},
  },
  'PUT notifications/settings': {
    summary: 'Choose channels, quiet hours, the daily limit and the weekly summary.',
    access: registered,
    health: false,
    body: NotificationChoices.extend({
      /** By which clock quiet hours are counted from now on; as it is, when left out. */
      zone: field.text(1, 64).optional(),
    }),
    reply: NotificationSettings,
    limit: 'writing',
    example: { body: choices },
  },
  'POST notifications/devices': {
    summary: 'Turn on push notifications in this browser. It belongs to the last person who did.',
    access: registered,
    health: false,
    body: PushSubscription,
    reply: NotificationSettings,
    status: 201,
    limit: 'writing',
    example: {
      body: {
        endpoint: 'https://push.example.org/$unique',
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  },
  'DELETE notifications/devices/{id}': {
    summary: 'Turn off push notifications in one of your browsers. An unknown browser is fine.',
    access: registered,
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '01890000-0000-7000-8000-000000000000' } },
  },
  'GET notifications/unsubscribe/{token}': {
    summary: 'For mail apps that open the `List-Unsubscribe` address: leads to the page with the button.',
    access: anyone,
    health: false,
    params: z.object({ token: field.secret }),
    reply: field.file,
    replyType: 'text/html',
    example: { params: { token: anyToken } },
  },
  'POST notifications/unsubscribe/{token}': {
    summary: 'Stop the emails that carried this link (RFC 8058). An unknown link gets the same answer.',
    access: anyone,
    health: false,
    params: z.object({ token: field.secret }),
    reply: null,
    formAllowed: true,
    example: { params: { token: anyToken } },
  },
});
