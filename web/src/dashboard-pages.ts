import type { Page } from './routes.ts';

/** For those who run the site: their own sign-in, and one page whose sections follow as a segment of its path. */
export const dashboardPages: readonly Page[] = [
  {
    path: '/dashboard/login',
    file: 'features/dashboard/login-page.tsx',
    access: 'public',
    layout: 'dashboard',
    middleware: 'dashboard',
  },
  {
    path: '/dashboard',
    file: 'features/dashboard/dashboard-page.tsx',
    access: 'admin',
    layout: 'dashboard',
    middleware: 'dashboard',
    width: 'full',
    tail: true,
  },
];
