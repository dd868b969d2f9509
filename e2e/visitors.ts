import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { type OpenSite, signIn, visit } from './support.ts';

type Visitor = BrowserContextOptions & { email?: string };

/** People with a browser of their own each, for as long as a story lasts; `email` signs them in. */
export function visitorsOf(site: () => OpenSite) {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  return async (url: string, { email, ...options }: Visitor = {}): Promise<Page> => {
    const context = await site().browser.newContext({ reducedMotion: 'reduce', ...options });
    contexts.push(context);
    const page = await context.newPage();
    if (email) await signIn(page, new URL(url).origin, email);
    await visit(page, url);
    return page;
  };
}
