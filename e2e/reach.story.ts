import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptPaths, untilKept } from './following.ts';
import { type Hotel, openHotel } from './hotel.ts';
import { patienceMs } from './patience.ts';
import { type OpenSite, openSite, phone, reload, signIn, visit, withWorker } from './support.ts';

let site: OpenSite;
let hotel: Hotel;
beforeAll(async () => {
  site = await openSite();
  hotel = await openHotel(site.url);
});
afterAll(async () => {
  await hotel.close();
  await site.close();
});

let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  hotel.take('through');
  context = await site.browser.newContext({ ...withWorker, reducedMotion: 'reduce', ...phone });
  page = await context.newPage();
  await signIn(page, hotel.url, 'follower@demo.test');
  await visit(page, `${hotel.url}/my-tasks`);
  await untilKept(page, '/my-tasks');
});
afterEach(() => context.close());

const offline = () => page.getByText('You’re offline');
const tasks = () => page.locator('main a[href^="/my-tasks/task/"]');
const browserSays = () => page.evaluate(() => navigator.onLine);

describe('the browser says that there is a connection, and', () => {
  it('there is none: the page says so, opened anew too, and goes on by itself', async () => {
    hotel.take('cut');
    await reload(page);
    await offline().waitFor();
    expect(await browserSays()).toBe(true);
    expect(await tasks().count()).toBeGreaterThan(0);
    hotel.take('through');
    await offline().waitFor({ state: 'detached' });
  });

  it('Today, reached from another page, shows what there is to do', async () => {
    await visit(page, `${hotel.url}/home`);
    await page.getByRole('heading', { name: 'Up next' }).waitFor();
    await untilKept(page, '/home');
    await settled(page);
    await page.getByRole('link', { name: 'My tasks' }).last().click();
    await page.waitForURL(/my-tasks/);
    hotel.take('cut');
    await page.getByRole('link', { name: 'Today' }).last().click();
    await page.waitForURL(/home/);
    await offline().waitFor();
    await page.getByRole('heading', { name: 'Up next' }).waitFor();
    await page.getByRole('heading', { name: 'Your programs' }).waitFor();
  });

  it('a page that is not kept offers others, never itself', async () => {
    const [task = ''] = await tasks().evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    await untilKept(page, task);
    await untilKept(page, '/home');
    await page.evaluate(async () => (await caches.open('own-1')).delete('/home'));
    hotel.take('cut');
    await page.goto(`${hotel.url}/home`);
    await page.getByText('This page isn’t saved on your device.').waitFor();
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Try again',
      'My tasks',
    ]);
  });

  it('a hotel answers in our place: what was kept is shown, nothing of the hotel is kept, nothing counts as sent', async () => {
    const kept = (await keptPaths(page)).length;
    await untilKept(page, (await tasks().first().getAttribute('href')) ?? '');
    for (const network of ['page', 'leads away'] as const) {
      hotel.take(network);
      await reload(page);
      await offline().waitFor();
      expect(await tasks().count()).toBeGreaterThan(0);
      expect((await keptPaths(page)).length).toBeGreaterThanOrEqual(kept);
      expect(await keptTexts(page)).not.toContain('Room number?');
      hotel.take('pages only');
      await page.getByRole('button', { name: 'Try again' }).click();
      await offline().waitFor({ state: 'detached' });
    }
  });

  it('what is done behind the hotel’s page waits, and arrives once', async () => {
    const sent: number[] = [];
    context.on('response', (answer) => {
      if (answer.url().includes('/api/enrollments/') && answer.request().method() === 'POST')
        sent.push(answer.status());
    });
    await page.goto(`${hotel.url}/home`);
    const program = page
      .getByRole('main')
      .getByRole('link', { name: 'Blood pressure under control' })
      .first();
    await visit(page, `${hotel.url}${await program.getAttribute('href')}`);
    hotel.take('page');
    await page.getByRole('button', { name: 'Add reading' }).first().click();
    await page.getByRole('textbox', { name: 'Systolic blood pressure' }).fill('130');
    await page.getByRole('button', { name: 'Save reading' }).click();
    await page.getByText('1 item will be sent soon.').waitFor();
    hotel.take('through');
    await page.getByText('1 item will be sent soon.').waitFor({ state: 'detached' });
    expect(sent.filter((status) => status === 201 || status === 200).length).toBeGreaterThan(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))),
    ).toEqual([]);
  });

  it('only the server is away: that is not being offline', async () => {
    hotel.take('down');
    await tasks().first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await offline().count()).toBe(0);
  });
});

/** The worker fetches ahead, one thing after another: until nothing more comes. */
async function settled(on: Page): Promise<void> {
  let before = -1;
  await vi.waitFor(
    async () => {
      const { length } = await keptPaths(on);
      const isSettled = length === before;
      before = length;
      expect(isSettled).toBe(true);
    },
    { timeout: patienceMs, interval: 1_500 },
  );
}

/** Everything that the worker holds, as text. */
const keptTexts = (on: Page): Promise<string> =>
  on.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!/\.(js|css|woff2|webp)$/.test(new URL(request.url).pathname))
          texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });
