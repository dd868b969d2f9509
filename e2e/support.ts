import type { Browser, Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { createTestDatabase } from '../server/src/test-database.ts';
import { alive, type OpenSite, openBrowser, openSiteOn } from './site.ts';

export { alive, type OpenSite };

let browser: Promise<Browser> | undefined;
/** One for all stories of this process. */
export const sharedBrowser = (): Promise<Browser> => {
  browser ??= openBrowser();
  return browser;
};

/** On a database of its own. */
export const openSite = async (): Promise<OpenSite> =>
  openSiteOn(await createTestDatabase(), await sharedBrowser());

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

/** Opens a page and waits until its buttons answer. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await alive(page);
}

/** Where something stands on the screen. */
export async function boxOf(
  place: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return box;
}

export const pathOf = (page: Page) => new URL(page.url()).pathname;
export const arriveAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** The link in the newest message to somebody, as soon as it is there. */
export const linkMailedTo = (site: OpenSite, email: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const mail = (await site.mails()).find(({ to }) => to === email);
      const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
      if (!link) throw new Error(`No message to ${email} yet.`);
      return link;
    },
    { timeout: 30_000, interval: 100 },
  );
