import type { AccountState } from './account.ts';
import { isExpert, type RoleName } from './roles.ts';

/**
 * Who may open which page: sections 4 and 6, one pure function, asked before layout, validity and data.
 * The API checks rights again on its own; this decides only where a person is led.
 */
export interface GuardedPage {
  /** As in the route table: `/systems/discussion/{id?}`. */
  path: string;
  access: 'public' | 'user' | 'expert' | 'admin';
  /** `user` when not said (section 6). */
  middleware?: string;
  /** Open to temporary users. */
  temporary?: boolean;
  /** Open to users whose address is not confirmed. */
  unverified?: boolean;
  /** Where a fully registered user is led instead. */
  whenRegistered?: string;
}

export interface Visitor {
  state: AccountState;
  roles: readonly RoleName[];
  /** Holds a live admin token; a user's own token says nothing about that. */
  isAdmin?: boolean;
  /** Further pages that the tenant opens to guests. */
  publicPages?: readonly string[];
  /** The query of the page asked for, with its `?`. */
  search?: string;
}

export type Verdict =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  /** The 403 treatment of section 8: a flash, then `to`. */
  | { kind: 'forbidden'; to: string }
  | { kind: 'fail'; status: 500; message: string };

const allow: Verdict = { kind: 'allow' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

type Middleware = (page: GuardedPage, visitor: Visitor) => Verdict;

const user: Middleware = (page, visitor) => {
  switch (visitor.state) {
    case 'guest':
      return page.access === 'public' || visitor.publicPages?.includes(page.path)
        ? allow
        : redirect('/login');
    case 'temporary':
      return page.temporary ? allow : redirect(`/account/finish-registration${linkBackIn(page, visitor)}`);
    case 'unverified':
      return page.unverified ? allow : redirect(`/verification/sent${linkToken(page, visitor)}`);
    case 'registered':
      if (page.whenRegistered) return redirect(page.whenRegistered);
      if (page.access === 'expert' && !isExpert(visitor.roles)) return { kind: 'forbidden', to: '/home' };
      return allow;
  }
};

/** The one-time link of the confirmation mail keeps its token on the way to the page with the button. */
function linkToken(page: GuardedPage, visitor: Visitor): string {
  if (page.path !== '/auth/by-token') return '';
  const token = new URLSearchParams(visitor.search).get('token');
  return token ? `?token=${encodeURIComponent(token)}` : '';
}

/** A link that signs in or sets a password keeps its token too: what the temporary user made goes along. */
function linkBackIn(page: GuardedPage, visitor: Visitor): string {
  const query = new URLSearchParams(visitor.search);
  const token = query.get('token');
  const purpose = page.path === '/password-reset' ? 'reset-password' : query.get('for');
  const isLink = page.path === '/password-reset' || (page.path === '/auth/by-token' && purpose === 'sign-in');
  return token && isLink ? `?for=${purpose}&token=${encodeURIComponent(token)}` : '';
}

const dashboard: Middleware = (page, visitor) => {
  if (page.path === '/dashboard/login') return visitor.isAdmin ? redirect('/dashboard') : allow;
  return visitor.isAdmin ? allow : redirect('/dashboard/login');
};

const middlewares: Record<string, Middleware> = { user, dashboard };

export function guardPage(page: GuardedPage, visitor: Visitor): Verdict {
  const name = page.middleware ?? 'user';
  const middleware = Object.hasOwn(middlewares, name) ? middlewares[name] : undefined;
  return middleware
    ? middleware(page, visitor)
    : { kind: 'fail', status: 500, message: `Unknown middleware ${name}` };
}
