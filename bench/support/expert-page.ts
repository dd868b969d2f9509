import type { Browser, Page } from 'playwright-core';
import { alive } from '../../e2e/site.ts';

/** The demo's expert, signed in through the page. */
export async function openExpertPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 820 } });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await alive(page);
  await page.getByLabel('Email').fill('expert@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('regimen-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => at.pathname === '/home');
  return page;
}
