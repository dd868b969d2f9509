import type { Protocol } from '@regimen/engine/protocol.ts';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { patienceMs } from './patience.ts';
import { call, type OpenSite, signIn } from './support.ts';

/** An expert of the demo, or somebody else of it, signed in, in a browser of their own. */
export async function openExpert(
  site: OpenSite,
  options: BrowserContextOptions = {},
  email = 'expert@demo.test',
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await site.browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 820 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  await signIn(page, site.url, email);
  return { page, context };
}

/** The same for one test: closed when it is over. */
export async function expertForTest(site: OpenSite, options: BrowserContextOptions = {}): Promise<Page> {
  const { page, context } = await openExpert(site, options);
  onTestFinished(() => context.close());
  return page;
}

/** A new protocol, from a template or empty; its id. */
export async function beginProtocol(page: Page, template: string | null, name: string): Promise<string> {
  const made = await call<{ id: string }>(page, 'POST', 'protocols', { name, template });
  return made.id;
}

/** The draft as the server has it. */
export const savedDraft = async (page: Page, id: string): Promise<Protocol> =>
  (await call<{ document: Protocol }>(page, 'GET', `protocols/${id}`)).document;

/** The draft once the server has it so: a drop or a paste may take a moment before there is anything to save. */
export async function savedOnce(
  page: Page,
  id: string,
  holds: (draft: Protocol) => boolean,
): Promise<Protocol> {
  let draft = await savedDraft(page, id);
  const look = async () => {
    draft = await savedDraft(page, id);
    return holds(draft);
  };
  await expect.poll(look, { timeout: patienceMs, interval: 100 }).toBe(true);
  return draft;
}

/** Waits until the page says that everything is saved. */
export const untilSaved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor();

export const card = (page: Page, id: string) => page.locator(`#step-${id}`);
export const row = (page: Page, id: string) => page.locator(`#row-${id}`);
