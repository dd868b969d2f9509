import type { Page } from './routes.ts';

/** What somebody who follows programs has to do, and what they are told. */
export const followerPages: readonly Page[] = [
  {
    path: '/my-tasks',
    file: 'features/tasks/my-tasks-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/my-tasks/task/{id}',
    file: 'features/tasks/task-page.tsx',
    access: 'user',
    layout: 'default',
    valid: "the task is the viewer's",
    scrollToTop: true,
  },
  {
    path: '/help-now',
    file: 'features/help/help-now-page.tsx',
    access: 'public',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/nudges',
    file: 'features/notifications/nudges-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/nudges/{id}',
    file: 'features/notifications/nudge-page.tsx',
    access: 'user',
    layout: 'default',
    valid: "the message is the viewer's",
    scrollToTop: true,
  },
  {
    path: '/messages',
    file: 'features/messages/messages-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/messages/chat/{id}',
    file: 'features/messages/chat-page.tsx',
    access: 'user',
    layout: 'default',
    valid: 'the viewer takes part',
    scrollToTop: true,
    width: 'full',
  },
  {
    path: '/notifications',
    file: 'features/notifications/notifications-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
];
