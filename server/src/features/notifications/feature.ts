import type { Feature } from '../../feature.ts';
import { forgetInNews } from './hand-over.ts';
import { notificationRoutes } from './routes.ts';
import { mailNews, mailPrompts } from './send-mails.ts';
import { pushNews, pushPrompts } from './send-pushes.ts';
import { sweepUnsubscribes } from './unsubscribe-mails.ts';
import { findToSummarise, mailSummary } from './weekly-summary.ts';

/** Rows that are one person's and go with them. */
const theirs = { person: 'user_id', erased: 'removed', exported: true } as const;

export const notifications: Feature = {
  news: ['task', 'nudge', 'reminder', 'digest'],
  tables: {
    notifications: { health: 'messages', ...theirs },
    notification_settings: { health: 'none', ...theirs },
    prompts: { health: 'messages', ...theirs },
    push_subscriptions: { health: 'none', ...theirs, hidden: ['endpoint', 'p256dh', 'auth'] },
  },
  routes: (http, { push }) => notificationRoutes(http, push),
  jobs: {
    'mail-prompts': (scope, { userId, sentAt }, { mailer }) =>
      mailPrompts(scope, userId, new Date(sentAt), mailer),
    'push-prompts': (scope, { userId, sentAt }, { push }) =>
      pushPrompts(scope, userId, new Date(sentAt), push),
    'mail-news': (scope, { userId, ids }, { mailer }) => mailNews(scope, userId, ids, mailer),
    'push-news': (scope, { userId, ids }, { push }) => pushNews(scope, userId, ids, push),
    'mail-summary': (scope, { userId }, { mailer }) => mailSummary(scope, userId, mailer),
  },
  handOver: forgetInNews,
  hourly: {
    sweep: sweepUnsubscribes,
    'weekly-summaries': findToSummarise,
  },
};
