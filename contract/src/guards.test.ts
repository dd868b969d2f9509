import { describe, expect, it } from 'vitest';
import { type GuardedPage, guardPage, type Verdict, type Visitor } from './guards.ts';

/**
 * Every page of the product: path | access, flags (T temporary, U unverified, R leads a registered user
 * home) | what a guest, a temporary, an unverified, a registered user and a registered expert get.
 */
const table = `
/ | public R | ok finish sent home home
/home | user - | login finish sent ok ok
/login | public R | ok finish sent home home
/register | public R | ok finish sent home home
/password-recovery | public R | ok finish sent home home
/password-reset | public R | ok finish sent home home
/account/finish-registration | user T | login ok sent ok ok
/auth/by-token | public - | ok finish sent ok ok
/auth/finish-registration | public T | ok ok sent ok ok
/auth/social-cancel | user - | login finish sent ok ok
/join | public - | ok finish sent ok ok
/verification/sent | user U | login finish ok ok ok
/verification/failed | user U | login finish ok ok ok
/verification/successfully | user U | login finish ok ok ok
/delete-account | user - | login finish sent ok ok
/about-us | user - | login finish sent ok ok
/how-it-works | user - | login finish sent ok ok
/donate | user - | login finish sent ok ok
/contact | public TU | ok ok ok ok ok
/cookies | public T | ok ok sent ok ok
/faqs | public - | ok finish sent ok ok
/privacy | public T | ok ok sent ok ok
/terms-of-service | public T | ok ok sent ok ok
/docs | public - | ok finish sent ok ok
/programs/* | public - | ok finish sent ok ok
/program/{id?} | public - | ok finish sent ok ok
/creators/* | public - | ok finish sent ok ok
/u/{username?} | public - | ok finish sent ok ok
/s/{shortcode?} | public - | ok finish sent ok ok
/t/{secret?} | user - | login finish sent ok ok
/bookmarks | user - | login finish sent ok ok
/follow-program/{target?}/{id} | user - | login finish sent ok ok
/follow-program/{target?}/{id?}/agent | user T | login ok sent ok ok
/my-tasks | user - | login finish sent ok ok
/my-tasks/task/{id} | user - | login finish sent ok ok
/messages | user - | login finish sent ok ok
/messages/chat/{id} | user - | login finish sent ok ok
/notifications | user - | login finish sent ok ok
/my-services | expert - | login finish sent denied ok
/my-services/bookings | user - | login finish sent ok ok
/my-services/create-location | expert - | login finish sent denied ok
/my-services/edit-location/{id} | expert - | login finish sent denied ok
/my-services/services/{id} | expert - | login finish sent denied ok
/my-services/services/{id}/create | expert - | login finish sent denied ok
/my-services/services/{id}/edit/{service} | expert - | login finish sent denied ok
/my-profile | user - | login finish sent ok ok
/expert-profile | user - | login finish sent ok ok
/billing-address | user - | login finish sent ok ok
/my-subscription | user - | login finish sent ok ok
/join-team | user - | login finish sent ok ok
/join-team/rejected | user - | login finish sent ok ok
/team | expert - | login finish sent denied ok
/team-invites | user - | login finish sent ok ok
/team-invites/agreement/{id} | user - | login finish sent ok ok
/payment/success | user - | login finish sent ok ok
/payment/cancel | user - | login finish sent ok ok
/creator/categories | expert - | login finish sent denied ok
/creator/categories/add | expert - | login finish sent denied ok
/creator/categories/edit/{id?} | expert - | login finish sent denied ok
/creator/follow-up | expert - | login finish sent denied ok
/creator/history | expert - | login finish sent denied ok
/creator/live | expert - | login finish sent denied ok
/creator/programs | expert - | login finish sent denied ok
/creator/programs/add | expert - | login finish sent denied ok
/creator/programs/edit/{id?} | expert - | login finish sent denied ok
/creator/programs/publish/{id?} | expert - | login finish sent denied ok
/creator/programs/simulator/{id?} | expert - | login finish sent denied ok
/creator/protocols | expert - | login finish sent denied ok
/creator/protocols/{category} | expert - | login finish sent denied ok
/creator/protocols/add | expert - | login finish sent denied ok
/creator/protocols/edit/{id?} | expert - | login finish sent denied ok
/creator/tenants | expert - | login finish sent denied ok
/settings/devices | user - | login finish sent ok ok
/settings/invites | user - | login finish sent ok ok
/settings/my-subscribers | user - | login finish sent ok ok
/settings/my-subscriptions | user - | login finish sent ok ok
/settings/payment-method | user - | login finish sent ok ok
/settings/payment-method/add | user - | login finish sent ok ok
/settings/payments | user - | login finish sent ok ok
/settings/privacy-security | user - | login finish sent ok ok
/settings/purchased-items | user - | login finish sent ok ok
/settings/referrals | user - | login finish sent ok ok
/settings/subscription-payments | user - | login finish sent ok ok
/settings/subscription-settings | user - | login finish sent ok ok
/settings/verify-account | user - | login finish sent ok ok
/settings/withdrawals | user - | login finish sent ok ok
/systems | public - | ok finish sent ok ok
/systems/ask | public - | ok finish sent ok ok
/systems/members | public - | ok finish sent ok ok
/systems/messages | public - | ok finish sent ok ok
/systems/payments | public - | ok finish sent ok ok
/systems/profile | public - | ok finish sent ok ok
/systems/setting | public - | ok finish sent ok ok
/systems/works | public - | ok finish sent ok ok
/systems/discussion/{id?} | public - | ok finish sent ok ok
/protocol-builder/{protocol} | user T | login ok sent ok ok
/protocol-builder/{protocol}/activity | user T | login ok sent ok ok
/protocol-builder/{protocol}/activity/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/activity/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/ai | user T | login ok sent ok ok
/protocol-builder/{protocol}/ai/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/ai/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/assessment | user T | login ok sent ok ok
/protocol-builder/{protocol}/assessment/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/assessment/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/challenge | user T | login ok sent ok ok
/protocol-builder/{protocol}/challenge/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/challenge/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/errors | user T | login ok sent ok ok
/protocol-builder/{protocol}/errors/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/errors/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/kpi | user T | login ok sent ok ok
/protocol-builder/{protocol}/kpi/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/kpi/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/modules | user T | login ok sent ok ok
/protocol-builder/{protocol}/modules/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/modules/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/nudge | user T | login ok sent ok ok
/protocol-builder/{protocol}/nudge/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/nudge/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/order | user T | login ok sent ok ok
/protocol-builder/{protocol}/order/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/order/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/pricing | user T | login ok sent ok ok
/protocol-builder/{protocol}/pricing/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/pricing/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/ai/wizard | user T | login ok sent ok ok
/protocol-builder/{protocol}/ai-module/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/ai-module/main/{id} | user T | login ok sent ok ok
/protocol-builder/{protocol}/ai-module/branch/{hierarchy}/add/{index} | user T | login ok sent ok ok
/protocol-builder/{protocol}/ai-module/branch/{hierarchy}/{module?} | user T | login ok sent ok ok
/protocol-builder/{protocol}/assessment/{assessment}/questions | user T | login ok sent ok ok
/protocol-builder/{protocol}/assessment/{assessment}/questions/add | user T | login ok sent ok ok
/protocol-builder/{protocol}/assessment/{assessment}/questions/{question} | user T | login ok sent ok ok
/protocol-builder/{protocol}/team/{tab} | user T | login ok sent ok ok
`;

const outcomes: Record<string, Verdict> = {
  ok: { kind: 'allow' },
  login: { kind: 'redirect', to: '/login' },
  finish: { kind: 'redirect', to: '/account/finish-registration' },
  sent: { kind: 'redirect', to: '/verification/sent' },
  home: { kind: 'redirect', to: '/home' },
  denied: { kind: 'forbidden', to: '/home' },
};
const visitors: Visitor[] = [
  { state: 'guest', roles: [] },
  { state: 'temporary', roles: ['user'] },
  { state: 'unverified', roles: ['dietitian'] },
  { state: 'registered', roles: ['user', 'patient'] },
  { state: 'registered', roles: ['dietitian'] },
];

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', access = '', expected = ''] = line.split(' | ');
    const [who, flags = ''] = access.split(' ');
    const page: GuardedPage = { path, access: who as GuardedPage['access'] };
    if (flags.includes('T')) page.temporary = true;
    if (flags.includes('U')) page.unverified = true;
    if (flags.includes('R')) page.whenRegistered = '/home';
    return { page, expected: expected.split(' ') };
  });

describe('the guard, page by page', () => {
  it.each(rows)('$page.path', ({ page, expected }) => {
    expect(expected).toHaveLength(visitors.length);
    expect(visitors.map((visitor) => guardPage(page, visitor))).toEqual(
      expected.map((name) => outcomes[name]),
    );
  });
});

describe('the guard, beside the table', () => {
  const about: GuardedPage = { path: '/about-us', access: 'user' };

  it('opens a further page to guests when the tenant says so, and no other', () => {
    const guest: Visitor = { state: 'guest', roles: [], publicPages: ['/about-us'] };
    expect(guardPage(about, guest)).toEqual(outcomes.ok);
    expect(guardPage({ path: '/how-it-works', access: 'user' }, guest)).toEqual(outcomes.login);
  });

  it('does not open it to a temporary or unverified user', () => {
    const publicPages = ['/about-us'];
    expect(guardPage(about, { state: 'temporary', roles: [], publicPages })).toEqual(outcomes.finish);
    expect(guardPage(about, { state: 'unverified', roles: [], publicPages })).toEqual(outcomes.sent);
  });

  it('keeps the token of the confirmation link on the way to /verification/sent', () => {
    const page: GuardedPage = { path: '/auth/by-token', access: 'public' };
    const visitor: Visitor = { state: 'unverified', roles: [], search: '?token=a%26b&x=1' };
    expect(guardPage(page, visitor)).toEqual({ kind: 'redirect', to: '/verification/sent?token=a%26b' });
  });

  it('keeps the token of a link back in on the way to /account/finish-registration', () => {
    const led = (path: string, search: string) =>
      guardPage({ path, access: 'public' }, { state: 'temporary', roles: [], search });
    const to = (query: string) => ({ kind: 'redirect', to: `/account/finish-registration${query}` });
    expect(led('/password-reset', '?token=a%26b')).toEqual(to('?for=reset-password&token=a%26b'));
    expect(led('/auth/by-token', '?for=sign-in&token=x')).toEqual(to('?for=sign-in&token=x'));
    expect(led('/auth/by-token', '?token=x')).toEqual(to(''));
    expect(led('/login', '?token=x')).toEqual(to(''));
  });

  it('sends dashboard visitors by their admin token alone', () => {
    const login: GuardedPage = { path: '/dashboard/login', access: 'public', middleware: 'dashboard' };
    const home: GuardedPage = { path: '/dashboard', access: 'admin', middleware: 'dashboard' };
    for (const visitor of visitors) {
      expect(guardPage(login, visitor)).toEqual(outcomes.ok);
      expect(guardPage(home, visitor)).toEqual({ kind: 'redirect', to: '/dashboard/login' });
      expect(guardPage(login, { ...visitor, isAdmin: true })).toEqual({ kind: 'redirect', to: '/dashboard' });
      expect(guardPage(home, { ...visitor, isAdmin: true })).toEqual(outcomes.ok);
    }
  });

  it.each(['nobody', 'toString', '__proto__'])(
    'fails with 500 on the unknown middleware %s',
    (middleware) => {
      const verdict = guardPage({ path: '/x', access: 'public', middleware }, { state: 'guest', roles: [] });
      expect(verdict).toEqual({ kind: 'fail', status: 500, message: `Unknown middleware ${middleware}` });
    },
  );
});
