import type { Page } from './routes.ts';

/** What somebody sets for themselves. Each also has its line in `shared/settings/parts.ts`. */
export const settingsPages: readonly Page[] = [
  {
    path: '/settings',
    file: 'features/settings/settings-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/my-profile',
    file: 'features/my-profile/my-profile-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/expert-profile',
    file: 'features/expert-profile/expert-profile-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/settings/devices',
    file: 'features/settings/devices-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/settings/privacy-security',
    file: 'features/settings/privacy-security-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/delete-account',
    file: 'features/leaving/delete-account-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
];
