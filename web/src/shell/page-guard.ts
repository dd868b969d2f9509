import { guardPage, type Verdict } from '@regimen/contract/guards.ts';
import { type MiddlewareFunction, redirect } from 'react-router';
import { api } from '../api.ts';
import { findPage } from '../routes.ts';
import { deniedNote } from './flash.ts';
import { flashDenied } from './flash-denied.ts';
import { statusAndMessage } from './page-error.ts';
import { rememberedCookie } from './remembered-path.ts';
import { apiContext, failureContext, hostContext, shellContext } from './route-contexts.ts';
import { comeBackTo, refreshSiteWhenOld, shellStore } from './session.ts';
import { defaultShell, loadShell, type Shell, stateOf } from './shell-data.ts';

/**
 * The first step of a route change (section 4: middleware, layout, validity, data), before anything else runs.
 * A page that is not in the table is left to the 404 page.
 */
function verdictOn(pattern: string, shell: Shell, search: string): Verdict {
  const page = findPage(pattern);
  if (!page) return { kind: 'allow' };
  const roles = shell.viewer?.roles ?? [];
  const { publicPages } = shell.site.data;
  const isAdmin = shell.admin !== null;
  return guardPage(page, { state: stateOf(shell), roles, isAdmin, publicPages, search });
}

/** Kept from a page: come back to it after login. */
const isWorthRemembering = (verdict: Verdict, url: URL) =>
  verdict.kind === 'redirect' && verdict.to === '/login' && url.pathname !== '/home';

export const serverGuard: MiddlewareFunction<Response> = async ({ context, request, url, pattern }) => {
  const { hasSession, hasAdmin, secureCookies, apiIn } = context.get(hostContext);
  // The dashboard asks for nobody's account, and other pages for no admin.
  const isDashboard = findPage(pattern)?.middleware === 'dashboard';
  const who = { viewer: hasSession && !isDashboard, admin: hasAdmin && isDashboard };
  let shell: Shell;
  try {
    shell = await loadShell(context.get(apiContext), request, who);
  } catch (error) {
    // Who is looking is not known, so nobody is let in.
    context.set(failureContext, statusAndMessage(error));
    shell = await loadShell(context.get(apiContext), request, { viewer: false, admin: false });
  }
  context.set(shellContext, shell);
  if (apiIn) context.set(apiContext, apiIn(shell.locale));
  if (context.get(failureContext)) return;

  const verdict = verdictOn(pattern, shell, url.search);
  if (verdict.kind === 'redirect') {
    const remember = isWorthRemembering(verdict, url);
    const headers = remember
      ? { 'Set-Cookie': rememberedCookie(url.pathname + url.search, secureCookies) }
      : {};
    // Section 8: whose session is over is led to `/`, also when they open a whole page.
    const isOver = hasSession && verdict.to === '/login';
    throw redirect(isOver ? '/' : verdict.to, { headers });
  }
  if (verdict.kind === 'forbidden')
    throw redirect(verdict.to, { headers: { 'Set-Cookie': deniedNote(secureCookies) } });
  if (verdict.kind === 'fail') context.set(failureContext, verdict);
};

const isOpenHere = (url: URL) => location.pathname + location.search === url.pathname + url.search;

export const clientGuard: MiddlewareFunction = async ({ context, url, pattern }) => {
  const shell = shellStore.get() ?? defaultShell;
  context.set(apiContext, api);
  context.set(shellContext, shell);
  refreshSiteWhenOld();
  const verdict = verdictOn(pattern, shell, url.search);
  if (verdict.kind === 'redirect') {
    // A page that stood open and was taken away belonged to whoever signed out, not to the next person.
    if (isWorthRemembering(verdict, url) && !isOpenHere(url)) comeBackTo(url.pathname + url.search);
    throw redirect(verdict.to);
  }
  if (verdict.kind === 'forbidden') {
    flashDenied(shell.locale);
    throw redirect(verdict.to);
  }
  if (verdict.kind === 'fail') context.set(failureContext, verdict);
};
