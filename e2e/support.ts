import type { Browser, Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../server/src/test-database.ts';
import { patienceMs } from './patience.ts';
import { alive, type OpenSite, openBrowser, openSiteOn } from './site.ts';

export { alive, type OpenSite };

let browser: Promise<Browser> | undefined;
/**
 * One for all stories of this process. To keep a site for times without a connection is a third of what Chromium does for
 * its pages: the service worker is there in the stories that are about it (`withWorker`), and in every proof.
 */
export const sharedBrowser = (): Promise<Browser> => {
  browser ??= openBrowser().then((opened) => {
    const newContext = opened.newContext.bind(opened);
    opened.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
    return opened;
  });
  return browser;
};

/** For whoever is without a connection for a while, or looks at what a browser keeps. */
export const withWorker = { serviceWorkers: 'allow' } as const;

/** On a database of its own, or on one that the story looks into as well. */
export const openSite = async (
  database?: TestDatabase,
  environment?: Record<string, string>,
): Promise<OpenSite> =>
  openSiteOn(database ?? (await createTestDatabase()), await sharedBrowser(), environment);

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

/** Opens a page and waits until its buttons answer. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await alive(page);
}

/** Loads it anew and waits until its buttons answer. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await alive(page);
}

interface Answer<T> {
  status: number;
  body: T;
}
/** What the API answers in the page's own session, be it a refusal. */
export const answerTo = <T>(page: Page, method: string, path: string, body?: unknown): Promise<Answer<T>> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(`/api/${path}`, {
        method,
        headers: {
          'X-Domain': location.hostname,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as T };
    },
    { method, path, body },
  );

/** A call of the API in the page's own session, which has to succeed. */
export async function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await answerTo<T>(page, method, path, body);
  if (answer.status >= 400)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Opens the site without a page of the product: for calls, which are much quicker without one. */
export const enter = (page: Page, origin: string) => page.goto(`${origin}/robots.txt`);

/** Somebody of the demo. Signing in through the page is a story of its own. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await enter(page, origin);
  await call(page, 'POST', 'auth/login', { email, password: 'regimen-demo' });
}

/** Somebody who has never been here, with a confirmed address. Registering through the page is a story of its own. */
export async function register(page: Page, site: OpenSite, origin: string, email: string): Promise<void> {
  await enter(page, origin);
  const password = 'a long enough password';
  await call(page, 'POST', 'auth/register', { full_name: 'Lina Haddad', email, password });
  const token = new URL(await linkMailedTo(site, email)).searchParams.get('token');
  await call(page, 'POST', 'auth/by-token', { token });
}

/** A picture for whoever looks at the pages: with `LOOK`, the folder where it goes. */
export async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true });
}

/** Where something stands on the screen. */
export async function boxOf(
  place: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return box;
}

/** A button that goes with what it did leaves the focus somewhere all the same; gives what has it. */
export async function focusKept(page: Page): Promise<string> {
  await page.waitForFunction(() => (document.activeElement ?? document.body) !== document.body);
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}

export const pathOf = (page: Page) => new URL(page.url()).pathname;
export const arriveAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/**
 * The link in the newest message to somebody that has one of this kind, as soon as it is there. Others may
 * have been mailed meanwhile: the demo goes on, and tells its experts what waits for them.
 */
export const linkMailedTo = (site: OpenSite, email: string, kind = /[?&]token=/): Promise<string> =>
  vi.waitFor(
    async () => {
      const links = (await site.mails())
        .filter(({ to }) => to === email)
        .map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0]);
      const link = links.find((one) => one && kind.test(one));
      if (!link) throw new Error(`No message with such a link to ${email} yet.`);
      return link;
    },
    { timeout: patienceMs, interval: 100 },
  );
