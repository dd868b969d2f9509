import type { CurrentUser } from '@regimen/contract/auth.ts';
import type { CurrentAdmin } from '@regimen/contract/dashboard.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { api } from '../api.ts';
import { clearFlashes, showFlash } from './flash.ts';
import { readPreferences, savePreferences, type Theme } from './preferences.ts';
import { forgetPath, pathAfterLogin, rememberPath } from './remembered-path.ts';
import { onSessionOver } from './session-over.ts';
import { loadSite, loadViewer, type Shell } from './shell-data.ts';
import { createStore } from './store.ts';
import { texts } from './texts.ts';
import {
  authedKey,
  forgetLastViewer,
  isNotedSignedIn,
  lastViewer,
  noteSignedIn,
  noteSignedOut,
  setLastViewer,
} from './viewer-note.ts';

/**
 * The browser's own copy of the shell. Only here is it changed: sign-in, sign-out, language, theme. On the
 * server it stays empty; there every request has its own.
 */
export const shellStore = createStore<Shell | null>(null);

const siteMaxAgeMs = 60_000;
let siteLoadedAt = 0;

export function adoptShell(shell: Shell): void {
  if (shellStore.get()) return;
  shellStore.set(shell);
  siteLoadedAt = Date.now();
  if (shell.viewer) noteSignedIn(shell.viewer.id);
}

function change(part: Partial<Shell>): void {
  const shell = shellStore.get();
  if (shell) shellStore.set({ ...shell, ...part, now: Date.now() });
}

/** After any call that began a session: who is it, and where were they going? */
export async function sessionBegan(): Promise<string> {
  const viewer = await loadViewer(api);
  const path = viewer ? pathAfterLogin(document.cookie, lastViewer(), viewer.id) : '/home';
  forgetPath();
  // What was said when the last session ended is over.
  clearFlashes();
  change({ viewer });
  if (viewer) {
    noteSignedIn(viewer.id);
    await agreeOnLocale(viewer);
  } else noteSignedOut();
  return path;
}

/**
 * Section 8, 401: the flash cleared, signed out, the path remembered for its own person, who is told; the caller goes to
 * `/`.
 */
export function sessionLost(path: string): void {
  const { viewer, locale } = shellStore.get() ?? {};
  clearFlashes();
  rememberPath(path);
  if (viewer && locale) {
    setLastViewer(viewer.id);
    // It stays until it is read: whoever ended the session sits at another device.
    const t = translator(texts, locale);
    showFlash({ tone: 'warning', message: t('signedOut'), link: { to: '/login', words: t('signIn') } });
  }
  change({ viewer: null });
  noteSignedOut();
}

/** A guest goes to sign in and wants this page back: it is theirs, whoever used this browser before. */
export function comeBackTo(path: string): void {
  rememberPath(path);
  forgetLastViewer();
}

/** Section 4: logout clears everything and goes to /home (which leads a guest on to /login). */
export async function signOut(): Promise<string> {
  await api('POST auth/logout').catch(() => undefined);
  sessionEnded();
  return '/home';
}

/** Ended on purpose: nothing of this person stays for the next one. */
export function sessionEnded(): void {
  clearFlashes();
  forgetPath();
  forgetLastViewer();
  change({ viewer: null });
  noteSignedOut();
}

/** Counts, roles or a confirmed address may have changed. */
export const refreshViewer = async (): Promise<void> => change({ viewer: await loadViewer(api) });

/** What waits has become more or less; the rest of the viewer is as it was. */
export function renewCounts(
  counts: Partial<Pick<CurrentUser, 'assignedTasks' | 'unreadNotifications' | 'unreadMessages' | 'inDanger'>>,
): void {
  const viewer = shellStore.get()?.viewer;
  if (viewer) change({ viewer: { ...viewer, ...counts } });
}

/**
 * Another tab signed in or out, or in as somebody else; or the browser shows a page again as it was left. What another
 * tab knows to be over is over here without a question, which might find no connection.
 */
export function onOtherViewer(then: () => void): () => void {
  const lookAgain = () => {
    if (isNotedSignedIn()) return refreshViewer().then(then, () => undefined);
    change({ viewer: null });
    then();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === authedKey && event.newValue !== null) lookAgain();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && shellStore.get()?.viewer) lookAgain();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}

/** Ended elsewhere: whatever stands on the page was theirs, so it is left. */
export const onEndedElsewhere = (leave: () => void): (() => void) =>
  onSessionOver(() => {
    if (!shellStore.get()?.viewer) return;
    sessionLost(location.pathname + location.search);
    leave();
  });

/** Section 9: the site's settings are kept for one minute; a navigation after that renews them behind the page. */
export function refreshSiteWhenOld(): void {
  if (Date.now() - siteLoadedAt >= siteMaxAgeMs) refreshSite();
}

/** Its name, its look or what it announces has changed. */
export function refreshSite(): void {
  siteLoadedAt = Date.now();
  loadSite(api).then((site) => {
    if (site.domain && JSON.stringify(site) !== JSON.stringify(shellStore.get()?.site)) change({ site });
  });
}

/** Signed in to the dashboard, or out of it; no account is touched by that. */
export const setAdmin = (admin: CurrentAdmin | null): void => change({ admin });

/** For these pages, and for the emails of whoever is signed in or does so next. */
export function chooseLocale(locale: Locale): void {
  savePreferences({ locale, localeUntold: true });
  change({ locale });
  const viewer = shellStore.get()?.viewer;
  if (viewer) void agreeOnLocale(viewer);
}

/** What was chosen in this browser goes to the account; where nothing was, the account's language comes here. */
async function agreeOnLocale(viewer: CurrentUser): Promise<void> {
  const { locale, localeUntold } = readPreferences(document.cookie);
  if (!localeUntold) return showLocale(viewer.locale);
  if (!locale) return;
  // Without a connection it stays untold, until the next time.
  await api('PUT user/language', { body: { locale } }).then(
    () => savePreferences({ localeUntold: false }),
    () => undefined,
  );
}

/** The account's language, if the site speaks it. */
export function showLocale(locale: Locale): void {
  const shell = shellStore.get();
  if (!shell?.site.data.locales.includes(locale) || locale === shell.locale) return;
  savePreferences({ locale, localeUntold: false });
  change({ locale });
}

export function chooseTheme(theme: Theme): void {
  savePreferences({ theme });
  change({ theme });
}
