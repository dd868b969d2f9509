import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { beginProtocol } from './builder.ts';
import { signInOnPage, untilKept } from './following.ts';
import { call, type OpenSite, openSite, signIn, visit, withWorker } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What the page about cookies names; `draft:…` stands for all that begin so. */
async function namedOnThePage(page: Page, url: string): Promise<string[]> {
  await visit(page, `${url}/cookies`);
  return page.locator('main td:first-child code').allInnerTexts();
}

/** Everything that this browser keeps for the site, by name. */
async function keptHere(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  return [...cookies, ...stored];
}

const isNamed = (named: readonly string[], kept: string) =>
  named.some((name) => (name.endsWith('…') ? kept.startsWith(name.slice(0, -1)) : kept === name));

/** What the demo asks for depends on the hour; this program begins with a number. */
async function taskWithNumber(page: Page): Promise<string> {
  type Found = { data: { id: string; title: string; programId: string }[] };
  const { data: programs } = await call<Found>(page, 'GET', 'catalog?per_page=50');
  const program = programs.find(({ title }) => /type 2 diabetes|السكري/.test(title))?.id ?? '';
  const facts = { age: 50, sex: 'female', signs: ['type-2-diabetes'] };
  await call(page, 'POST', `programs/${program}/enrollments`, { facts, zone: 'UTC', consent: true });
  const { data: tasks } = await call<Found>(page, 'GET', 'tasks');
  const task = tasks.find(({ programId }) => programId === program);
  if (!task) throw new Error('The program asks for nothing.');
  return task.id;
}

/** Walks as a guest, a follower and an expert, and does what leaves something behind. */
async function walk(page: Page, url: string, seen: Set<string>): Promise<void> {
  const look = async () => {
    for (const name of await keptHere(page)) seen.add(name);
  };
  for (const path of ['/', '/programs', '/systems', '/my-tasks']) {
    await visit(page, url + path);
    await look();
  }
  await signInOnPage(page, url, 'follower@demo.test');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit(page, `${url}/home`);
  await untilKept(page, '/home');
  const task = `/my-tasks/task/${await taskWithNumber(page)}`;
  await visit(page, url + task);
  await untilKept(page, task);
  await page.locator('main form input:not([type=hidden])').first().fill('7');
  await look();
  await visit(page, `${url}/systems/ask`);
  await page.locator('main input[name=title]').fill('Something that I have not sent yet');
  await look();
  const link = await call<{ code?: string }>(page, 'POST', 'short-links', { target: '/programs' });
  if (link.code) await visit(page, `${url}/s/${link.code}`);
  await look();
  await page.context().clearCookies({ name: 'regimen_session' });
  await signInOnPage(page, url, 'expert@demo.test');
  const protocol = await beginProtocol(page, null, 'Kept here');
  await visit(page, `${url}/protocol-builder/${protocol}/activity/add`);
  await page.locator('main form input').first().fill('Half a name');
  await look();
  const { data } = await call<{ data: { id: string }[] }>(page, 'GET', 'programs');
  await visit(page, `${url}/creator/programs/simulator/${data[0]?.id}`);
  await look();
}

it.each(['en', 'ar'] as const)(
  'whatever a browser keeps stands on the page about cookies (%s)',
  async (locale) => {
    const url = locale === 'en' ? site.url : site.clinicUrl;
    const context = await site.browser.newContext({ ...withWorker, reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const named = await namedOnThePage(page, url);
    expect(named.length).toBeGreaterThan(15);
    const seen = new Set<string>();
    await walk(page, url, seen);
    const foreign = [...seen].filter((name) => !isNamed(named, name));
    expect(foreign).toEqual([]);
    // The walk really left things behind, of every kind.
    for (const name of ['regimen_session', 'isAuthed', 'own-1', 'draft:', 'form:', 'begun:'])
      expect([name, [...seen].some((kept) => kept.startsWith(name))]).toEqual([name, true]);
  },
);

const pages = {
  en: { privacy: 'When you follow a program', urgent: 'When something is urgent', faq: 'What are readings?' },
  ar: { privacy: 'حين تتابع برنامجًا', urgent: 'حين يكون الأمر عاجلًا', faq: 'ما القراءات؟' },
} as const;

it.each(['en', 'ar'] as const)('the pages say what is kept and how following works (%s)', async (locale) => {
  const url = locale === 'en' ? site.url : site.clinicUrl;
  const context = await site.browser.newContext({ viewport: { width: 360, height: 740 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await visit(page, `${url}/privacy`);
  await page.getByRole('heading', { name: pages[locale].privacy }).waitFor();
  expect(await fits()).toBe(0);
  await visit(page, `${url}/docs`);
  await page.getByRole('heading', { name: pages[locale].urgent }).waitFor();
  expect(await fits()).toBe(0);
  await visit(page, `${url}/faqs`);
  await page.getByText(pages[locale].faq).click();
  expect(await fits()).toBe(0);
  // How it works stays behind sign-in.
  await page.goto(`${url}/how-it-works`);
  expect(new URL(page.url()).pathname).toBe('/login');
  await signIn(page, url, 'follower@demo.test');
  for (const path of ['/how-it-works', '/about-us']) {
    await visit(page, url + path);
    expect(await page.locator('main h2').count()).toBeGreaterThan(3);
    expect(await fits()).toBe(0);
  }
});
