import type { Page } from './routes.ts';

/** Discussions, and what began with one. */
export const systemsPages: readonly Page[] = [
  {
    path: '/systems',
    file: 'features/discussions/discussions-page.tsx',
    access: 'public',
    layout: 'default',
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/systems/ask',
    file: 'features/discussions/ask-page.tsx',
    access: 'public',
    layout: 'default',
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/systems/messages',
    file: 'features/messages/discussion-messages-page.tsx',
    access: 'public',
    layout: 'default',
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/systems/works',
    file: 'features/discussions/how-discussions-work-page.tsx',
    access: 'public',
    layout: 'default',
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/systems/discussion/{id?}',
    file: 'features/discussions/discussion-page.tsx',
    access: 'public',
    layout: 'default',
    valid: 'the discussion exists',
    footer: true,
    scrollToTop: true,
  },
];
