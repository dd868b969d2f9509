import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, type OpenSite, openSite, pathOf, phone, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  contexts.push(context);
  const page = await context.newPage();
  await visit(page, url);
  return page;
}

async function signInHere(page: Page): Promise<void> {
  await page.locator('main input[name=email]').fill('follower@demo.test');
  await page.locator('main input[name=password]').fill('regimen-demo');
  await page.locator('main button[type=submit]').click();
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** The address changes a moment before the title does. */
const titled = (page: Page, words: string) =>
  page.waitForFunction((part) => document.title.includes(part), words);
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

describe('a guest on a phone', () => {
  it('finds a program by sign and time, opens it, shares it, signs in and bookmarks it', async () => {
    const guest = await open(`${site.url}/programs`, {
      ...phone,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await guest.getByText('Filters', { exact: true }).click();
    await guest.getByText('More', { exact: true }).first().click();
    await link(guest, /^Insomnia/).click();
    await arriveAt(guest, '/programs/all/all/all/insomnia');
    await guest.getByText('Filters', { exact: false }).first().click();
    await link(guest, /^Up to 10 minutes a day/).click();
    await arriveAt(guest, '/programs/all/all/all/insomnia/up-to-10-minutes');
    await titled(guest, 'Insomnia · Up to 10 minutes a day');
    expect(await overflow(guest)).toBe(0);

    await link(guest, 'Better sleep').click();
    await guest.getByRole('heading', { level: 1, name: 'Better sleep' }).waitFor();
    const address = pathOf(guest);
    await guest.getByRole('heading', { name: 'The journey' }).waitFor();
    expect(await overflow(guest)).toBe(0);

    const answer = guest.waitForResponse((response) => response.url().endsWith('/api/short-links'));
    await guest.getByRole('button', { name: 'Share' }).click();
    const { path } = (await (await answer).json()) as { path: string };
    await guest.getByText('Link copied.').waitFor();
    const friend = await open(site.url + path);
    await arriveAt(friend, address);
    const cookies = await friend.context().cookies();
    expect(cookies.find(({ name }) => name === 'regimen_ref')?.value).toBe(path.slice('/s/'.length));

    await link(guest, 'Sign in to bookmark').click();
    await arriveAt(guest, '/login');
    await signInHere(guest);
    await arriveAt(guest, address);
    await guest.getByRole('button', { name: 'Bookmark' }).click();
    await guest.getByRole('button', { name: 'Bookmarked', pressed: true }).waitFor();
    await visit(guest, `${site.url}/bookmarks`);
    await link(guest, 'Better sleep').waitFor();
  });

  it('who wants to follow a program is told so before joining or signing in, and an expert goes straight to the form', async () => {
    const page = await open(`${site.url}/programs`);
    await page.getByRole('link', { name: 'Better sleep' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Better sleep' }).waitFor();
    await page.getByRole('link', { name: 'Follow this program' }).first().click();
    await page.getByText('To follow “Better sleep”, create an account.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByText('To follow “Better sleep”, sign in or join.').waitFor();
    await visit(page, `${site.url}/join?as=expert&invite=spring`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/register?invite=spring&type=expert',
    );
  });

  it('is told what to let go of when nothing fits, without a script', async () => {
    const context = await site.browser.newContext({ ...phone, javaScriptEnabled: false });
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(`${site.url}/programs/sleep/all/all/back-pain`);
    await link(page, /^Any topic \(1\)/).click();
    await page.getByRole('heading', { level: 2, name: 'A calmer back' }).waitFor();
    await page.getByRole('searchbox').fill('slepe');
    await page.getByRole('searchbox').press('Enter');
    expect(decodeURIComponent(pathOf(page))).toContain('back-pain');
    await page.goto(`${site.url}/programs?search=slepe`);
    expect(pathOf(page)).toBe('/programs/all/all/all/all/all/all/all/all/slepe');
    await page.getByRole('heading', { level: 2, name: 'Better sleep' }).waitFor();
  });

  it('gets the 404 page for what is not there', async () => {
    for (const path of [
      '/s',
      '/s/nothing-there',
      '/u',
      '/u/nobody-here',
      '/program/019a0000-0000-7000-8000-00000000dead',
    ]) {
      const response = await fetch(site.url + path, { redirect: 'manual' });
      expect(response.status, path).toBe(404);
    }
  });
});

describe('from right to left', () => {
  it('the catalog, a program and its creator read as they should', async () => {
    const guest = await open(`${site.clinicUrl}/programs`, phone);
    expect(await guest.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await overflow(guest)).toBe(0);
    await guest.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await guest.getByRole('heading', { name: 'الرحلة' }).waitFor();
    expect(await overflow(guest)).toBe(0);
    await link(guest, 'عرض الملف الشخصي').click();
    await guest.waitForURL(/\/u\//);
    await guest.getByRole('heading', { level: 2, name: 'البرامج' }).waitFor();
    expect(await overflow(guest)).toBe(0);
  });
});

describe('search engines', () => {
  it('find every page of a site, and only of that site', async () => {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
    const parts = [...(await (await fetch(index)).text()).matchAll(/<loc>([^<]+)/g)].map(
      ([, url]) => url as string,
    );
    const lists = await Promise.all(parts.map(async (url) => (await fetch(url)).text()));
    const addresses = lists.flatMap((list) =>
      [...list.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url as string),
    );
    expect(addresses.filter((url) => url.includes('/program/')).length).toBeGreaterThan(3);
    expect(addresses.some((url) => url.includes('/systems/discussion/'))).toBe(true);
    expect(addresses.every((url) => url.startsWith(new URL(index).origin))).toBe(true);
    for (const url of addresses.slice(-2)) expect((await fetch(url)).status).toBe(200);
    const page = await (await fetch(`${site.url}/programs/sleep/all/beginner`)).text();
    expect(page).toContain('<title>Sleep programs for beginners · ');
    expect(page).toMatch(/<link rel="canonical" href="[^"]+\/programs\/sleep\/all\/beginner"/);
    expect(page).toContain('"@type":"ItemList"');
    expect(await (await fetch(`${site.url}/programs/all/all/all/all/all/all/all/all/zzqq`)).text()).toContain(
      'noindex',
    );
    const moved = await fetch(`${site.url}/programs/sleep/all/all`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/programs/sleep']);
  });
});

it('on a phone a program asks for what can be booked with its expert once one comes near to it', async () => {
  const page = await open(`${site.url}/programs`, phone);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/creators\/[^/]+\/services$/.test(request.url())) asked.push(request.url());
  });
  await page.locator('a[href^="/program/"]').first().click();
  await page.locator('#creator-title').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator('#creator-title').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Services to book' }).waitFor();
  expect(asked).toHaveLength(1);
});
