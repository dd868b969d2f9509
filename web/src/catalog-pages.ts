import type { Page } from './routes.ts';

/** Programs and the people who make them, for everybody. */
export const catalogPages: readonly Page[] = [
  {
    path: '/programs',
    file: 'features/programs/catalog-page.tsx',
    access: 'public',
    layout: 'default',
    footer: true,
    scrollToTop: true,
    tail: true,
  },
  {
    path: '/program/{id?}',
    file: 'features/programs/program-page.tsx',
    access: 'public',
    layout: 'default',
    valid: 'the program exists and the viewer may see it',
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/creators',
    file: 'features/creators/creators-page.tsx',
    access: 'public',
    layout: 'default',
    footer: true,
    scrollToTop: true,
    tail: true,
  },
  {
    path: '/u/{username?}',
    file: 'features/profile/profile-page.tsx',
    access: 'public',
    layout: 'default',
    valid: 'the user exists and has a public profile',
    scrollToTop: true,
  },
  {
    path: '/s/{shortcode?}',
    file: 'features/short-links/short-link-page.tsx',
    access: 'public',
    layout: 'default',
    valid: 'the code exists',
    scrollToTop: true,
  },
  {
    path: '/bookmarks',
    file: 'features/bookmarks/bookmarks-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
];
