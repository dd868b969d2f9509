import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../server/src/test-database.ts';
import { unzip } from '../server/src/test-unzip.ts';
import {
  arriveAt,
  call,
  enter,
  linkMailedTo,
  type OpenSite,
  openSite,
  phone,
  signIn,
  visit,
} from './support.ts';

let database: TestDatabase;
let site: OpenSite;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openSite(database);
});
afterAll(() => site.close());

async function openPage(options = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  return context.newPage();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function leave(page: Page): Promise<void> {
  await visit(page, `${site.url}/delete-account`);
  await page.getByText('The programs you follow, with everything you did and measured in them').waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await arriveAt(page, '/');
  await page.getByText(/Your account will be deleted on/).waitFor();
}

describe('somebody’s own data', () => {
  it('is taken along in one file, with a page to read', async () => {
    const page = await openPage(phone);
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/settings/privacy-security#your-data`);
    await page.getByRole('button', { name: 'Get a copy of my data' }).click();
    const button = page.getByRole('button', { name: /^Download \(/ });
    await button.waitFor({ timeout: 60_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const files = unzip(await readFile(await download.path()));
    const reader = await openPage({ javaScriptEnabled: false });
    await reader.setContent(files.get('index.html')?.toString() ?? '');
    await heading(reader, 'Your data at Regimen');
    expect(await reader.locator('svg').count()).toBeGreaterThan(0);
    expect(files.has('data/enrollments.json')).toBe(true);
  });

  it('has a link to each part of its page, which leads there also when what stands above it comes late', async () => {
    const page = await openPage(phone);
    await signIn(page, site.url, 'follower@demo.test');
    const late = Promise.withResolvers<void>();
    await page.route(/api\/(two-factors|passkeys|identities)/, (route) =>
      late.promise.then(() => route.continue()),
    );
    const part = (id: string) => page.locator(`#${id}`);
    const fromTop = (id: string) => part(id).evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await visit(page, `${site.url}/settings/privacy-security#who-looked`);
    const before = await page.evaluate(() => document.body.scrollHeight);
    late.resolve();
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).not.toBe(before);
    await expect.poll(() => fromTop('who-looked')).toBe(80);

    // What was left somewhere else on it comes back to the part that the link names.
    await page.mouse.wheel(0, 4_000);
    await page.getByRole('link', { name: 'Delete your account' }).click();
    await heading(page, 'Delete your account');
    await page.getByRole('link', { name: 'Keep my account' }).click();
    await arriveAt(page, '/settings/privacy-security');
    await part('your-data').waitFor();
    await expect.poll(() => fromTop('your-data')).toBeGreaterThanOrEqual(0);
    expect(await fromTop('your-data')).toBeLessThan(640);

    await visit(page, `${site.url}/faqs`);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/delete-account"]')?.click(),
    );
    await heading(page, 'Delete your account');
    await page.getByRole('link', { name: 'Keep my account' }).click();
    await arriveAt(page, '/faqs');
  });

  it('stays when its person changes their mind, by the mail or by signing in', async () => {
    const page = await openPage();
    await signIn(page, site.url, 'follower@demo.test');
    await leave(page);
    await visit(page, await linkMailedTo(site, 'follower@demo.test', /for=keep-account/));
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await heading(page, 'Your account stays');

    await signIn(page, site.url, 'follower@demo.test');
    await leave(page);
    await signIn(page, site.url, 'follower@demo.test');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await visit(page, `${site.url}/home`);
    expect(errors).toEqual([]);
    const strip = page.getByRole('complementary', { name: 'Your account' });
    await strip.getByText(/^Your account will be deleted on/).waitFor();
    await strip.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByText('Your account stays. Nothing was deleted.').waitFor();
    await strip.waitFor({ state: 'detached' });
  });

  it('is gone when the days are over, and the address can be used again', async () => {
    const page = await openPage();
    await signIn(page, site.url, 'follower@demo.test');
    await leave(page);
    await passDays();
    await vi.waitFor(
      async () => {
        const told = (await site.mails()).filter(({ to }) => to === 'follower@demo.test');
        expect(told[0]?.subject).toMatch(/account is deleted/);
      },
      { timeout: 60_000, interval: 250 },
    );
    const again = await openPage();
    await enter(again, site.url);
    const person = {
      full_name: 'Somebody New',
      email: 'follower@demo.test',
      password: 'a long enough password',
    };
    await call(again, 'POST', 'auth/register', person);
    const link = new URL(await linkMailedTo(site, person.email, /by-token\?token=/));
    await call(again, 'POST', 'auth/by-token', { token: link.searchParams.get('token') });
    expect(await call(again, 'GET', 'enrollments')).toMatchObject({ data: [] });
  });
});

/** The grace is over for everybody who wants to leave, and the hourly work comes. */
async function passDays(): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query('UPDATE account_deletions SET erase_at = now()');
  await client.query(`INSERT INTO pgboss.job (name, data) VALUES ('sweep', '{}')`);
  await client.end();
}
