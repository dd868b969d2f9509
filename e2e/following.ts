import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { patienceMs } from './patience.ts';
import { visit } from './support.ts';

export async function signInOnPage(page: Page, origin: string, email: string): Promise<void> {
  await visit(page, `${origin}/login`);
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill('regimen-demo');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL((now) => now.pathname !== '/login');
}

/** Until the worker has this page, and can show it without a connection. */
export const untilKept = (page: Page, path: string) =>
  vi.waitFor(async () => expect(await keptPaths(page)).toContain(path), {
    timeout: patienceMs,
    interval: 200,
  });

export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('own-1'))) return [];
    const kept = await caches.open('own-1');
    return (await kept.keys()).map(({ url }) => new URL(url).pathname);
  });
