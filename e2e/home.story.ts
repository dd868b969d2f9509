import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { untilKept } from './following.ts';
import { patienceMs } from './patience.ts';
import {
  boxOf,
  call,
  type OpenSite,
  openSite,
  phone,
  register,
  signIn,
  visit,
  withWorker,
} from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function open(options: object = {}): Promise<{ page: Page; context: BrowserContext }> {
  const context = await site.browser.newContext({ ...withWorker, reducedMotion: 'reduce', ...options });
  contexts.push(context);
  return { page: await context.newPage(), context };
}
const button = (page: Page, name: string) => page.getByRole('button', { name });

describe('a newcomer', () => {
  it('says in three short answers what brings them here, and finds programs that fit', async () => {
    const { page } = await open(phone);
    await register(page, site, site.url, 'newcomer@story.test');
    await visit(page, `${site.url}/home`);
    await page.getByRole('heading', { name: 'What brings you here?' }).waitFor();
    await button(page, 'Next').click();
    await page.getByText('Choose at least one.').waitFor();
    await page.getByRole('checkbox', { name: 'Sleep' }).check();
    await button(page, 'Next').click();
    await page.getByRole('heading', { name: 'How much time do you have a day?' }).waitFor();
    await page.getByRole('radio', { name: '20' }).check();
    await button(page, 'Next').click();
    await page.getByRole('radio', { name: 'In the app only' }).check();
    await button(page, 'Show my programs').click();
    await page.getByRole('heading', { name: 'Recommended for you' }).waitFor();
    await page.getByRole('link', { name: 'Better sleep' }).waitFor();
    expect(await call(page, 'GET', 'onboarding')).toEqual({
      answers: { goals: ['sleep'], minutes: 20, reminders: 'app' },
    });
    const { channels } = await call<{ channels: { reminder: string[] } }>(
      page,
      'GET',
      'notifications/settings',
    );
    expect(channels.reminder).toEqual(['in-app', 'push']);
    // Their answers are still theirs on the next visit.
    await visit(page, `${site.url}/home`);
    await page.getByRole('heading', { name: 'Recommended for you' }).waitFor();
  });
});

describe('the day of somebody who follows programs', () => {
  it('opens with the one next thing, in its program’s colour, and leads into it', async () => {
    const { page } = await open(phone);
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/home`);
    const next = page.locator('article').filter({ has: page.getByRole('link', { name: /^Start/ }) });
    const colour = (scope: string) =>
      page
        .locator(scope)
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--primary-text'));
    const own = await next.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--primary-text'),
    );
    expect(own).not.toBe(await colour('html'));
    await next.getByRole('link', { name: /^Start/ }).click();
    await page.waitForURL(/\/my-tasks\/task\//);
    await page.locator('main h1').waitFor();
    await expect.poll(() => colour('main h1'), { timeout: patienceMs }).toBe(own);
  });

  it('has a bar at the lower edge of a phone, which covers neither the page nor what floats, and not the builder', async () => {
    const { page } = await open(phone);
    await signIn(page, site.url, 'expert@demo.test');
    await visit(page, `${site.url}/home`);
    const bar = page.getByRole('navigation', { name: 'Your pages' });
    await bar.waitFor();
    const words = (await bar.getByRole('link').allInnerTexts()).map((text) => text.split('\n').at(-1));
    expect(words).toEqual(['Today', 'Follow-up', 'Programs', 'Messages', 'Me']);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const edge = (await boxOf(bar)).y;
    const last = await boxOf(page.locator('main'));
    expect(last.y + last.height).toBeLessThanOrEqual(edge + 1);
    const toasts = await boxOf(page.getByRole('region', { name: 'Messages' }));
    expect(toasts.y + toasts.height).toBeLessThanOrEqual(edge + 1);
    const { data } = await call<{ data: { id: string }[] }>(page, 'GET', 'protocols');
    await visit(page, `${site.url}/creator/protocols/edit/${data[0]?.id}`);
    await page.locator('main h1, main h2').first().waitFor();
    expect(await bar.count()).toBe(0);
  });

  it('has all readings in one place, by week, month or all, and tells the one that is tapped', async () => {
    const { page } = await open(phone);
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/home`);
    await page
      .getByRole('navigation', { name: 'Your pages' })
      .getByRole('link', { name: 'Me', exact: true })
      .click();
    await page.getByRole('heading', { name: 'Last week' }).waitFor();
    const card = page.getByRole('article', { name: 'Hours slept' });
    const count = async () =>
      Number(/(\d+) readings/.exec((await chart.getAttribute('aria-label')) ?? '')?.[1]);
    const chart = card.getByRole('img');
    await page.getByRole('radio', { name: 'All' }).check();
    const all = await count();
    await page.getByRole('radio', { name: 'Week' }).check();
    expect(await count()).toBeLessThan(all);
    await card.getByText(/^Average/).waitFor();
    await chart.tap();
    await card.getByText(/hours? · /).waitFor();
  });

  it('praises and counts nothing for whoever may be in danger', async () => {
    const { page } = await open(phone);
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/home?show=me`);
    await page.getByRole('heading', { name: 'Last week' }).waitFor();
    const viewer = await call<{ id: string }>(page, 'GET', 'user/get-data');
    await page.evaluate(({ id, until }) => localStorage.setItem(`in-danger:${id}`, String(until)), {
      id: viewer.id,
      until: Date.now() + 3_600_000,
    });
    await visit(page, `${site.url}/home?show=me`);
    await page.getByRole('heading', { name: 'Your readings' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Last week' }).count()).toBe(0);
  });
});

describe('without a connection', () => {
  it('a page that is not kept says so in the site’s look, and what is kept stays', async () => {
    const { page, context } = await open(phone);
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/my-tasks`);
    await untilKept(page, '/my-tasks');
    await context.setOffline(true);
    // Asked for as a whole: the worker answers, in the site's own colours.
    await page.goto(`${site.url}/programs`);
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/503|Status|Error/);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(253, 253, 253)');
    // By a link inside what is kept: that stays, and a message says why.
    await page.getByRole('link', { name: 'My tasks' }).click();
    await page.getByRole('heading', { name: 'My tasks', level: 1 }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Your pages' });
    await tabs.getByRole('link', { name: 'Programs' }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByText('This page isn’t saved on your device.').waitFor();
    await page.getByRole('heading', { name: 'My tasks', level: 1 }).waitFor();
    // With the connection, it opens by itself.
    await page.goto(`${site.url}/programs`);
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Better sleep' }).first().waitFor();
  });

  it('a page whose data is missing says so, and opens by itself once there is a connection', async () => {
    const { page, context } = await open(phone);
    await signIn(page, site.url, 'follower@demo.test');
    // On a slow phone, which draws less often than something changes.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await visit(page, `${site.url}/programs`);
    await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Today' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('heading', { level: 1, name: /Demo/ }).waitFor();
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Your pages' })
      .getByRole('link', { name: 'Programs' })
      .click();
    await page.getByRole('heading', { name: 'You’re offline', level: 1 }).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/503|Status/);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Better sleep' }).first().waitFor();
  });
});

describe('signs that something loads', () => {
  it('stay for two seconds, cover nothing that can be pressed, and are told only while something loads', async () => {
    const { page } = await open({ viewport: { width: 1366, height: 800 } });
    await signIn(page, site.url, 'expert@demo.test');
    await visit(page, `${site.url}/home`);
    await page.getByRole('link', { name: 'My programs' }).first().click();
    await page.waitForURL('**/creator/programs');
    await page.getByRole('heading', { level: 1, name: 'Programs' }).waitFor();
    const sign = page.locator('.fixed[role=status]');
    await sign.locator('.opacity-40').waitFor();
    expect(await sign.innerText()).toBe('');
    const { y, height } = await boxOf(sign);
    expect(height).toBeLessThanOrEqual(2);
    const covered = await page.evaluate(
      ({ y, height }) =>
        [...document.querySelectorAll('a, button, input, summary')].filter((each) => {
          const box = each.getBoundingClientRect();
          return box.height > 0 && box.top < y + height && box.bottom > y;
        }).length,
      { y, height },
    );
    expect(covered).toBe(0);
    await sign.locator('.opacity-40').waitFor({ state: 'detached' });
  });
});
