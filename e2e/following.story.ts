import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keptPaths, untilKept } from './following.ts';
import { patienceMs } from './patience.ts';
import {
  arriveAt,
  call,
  focusKept,
  linkMailedTo,
  type OpenSite,
  openSite,
  phone,
  reload,
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

async function openPhone(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await site.browser.newContext({ ...withWorker, reducedMotion: 'reduce', ...phone });
  contexts.push(context);
  return { page: await context.newPage(), context };
}

/** What React Router tells the browser of its routes (web/src/offline/route-files.ts). */
interface Manifest {
  routes: Record<string, { module: string } | undefined>;
}

/** Somebody who has never been here, with a confirmed address. */
async function register(page: Page, email: string): Promise<void> {
  await visit(page, `${site.url}/register`);
  const values = { full_name: 'Lina Haddad', email, password: 'a long enough password' };
  for (const [name, value] of Object.entries(values))
    await page.locator(`main input[name="${name}"]:visible`).fill(value);
  await page.locator('main button[type=submit]:visible').click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  await page.goto(await linkMailedTo(site, email));
  await page.getByRole('button', { name: 'Confirm my email and sign in' }).click();
  await arriveAt(page, '/verification/successfully');
}

const programCalled = async (page: Page, title: string): Promise<string> => {
  const found = await call<{ data: { id: string; title: string }[] }>(page, 'GET', 'catalog');
  const program = found.data.find((each) => each.title === title);
  if (!program) throw new Error(`The demo has no program called ${title}.`);
  return program.id;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Answers each question of an assessment with its second choice, and hands it in. */
async function answerAll(page: Page): Promise<void> {
  await page.getByText(/^Question 1 of/).waitFor();
  for (;;) {
    await page.locator('main input[type=radio]').nth(1).check();
    const isLast = await button(page, 'Send my answers').isVisible();
    if (isLast) return button(page, 'Send my answers').click();
    const progress = await page.locator('[data-progress]').innerText();
    await button(page, 'Next').click();
    await page.locator('[data-progress]').filter({ hasNotText: progress }).waitFor();
  }
}

interface Tasks {
  data: { id: string; name: string; status: string }[];
}
const doneTasks = async (page: Page) => (await call<Tasks>(page, 'GET', 'tasks?show=done')).data;

describe('on a phone', () => {
  it('a newcomer follows a program, does a task, does another without a connection, and sees it all arrive once', async () => {
    const { page, context } = await openPhone();
    await register(page, 'lina@example.test');
    const program = await programCalled(page, 'Better sleep');

    // Joining says what it asks, and why somebody cannot join.
    await visit(page, `${site.url}/follow-program/${program}`);
    await page.locator('[name="facts.age"]').fill('15');
    await page.locator('[name=consent]').check();
    await button(page, 'Start following').click();
    await button(page, 'I made a mistake in my answers').click();
    await page.locator('[name="facts.age"][aria-invalid=true]').waitFor();
    await page.locator('[name="facts.age"]').fill('34');
    await button(page, 'Start following').click();
    await page.getByRole('heading', { name: 'For you now' }).waitFor();
    await focusKept(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await overflow(page)).toBe(0);

    // The first task, half of it; after a reload it goes on where it was left.
    await page.getByRole('link', { name: 'How are you sleeping?' }).click();
    await page.locator('main input[type=radio]').nth(1).check();
    await button(page, 'Next').click();
    await page.getByText('Question 2 of 4').waitFor();
    await reload(page);
    await page.getByText('Question 2 of 4').waitFor();
    await button(page, 'Back').click();
    expect(await page.locator('main input[type=radio]').nth(1).isChecked()).toBe(true);
    await answerAll(page);
    await page.getByRole('heading', { name: 'Thank you. We’ve received your answers.' }).waitFor();

    // The next one has come. It is kept for a way without a connection.
    await visit(page, `${site.url}/my-tasks`);
    const next = page.getByRole('link', { name: 'And your mood?' });
    const path = (await next.getAttribute('href')) ?? '';
    const task = path.split('/').at(-1) ?? '';
    await untilKept(page, path);
    await untilKept(page, `/api/tasks/${task}`);
    const sent: number[] = [];
    context.on('response', (answer) => {
      if (answer.url().endsWith(`${task}/result`)) sent.push(answer.status());
    });
    await context.setOffline(true);
    await next.click();
    await answerAll(page);
    await page.getByRole('heading', { name: 'Done, and saved on this device' }).waitFor();
    expect(sent).toEqual([]);

    // The tab is closed and another opened, still without a connection.
    await page.close();
    const later = await context.newPage();
    await visit(later, `${site.url}/my-tasks`);
    await later.getByText('Waiting to send', { exact: true }).waitFor();
    await later.getByText('You’re offline').waitFor();
    expect((await doneKept(later, task)).length).toBe(1);

    // The connection is back: it goes out by itself, once.
    await context.setOffline(false);
    await later.getByText('Waiting to send', { exact: true }).waitFor({ state: 'detached' });
    expect(sent).toEqual([200]);
    expect((await doneTasks(later)).filter(({ id }) => id === task)).toMatchObject([{ status: 'done' }]);

    // And the chart grows.
    await visit(later, `${site.url}/follow-program/${program}`);
    await button(later, 'Add reading').click();
    await later.locator('input:focus').fill('7,5');
    await button(later, 'Save reading').click();
    await later.getByRole('img', { name: /Hours slept: 1 reading,/ }).waitFor();
    expect(await focusKept(later)).toBe('Add reading');
    await later.getByText('On target').first().waitFor();
  });

  it('pages that are reached by a link are kept with all their files', async () => {
    const { page } = await openPhone();
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/my-tasks`);
    const [opened, linked] = await page.evaluate(() => {
      const { routes } = (globalThis as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest;
      return [routes['page:/my-tasks']?.module, routes['page:/help-now']?.module];
    });
    expect(linked).toMatch(/^\/assets\/.+\.js$/);
    expect(linked).not.toBe(opened);
    const isKept = () => page.evaluate(async (file) => !!(await caches.match(file)), linked ?? '');
    await vi.waitFor(async () => expect(await isKept()).toBe(true), { timeout: patienceMs, interval: 200 });
  });

  it.each([
    ['en', 'ArrowRight'],
    ['ar', 'ArrowLeft'],
  ])('the calendar is walked by keys, forwards as the eye moves (%s)', async (language, forwards) => {
    const { page } = await openPhone();
    const url = language === 'ar' ? site.clinicUrl : site.url;
    await signIn(page, url, 'follower@demo.test');
    await visit(page, `${url}/my-tasks?view=calendar&day=2026-11-15`);
    const chosen = page.getByRole('grid').getByRole('gridcell').locator('button[aria-pressed=true]');
    const walkTo = async (key: string, day: string) => {
      await page.keyboard.press(key);
      await page.locator(`[data-day="${day}"][aria-pressed=true]:focus`).waitFor();
      expect(await chosen.count()).toBe(1);
    };
    await chosen.focus();
    await walkTo(forwards, '2026-11-16');
    await walkTo('ArrowDown', '2026-11-23');
    await walkTo('PageDown', '2026-12-23');
  });

  it('nothing of somebody stays behind when they sign out', async () => {
    const { page } = await openPhone();
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/my-tasks`);
    await untilKept(page, '/my-tasks');
    await button(page, 'Open menu').click();
    await button(page, 'Sign out').last().click();
    await arriveAt(page, '/login');
    await vi.waitFor(async () => expect(await keptPaths(page)).toEqual([]), { timeout: patienceMs });
  });

  it('a list that does not come is said to be missing, and comes when it is asked for again', async () => {
    const { page } = await openPhone();
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/home`);
    await page.locator('main a[href^="/follow-program/"]').first().click();
    await page.route('**/api/tokens*', (route) => route.abort());
    await button(page, 'Manage').click();
    await button(page, 'Readings from a device').click();
    await arriveAt(page, '/settings/devices');
    await page.getByText('We couldn’t load this list.').waitFor();
    await page.unroute('**/api/tokens*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No devices or assistants yet.').waitFor();
    expect(await page.getByText('We couldn’t load this list.').count()).toBe(0);
  });

  it('it all reads from right to left, and nothing sticks out', async () => {
    const { page } = await openPhone();
    await signIn(page, site.clinicUrl, 'follower@demo.test');
    for (const path of ['/home', '/my-tasks', '/my-tasks?view=done', '/my-tasks?view=calendar']) {
      await visit(page, `${site.clinicUrl}${path}`);
      expect([await page.locator('html').getAttribute('dir'), await overflow(page)]).toEqual(['rtl', 0]);
    }
    const following = page.locator('main a[href^="/follow-program/"]').first();
    await visit(page, `${site.clinicUrl}/home`);
    await following.click();
    await page.getByRole('heading', { name: 'مسارك' }).waitFor();
    expect(await overflow(page)).toBe(0);
    const chart = page.locator('figure svg[role=img]').first();
    const [number, ...words] = await chart
      .locator('text')
      .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().x));
    const [firstDay = 0, lastDay = 0] = words.slice(-2);
    expect(lastDay).toBeLessThan(firstDay);
    expect(number).toBeGreaterThan(firstDay);
  });
});

/** What this browser still holds for the server. */
const doneKept = (page: Page, task: string) =>
  page.evaluate((id) => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('outbox:')) ?? '';
    const parcels: { id: string }[] = JSON.parse(localStorage.getItem(name) ?? '[]');
    return parcels.filter((parcel) => parcel.id === id);
  }, task);
