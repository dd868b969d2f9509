import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { eq } from '../server/src/db/drizzle.ts';
import { type Database, openDatabase } from '../server/src/db/pool.ts';
import { users } from '../server/src/db/schema.ts';
import { notify } from '../server/src/features/notifications/notify.ts';
import { type Bus, openBus, passOnTold } from '../server/src/realtime/bus.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { type Hotel, openHotel } from './hotel.ts';
import { desk } from './messages.ts';
import { patienceMs } from './patience.ts';
import { boxOf, call, type OpenSite, openSite, pathOf, phone, signIn, visit, withWorker } from './support.ts';

// What happens elsewhere is on the page the moment it happens. No page here is reloaded.

let site: OpenSite;
let hotel: Hotel;
let elsewhere: Database;
let bus: Bus;
beforeAll(async () => {
  const database = await createTestDatabase();
  site = await openSite(database);
  hotel = await openHotel(site.url);
  elsewhere = openDatabase(database.url);
  bus = await openBus(elsewhere.url, console.error);
  passOnTold(elsewhere, bus);
});
afterAll(async () => {
  await hotel.close();
  await bus.close();
  await elsewhere.close();
  await site.close();
});

const contexts: BrowserContext[] = [];
afterEach(async () => {
  hotel.take('through');
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
/** Another device of the same person, connected by the time it is given out. */
async function device(url: string, path: string, look = {}): Promise<Page> {
  const context = await site.browser.newContext({ ...withWorker, reducedMotion: 'reduce', ...look });
  contexts.push(context);
  const page = await context.newPage();
  await signIn(page, url, 'follower@demo.test');
  const socket = connected(page);
  await visit(page, `${url}${path}`);
  await socket;
  return page;
}
const connected = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes('/app/'));
  await socket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('subscription_succeeded'),
  );
};

/** As another process of the product would: it shares the database with the one that serves the page, and nothing else. */
async function bringNews(about: string): Promise<void> {
  const { rows } = await elsewhere.global.query(`SELECT find_tenant_by_host('localhost') AS id`);
  await elsewhere.tx(rows[0].id, async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.email, 'follower@demo.test'));
    const news = { kind: 'program-updated', data: { program: about }, link: '/home', about } as const;
    await notify(tx, person?.id ?? '', news);
  });
}

const bell = (page: Page, unread: number) => {
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return page.getByRole('banner').getByRole('button', { name, exact: true });
};
const unreadOf = async (page: Page) =>
  (await call<{ unreadNotifications: number }>(page, 'GET', 'user/get-data')).unreadNotifications;

it('news are under the bell of every device as they come; read on one, they are read on all', async () => {
  const [one, other] = [await device(site.url, '/home'), await device(site.url, '/notifications')];
  const unread = await unreadOf(one);
  await bringNews('Better sleep');
  await bell(one, unread + 1).waitFor();
  await bell(other, unread + 1).waitFor();
  await other.locator('main').getByText('Better sleep').first().waitFor();
  await call(one, 'POST', 'notifications/read', { ids: null });
  await bell(other, 0).waitFor();
  await bell(one, 0).waitFor();
});

it('what came while there was no connection is there when it is back', async () => {
  const page = await device(hotel.url, '/home');
  const unread = await unreadOf(page);
  hotel.take('cut');
  await bringNews('Walk daily');
  const back = connected(page);
  hotel.take('through');
  await back;
  await bell(page, unread + 1).waitFor();
});

it('a task that is done on one device leaves the other', async () => {
  const laptop = await device(site.url, '/my-tasks');
  const telephone = await device(site.url, '/my-tasks', phone);
  const task = await declinable(laptop);
  const shown = telephone.locator(`main a[href="/my-tasks/task/${task}"]`);
  await shown.first().waitFor();
  await call(laptop, 'POST', `tasks/${task}/result`, { result: { type: 'declined' } });
  await vi.waitFor(async () => expect(await shown.count()).toBe(0), { timeout: patienceMs, interval: 50 });
});

async function declinable(page: Page): Promise<string> {
  const { data } = await call<{ data: { id: string }[] }>(page, 'GET', 'tasks');
  for (const { id } of data)
    if ((await call<{ can: { decline: boolean } }>(page, 'GET', `tasks/${id}`)).can.decline) return id;
  throw new Error('The demo has a task that its follower may decline.');
}

it('a tab that is signed out elsewhere is left within two seconds, without being touched', async () => {
  const page = await device(site.url, '/my-tasks');
  const cookies = await page.context().cookies(site.url);
  const { status } = await fetch(`${site.url}/api/auth/logout`, {
    method: 'POST',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-domain': 'localhost',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  expect(status).toBe(204);
  await vi.waitFor(() => expect(pathOf(page)).not.toBe('/my-tasks'), { timeout: 2_000, interval: 20 });
});

it('a visitor sees the answer to a question the moment it is given, and is no visitor once signed in', async () => {
  const author = await device(site.url, '/home');
  const question = {
    title: 'Is tea at night a bad idea?',
    category: 'sleep',
    body: 'I like a cup before bed.',
  };
  const { id } = await call<{ id: string }>(author, 'POST', 'discussions', question);
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  contexts.push(context);
  const visitor = await context.newPage();
  const socket = connected(visitor);
  await visit(visitor, `${site.url}/systems/discussion/${id}`);
  await socket;
  await visitor.getByText('Green tea has caffeine too.').waitFor({ state: 'detached' });
  await call(author, 'POST', `discussions/${id}/answers`, { body: 'Green tea has caffeine too.' });
  await visitor.getByText('Green tea has caffeine too.').waitFor({ timeout: 5_000 });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('regimen_session');
  const cookies = async () => (await context.cookies(`${site.url}/api/load`)).map(({ name }) => name);
  expect(await cookies()).toContain('regimen_guest');
  await signIn(visitor, site.url, 'follower@demo.test');
  expect(await cookies()).not.toContain('regimen_guest');
});

it('the number of what is unread stands in the title of the tab', async () => {
  const page = await device(site.url, '/home');
  await call(page, 'POST', 'notifications/read', { ids: null });
  const { unreadMessages } = await call<{ unreadMessages: number }>(page, 'GET', 'user/get-data');
  const titled = (unread: number) =>
    vi.waitFor(async () => expect(/^\((\d+)\) /.exec(await page.title())?.[1] ?? '0').toBe(String(unread)), {
      timeout: patienceMs,
    });
  await titled(unreadMessages);
  await bringNews('Title');
  await titled(unreadMessages + 1);
});

it('notifications are marked by a key and by a push of a finger, here and on the server', async () => {
  const page = await device(site.url, '/notifications', phone);
  await bringNews('First by key');
  await bringNews('Second by finger');
  const lineOf = (about: string) => page.locator('main a[data-notification]', { hasText: about });
  const isUnread = (about: string) => lineOf(about).getByText('Unread', { exact: true });
  const unreadThere = async () =>
    (
      await call<{ data: { data: { program?: string } }[] }>(page, 'GET', 'notifications?show=unread')
    ).data.map(({ data }) => data.program);
  await isUnread('First by key').waitFor();
  await lineOf('Second by finger').focus();
  await page.keyboard.press('j');
  await expectFocus(page, 'First by key');
  await page.keyboard.press('u');
  await isUnread('First by key').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowUp');
  await expectFocus(page, 'Second by finger');

  await push(page, lineOf('Second by finger'));
  await isUnread('Second by finger').waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/notifications');
  await vi.waitFor(async () => {
    const left = await unreadThere();
    expect(left).not.toContain('First by key');
    expect(left).not.toContain('Second by finger');
  }, patienceMs);
});

it('under the bell they stand by day, and are marked there by key, by button and by a push', async () => {
  const page = await device(site.url, '/home', { ...desk, hasTouch: true });
  await bringNews('First under the bell');
  await bringNews('Second under the bell');
  const lineOf = (about: string) =>
    page.getByRole('banner').locator('a[data-notification]', { hasText: about });
  const isUnread = (about: string) => lineOf(about).getByText('Unread', { exact: true });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page
    .getByRole('list', { name: /^today$/i })
    .getByText('First under the bell')
    .waitFor();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/bell.png` });
  await lineOf('Second under the bell').focus();
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, 'First under the bell');
  await page.keyboard.press('u');
  await isUnread('First under the bell').waitFor({ state: 'detached' });
  const second = page.getByRole('banner').getByRole('listitem').filter({ hasText: 'Second under the bell' });
  await second.last().getByRole('button', { name: 'Mark as read' }).click();
  await isUnread('Second under the bell').waitFor({ state: 'detached' });
  await push(page, lineOf('Second under the bell'));
  await isUnread('Second under the bell').waitFor();
  expect(pathOf(page)).toBe('/home');
});

/** With a finger, to the side. */
async function push(page: Page, line: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(line);
  const touch = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2 + by, y: y + height / 2 }],
    });
  await finger('touchStart', 0);
  for (const by of [20, 50, 80, 100]) await finger('touchMove', by);
  await finger('touchEnd', 100);
}

const expectFocus = (page: Page, words: string) =>
  page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), words);
