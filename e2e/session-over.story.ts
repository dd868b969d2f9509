import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptPaths, signInOnPage, untilKept } from './following.ts';
import { type Hotel, openHotel } from './hotel.ts';
import { patienceMs } from './patience.ts';
import { type OpenSite, openSite, pathOf, phone, signIn, visit, withWorker } from './support.ts';

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
});
afterEach(() => context.close());

/** From another device, say: this browser hears nothing of it. */
async function endSessionElsewhere(): Promise<void> {
  const cookies = await context.cookies(hotel.url);
  const { status } = await fetch(`${site.url}/api/auth/logout`, {
    method: 'POST',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-domain': 'localhost',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  expect(status).toBe(204);
}

const tasks = (on = page) => on.locator('main a[href^="/my-tasks/task/"]');
const expectNothingKept = () =>
  vi.waitFor(async () => expect(await keptPaths(page)).toEqual([]), { timeout: patienceMs });

describe('a session that was ended elsewhere', () => {
  it('shows no task after the first refusal: not by Back, not offline', async () => {
    const answer = await page.goto(`${hotel.url}/my-tasks`);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await tasks().first().waitFor();
    const names = await tasks().allInnerTexts();
    await untilKept(page, '/my-tasks');
    await visit(page, `${hotel.url}/home`);
    hotel.take('pages only');
    await endSessionElsewhere();
    await page.locator('a[href="/my-tasks"]:visible').first().click();
    await page.waitForURL((url) => !['/my-tasks', '/home'].includes(url.pathname));
    await expectNothingKept();
    for (let step = 0; step < 3; step++) {
      await page.goBack().catch(() => null);
      expect(await tasks().count()).toBe(0);
      // A page of the ended session leads to sign-in by itself, in its own time.
      await page.waitForURL((url) => !['/my-tasks', '/home'].includes(url.pathname));
    }
    hotel.take('cut');
    for (const path of ['/my-tasks', '/home']) {
      await page.goto(`${hotel.url}${path}`);
      await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
      const text = await page.locator('body').innerText();
      for (const name of names) expect(text).not.toContain(name);
    }
  });

  it('is noticed by a page that only stands open', async () => {
    await visit(page, `${hotel.url}/my-tasks`);
    await tasks().first().waitFor();
    await endSessionElsewhere();
    // The bell asks when somebody comes back to the page, at most every few seconds.
    await vi.waitFor(
      async () => {
        await page.evaluate(() => dispatchEvent(new Event('focus')));
        expect(pathOf(page)).not.toBe('/my-tasks');
      },
      { timeout: patienceMs, interval: 500 },
    );
    // The address changes a moment before the page does.
    await tasks().first().waitFor({ state: 'detached' });
    await expectNothingKept();
  });

  it('loses nothing that was done before: it is sent when the same person is back', async () => {
    await visit(page, `${hotel.url}/home`);
    const program = await page
      .getByRole('main')
      .getByRole('link', { name: 'Blood pressure under control' })
      .first()
      .getAttribute('href');
    await visit(page, `${hotel.url}${program}`);
    hotel.take('cut');
    await page.getByRole('button', { name: 'Add reading' }).first().click();
    await page.getByRole('textbox', { name: 'Systolic blood pressure' }).fill('131');
    await page.getByRole('button', { name: 'Save reading' }).click();
    await page.getByText('1 item will be sent soon.').waitFor();
    await endSessionElsewhere();
    hotel.take('through');
    await page.waitForURL((url) => !url.pathname.startsWith('/follow-program'));
    const waiting = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length);
    expect(await waiting()).toBe(1);
    await signInOnPage(page, hotel.url, 'follower@demo.test');
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: patienceMs });
  });

  it('in another tab takes this one along', async () => {
    await visit(page, `${hotel.url}/my-tasks`);
    const other = await context.newPage();
    await visit(other, `${hotel.url}/my-tasks`);
    await tasks(other).first().waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).last().click();
    await tasks(other).first().waitFor({ state: 'detached' });
    expect(pathOf(other)).not.toBe('/my-tasks');
  });
});
