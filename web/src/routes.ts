import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { GuardedPage } from '@regimen/contract/guards.ts';
import { builderPages } from './builder-pages.ts';
import { catalogPages } from './catalog-pages.ts';
import { creatorPages } from './creator-pages.ts';
import { dashboardPages } from './dashboard-pages.ts';
import { followerPages } from './follower-pages.ts';
import { servicePages } from './service-pages.ts';
import { settingsPages } from './settings-pages.ts';
import { systemsPages } from './systems-pages.ts';

/** One page: who may open it, where its file is, how it stands in the shell. */
export interface Page extends GuardedPage {
  file: string;
  layout: LayoutName;
  /** What has to be true for the page to exist; the page's own `valid` or a 404 of the API says so. */
  valid?: string;
  scrollToTop?: boolean;
  whiteMenu?: boolean;
  footer?: boolean;
  /** 944 px when not said. */
  width?: 'full';
  /**
   * What follows its path belongs to it, as the segments of a filter; the page reads them itself. As optional segments
   * they would become a thousand branches, and every address of the site five times as slow.
   */
  tail?: true;
}
export type LayoutName = 'domain-landing' | 'healthcare' | 'sign-in' | 'default' | 'dashboard';

/** The route table: every page that exists, in the order of the specification's section 2. */
export const pages: readonly Page[] = [
  {
    path: '/',
    file: 'features/landing/landing-page.tsx',
    access: 'public',
    layout: 'domain-landing',
    whenRegistered: '/home',
    footer: true,
    whiteMenu: true,
    scrollToTop: true,
    width: 'full',
  },
  {
    path: '/home',
    file: 'features/home/home-page.tsx',
    access: 'user',
    layout: 'default',
    scrollToTop: true,
  },
  {
    path: '/login',
    file: 'features/accounts/login-page.tsx',
    access: 'public',
    layout: 'sign-in',
    whenRegistered: '/home',
  },
  {
    path: '/register',
    file: 'features/accounts/register-page.tsx',
    access: 'public',
    layout: 'sign-in',
    whenRegistered: '/home',
  },
  {
    path: '/account/finish-registration',
    file: 'features/accounts/finish-registration-page.tsx',
    access: 'user',
    layout: 'sign-in',
    temporary: true,
  },
  {
    path: '/password-recovery',
    file: 'features/accounts/password-recovery-page.tsx',
    access: 'public',
    layout: 'sign-in',
    whenRegistered: '/home',
  },
  {
    path: '/password-reset',
    file: 'features/accounts/password-reset-page.tsx',
    access: 'public',
    layout: 'sign-in',
    whenRegistered: '/home',
  },
  {
    path: '/auth/by-token',
    file: 'features/accounts/by-token-page.tsx',
    access: 'public',
    layout: 'sign-in',
  },
  {
    path: '/auth/finish-registration',
    file: 'features/accounts/openid-return-page.tsx',
    access: 'public',
    layout: 'sign-in',
    temporary: true,
  },
  {
    path: '/auth/social-cancel',
    file: 'features/accounts/social-cancel-page.tsx',
    access: 'user',
    layout: 'sign-in',
  },
  {
    path: '/join',
    file: 'features/accounts/join-page.tsx',
    access: 'public',
    layout: 'sign-in',
  },
  {
    path: '/verification/sent',
    file: 'features/accounts/verification-sent-page.tsx',
    access: 'user',
    layout: 'sign-in',
    unverified: true,
  },
  {
    path: '/verification/failed',
    file: 'features/accounts/verification-failed-page.tsx',
    access: 'user',
    layout: 'sign-in',
    unverified: true,
  },
  {
    path: '/verification/successfully',
    file: 'features/accounts/verification-successfully-page.tsx',
    access: 'user',
    layout: 'sign-in',
    unverified: true,
  },
  {
    path: '/about-us',
    file: 'features/documents/about-us-page.tsx',
    access: 'user',
    layout: 'default',
    footer: true,
    whiteMenu: true,
    scrollToTop: true,
  },
  {
    path: '/how-it-works',
    file: 'features/documents/how-it-works-page.tsx',
    access: 'user',
    layout: 'default',
    footer: true,
    whiteMenu: true,
    scrollToTop: true,
  },
  {
    path: '/contact',
    file: 'features/contact/contact-page.tsx',
    access: 'public',
    layout: 'default',
    temporary: true,
    unverified: true,
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/cookies',
    file: 'features/documents/cookies-page.tsx',
    access: 'public',
    layout: 'default',
    temporary: true,
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/faqs',
    file: 'features/faqs/faqs-page.tsx',
    access: 'public',
    layout: 'default',
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/privacy',
    file: 'features/documents/privacy-page.tsx',
    access: 'public',
    layout: 'default',
    temporary: true,
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/terms-of-service',
    file: 'features/documents/terms-of-service-page.tsx',
    access: 'public',
    layout: 'default',
    temporary: true,
    footer: true,
    scrollToTop: true,
  },
  {
    path: '/docs',
    file: 'features/docs/docs-page.tsx',
    access: 'public',
    layout: 'default',
    footer: true,
    scrollToTop: true,
  },
  ...followerPages,
  ...servicePages,
  ...settingsPages,
  {
    path: '/follow-program/{target?}/{id}',
    file: 'features/follow/follow-page.tsx',
    access: 'user',
    layout: 'healthcare',
    valid: 'enrolled, or may enrol',
  },
  {
    path: '/follow-program/{target?}/{id?}/agent',
    file: 'features/agent/agent-page.tsx',
    access: 'user',
    layout: 'healthcare',
    temporary: true,
    valid: 'the program exists and has an agent; without id: the list of my agents',
  },
  ...catalogPages,
  ...creatorPages,
  ...systemsPages,
  {
    path: '/protocol-builder/{protocol}',
    file: 'features/builder/builder-home-page.tsx',
    access: 'user',
    layout: 'healthcare',
    temporary: true,
    valid: "the protocol is the viewer's or shared with them",
    width: 'full',
  },
  ...builderPages,
  ...dashboardPages,
];

/** `/systems/discussion/{id?}` → `/systems/discussion/:id?`, React Router's spelling. */
export const patternOf = (path: string) => path.replace(/\{(\w+)(\?)?\}/g, ':$1$2');

const byPattern = new Map(
  pages.flatMap((page): [string, Page][] => {
    const pattern = patternOf(page.path);
    return page.tail
      ? [
          [pattern, page],
          [`${pattern}/*`, page],
        ]
      : [[pattern, page]];
  }),
);
/** React Router names a pattern without its first slash. */
export const findPage = (pattern: string): Page | undefined =>
  byPattern.get(`/${pattern.replace(/^\/|\/$/g, '')}`);

/** Pages stand under their layout, so that the navbar stays where it is between two of them. */
function routeConfig(): RouteConfigEntry[] {
  const layouts = [...new Set(pages.map((page) => page.layout))];
  const groups = layouts.map((layout) => ({
    id: `layout:${layout}`,
    file: `layouts/${layout}.tsx`,
    children: pages
      .filter((page) => page.layout === layout)
      .map(({ path, file, tail }) => ({
        id: `page:${path}`,
        file,
        ...(path === '/' ? { index: true } : { path: patternOf(path).slice(1) + (tail ? '/*' : '') }),
      })),
  }));
  const notFound = 'shell/not-found-page.tsx';
  return [...groups, { id: 'not-found', path: '*', file: notFound }];
}

export default routeConfig();
