import type { CurrentUser } from '@regimen/contract/auth.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const answers: { viewer: CurrentUser | null } = { viewer: null };
const chosen: unknown[] = [];
vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
  if (path.startsWith('/api/user/language')) {
    chosen.push(JSON.parse(String(body)));
    return new Response(null, { status: 204, headers: { 'X-Request-Id': '1' } });
  }
  return Response.json(path.startsWith('/api/user/get-data') ? answers.viewer : { domain: '' }, {
    headers: { 'X-Request-Id': '1' },
  });
});
vi.stubGlobal('location', new URL('https://clinic.test/'));

/** One browser: its cookies, what it stores, and every change that its other tabs are told of. */
const jar = new Map<string, string>();
const stored = new Map<string, string>();
const told: [key: string, value: string | null][] = [];
vi.stubGlobal('document', {
  documentElement: { lang: 'en', dataset: {} },
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(text: string) {
    const [pair = '', ...rest] = text.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (rest.some((part) => part.trim() === 'Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  },
});
function tell(key: string, value: string | null): void {
  if ((stored.get(key) ?? null) === value) return;
  told.push([key, value]);
  if (value === null) stored.delete(key);
  else stored.set(key, value);
}
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => tell(key, value),
  removeItem: (key: string) => tell(key, null),
});

const listening = new Map<string, (event: never) => void>();
vi.stubGlobal('addEventListener', (name: string, listener: (event: never) => void) =>
  listening.set(name, listener),
);
vi.stubGlobal('removeEventListener', (name: string) => listening.delete(name));
const happens = (name: string, event: object) => listening.get(name)?.(event as never);

// Read anew, in this browser.
vi.resetModules();
const session = await import('./session.ts');
const { adoptShell, comeBackTo, sessionBegan, sessionLost, shellStore, signOut } = session;
const { flashes } = await import('./flash.ts');
const { sessionOver } = await import('./session-over.ts');
const { clientGuard } = await import('./page-guard.ts');
const { rememberPath } = await import('./remembered-path.ts');
const { defaultShell } = await import('./shell-data.ts');

const person = (id: string, locale: Locale = 'en') => ({ id, locale }) as CurrentUser;
function signIn(id: string): Promise<string> {
  answers.viewer = person(id);
  return sessionBegan();
}
/** The server's page guard kept a guest from a page. */
const sentToLoginFrom = (path: string) => rememberPath(path);

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

beforeEach(() => {
  jar.clear();
  stored.clear();
  told.length = 0;
  chosen.length = 0;
  shellStore.set({ ...defaultShell });
});

describe('the page remembered for after login', () => {
  it('is led to', async () => {
    sentToLoginFrom('/how-it-works');
    expect(await signIn('a')).toBe('/how-it-works');
  });
  it('is led to for the next person, after the one before has signed out', async () => {
    await signIn('a');
    await signOut();
    sentToLoginFrom('/how-it-works');
    expect(await signIn('b')).toBe('/how-it-works');
  });
  it('is led to for its own person when the session ended under them', async () => {
    await signIn('a');
    sessionLost('/systems/ask');
    expect(await signIn('a')).toBe('/systems/ask');
  });
  it('is forgotten when somebody else signs in instead', async () => {
    await signIn('a');
    sessionLost('/systems/ask');
    expect(await signIn('b')).toBe('/home');
  });
  it('is forgotten by signing out', async () => {
    await signIn('a');
    rememberPath('/systems/ask');
    await signOut();
    expect(await signIn('a')).toBe('/home');
  });
  it('stays its own person’s when another tab signed out a moment before', async () => {
    await signIn('a');
    stored.delete('last-viewer');
    sessionLost('/systems/ask');
    expect(await signIn('b')).toBe('/home');
  });
  it('belongs to the guest who pressed “Sign in” on it, whoever used this browser before', async () => {
    await signIn('a');
    sessionLost('/systems/ask');
    comeBackTo('/systems/discussion/1');
    expect(await signIn('b')).toBe('/systems/discussion/1');
  });
});

describe('a guest who is kept from a page', () => {
  const open = (path: string) => {
    const url = new URL(path, 'https://clinic.test');
    const context = new RouterContextProvider();
    const args = { context, url, pattern: url.pathname.slice(1), params: {}, request: new Request(url) };
    return Promise.resolve(clientGuard(args as never, async () => undefined)).catch(() => undefined);
  };
  it('comes back to it, though somebody else used this browser before', async () => {
    stored.set('last-viewer', 'a');
    vi.stubGlobal('location', new URL('https://clinic.test/faqs'));
    await open('/how-it-works?x=1');
    expect(await signIn('b')).toBe('/how-it-works?x=1');
  });
  it('leaves nothing behind of a page that stood open when another tab signed out', async () => {
    vi.stubGlobal('location', new URL('https://clinic.test/how-it-works'));
    await open('/how-it-works');
    expect(await signIn('b')).toBe('/home');
  });
});

describe('the language', () => {
  const localeAfterSignIn = () => sessionBegan().then(() => shellStore.get()?.locale);

  it('of the account comes with it to a browser where none was chosen', async () => {
    answers.viewer = person('mira', 'ar');
    expect(await localeAfterSignIn()).toBe('ar');
    expect(chosen).toEqual([]);
  });

  it('that a guest chose becomes that of the account, and not that of the next person', async () => {
    session.chooseLocale('ar');
    await signIn('mira');
    expect([chosen, shellStore.get()?.locale]).toEqual([[{ locale: 'ar' }], 'ar']);
    await signOut();
    await signIn('amir');
    expect([chosen, shellStore.get()?.locale]).toEqual([[{ locale: 'ar' }], 'en']);
  });

  it('that somebody chooses while signed in is told to the account', async () => {
    await signIn('mira');
    session.chooseLocale('ar');
    await vi.waitFor(() => expect(chosen).toEqual([{ locale: 'ar' }]));
    await vi.waitFor(() => expect(decodeURIComponent(document.cookie)).toContain('"localeUntold":false'));
  });
});

describe('other tabs', () => {
  it('are told of a sign-in, a sign-out, and another person, by yes and no alone', async () => {
    const flags = () => told.filter(([key]) => key === 'isAuthed').map(([, value]) => value);
    await signIn('a');
    expect(flags()).toEqual(['yes']);
    await signIn('b');
    expect(flags()).toEqual(['yes', null, 'yes']);
    await signOut();
    expect(flags().at(-1)).toBe('no');
  });
  it('are not told again by each page that the same person loads', async () => {
    await signIn('a');
    told.length = 0;
    shellStore.set(null);
    adoptShell({ ...defaultShell, viewer: person('a') });
    expect(told).toEqual([]);
  });
});

describe('a session that ended somewhere else', () => {
  const viewer = () => shellStore.get()?.viewer ?? null;
  const left = vi.fn();

  it('ends here without a question when another tab says so, or a page is shown again after it', async () => {
    const stop = session.onOtherViewer(left);
    for (const [name, event] of [
      ['storage', { key: 'isAuthed', newValue: 'no' }],
      ['pageshow', { persisted: true }],
    ] as const) {
      await signIn('a');
      left.mockClear();
      stored.set('isAuthed', 'no');
      happens(name, event);
      expect([viewer(), left.mock.calls.length]).toEqual([null, 1]);
    }
    stop();
    expect(listening.size).toBe(0);
  });

  it('is asked about when a page is shown again, as far as anybody here knows', async () => {
    const stop = session.onOtherViewer(left);
    await signIn('a');
    answers.viewer = null;
    happens('pageshow', { persisted: false });
    expect(viewer()?.id).toBe('a');
    happens('pageshow', { persisted: true });
    await vi.waitFor(() => expect(viewer()).toBeNull());
    stop();
  });

  it('leads away at the first 401, whoever asked, and remembers the page for the same person', async () => {
    vi.stubGlobal('location', new URL('https://clinic.test/my-tasks?view=done'));
    await signIn('a');
    left.mockClear();
    const stop = session.onEndedElsewhere(left);
    sessionOver();
    sessionOver();
    expect([viewer(), left.mock.calls.length, stored.get('isAuthed')]).toEqual([null, 1, 'no']);
    const message = 'You’ve been signed out on this device.';
    // It stays until it is read, or until somebody is signed in again.
    expect(flashes.get()).toMatchObject([{ tone: 'warning', message }]);
    expect(await signIn('a')).toBe('/my-tasks?view=done');
    expect(flashes.get()).toEqual([]);
    stop();
  });
});
