/** What a follower reads of their day holds: which reminders come, by which clock, and what was done. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function openPhone(more: { timezoneId?: string } = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...phone, ...more });
  contexts.push(context);
  const page = await context.newPage();
  await signIn(page, site.url, 'follower@demo.test');
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

interface Listed {
  data: { id: string; kind: string; name: string; program: { id: string; title: string } }[];
}
async function programOf(page: Page, title: string): Promise<string> {
  const { data } = await call<Listed>(page, 'GET', 'enrollments');
  return data.find(({ program }) => program.title === title)?.program.id ?? '';
}
async function taskOf(page: Page, kind: string, show: 'now' | 'done'): Promise<string> {
  const { data } = await call<Listed>(page, 'GET', `tasks?show=${show}&per_page=100`);
  return data.find((task) => task.kind === kind)?.id ?? '';
}

describe('a follower’s day', () => {
  it('a nudge in quiet hours says that it won’t come, and where to change that', async () => {
    const page = await openPhone();
    const settings = await call<Record<string, unknown>>(page, 'GET', 'notifications/settings');
    const { channels, mostADay, weeklySummary } = settings;
    const quiet = { from: 20 * 60, to: 7 * 60 };
    const sleep = `${site.url}/follow-program/${await programOf(page, 'Better sleep')}`;
    await visit(page, sleep);
    const coming = page.getByRole('region', { name: 'Coming up' });
    await coming.getByText('Wind down').waitFor();
    expect(await coming.getByText('quiet hours').count()).toBe(0);
    await call(page, 'PUT', 'notifications/settings', { channels, mostADay, weeklySummary, quiet });
    await visit(page, sleep);
    await coming.getByText('Falls in your quiet hours, so you won’t get it.').waitFor();
    await coming.getByRole('link', { name: 'Change quiet hours' }).click();
    await page.getByText('Quiet hours').first().waitFor();
  });

  it('a task that was put off is not forgotten, and can be had back', async () => {
    const page = await openPhone();
    const id = await taskOf(page, 'challenge', 'now');
    await visit(page, `${site.url}/my-tasks/task/${id}`);
    await button(page, 'Remind me later').click();
    await button(page, /^In 15 minutes/).click();
    await button(page, 'Cancel reminder').waitFor();
    await visit(page, `${site.url}/home`);
    await page.getByRole('link', { name: /^1 task for later/ }).waitFor();
    await visit(page, `${site.url}/my-tasks/task/${id}`);
    await button(page, 'Cancel reminder').click();
    await button(page, 'Cancel reminder').waitFor({ state: 'detached' });
    await visit(page, `${site.url}/home`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByText(/task for later/).count()).toBe(0);
  });

  it('tells one deadline by one clock, and offers to move a program to it', async () => {
    // No hour of the day makes this the zone of the stories.
    const page = await openPhone({ timezoneId: 'Asia/Kolkata' });
    const id = await taskOf(page, 'challenge', 'now');
    await visit(page, `${site.url}/my-tasks/task/${id}`);
    const until = await page.locator('header time').first().innerText();
    const time = /\d+:\d+ [AP]M/.exec(until)?.[0] ?? 'a time of day';
    await button(page, /^Why/).first().click();
    await page.getByRole('dialog').getByText(time, { exact: false }).first().waitFor();
    const sleep = `${site.url}/follow-program/${await programOf(page, 'Better sleep')}`;
    await visit(page, sleep);
    await page.getByText('this device is on India', { exact: false }).waitFor();
    await button(page, 'Move them here').click();
    await button(page, 'Move them here').waitFor({ state: 'detached' });
  });

  it('shows the answers that were given, and how many steps are done', async () => {
    const page = await openPhone();
    await visit(page, `${site.url}/my-tasks/task/${await taskOf(page, 'assessment', 'done')}`);
    await button(page, 'See my answers').click();
    await page.getByRole('definition').first().waitFor();
    await visit(page, `${site.url}/follow-program/${await programOf(page, 'Better sleep')}`);
    await page.getByText(/\d+ steps? done/).waitFor();
  });

  it('leaves the room to the question, from the second one on', async () => {
    const page = await openPhone();
    const catalog = await call<{ data: { id: string; title: string }[] }>(page, 'GET', 'catalog');
    const stress = catalog.data.find(({ title }) => title === 'Less stress');
    await call(page, 'POST', `programs/${stress?.id}/enrollments`, {
      facts: { age: 40, sex: null, signs: [] },
      zone: 'UTC',
      consent: true,
    });
    await visit(page, `${site.url}/my-tasks/task/${await taskOf(page, 'assessment', 'now')}`);
    const program = page.getByRole('main').getByRole('link', { name: 'Less stress' });
    await program.waitFor();
    await page.locator('main input[type=radio]').first().check();
    await button(page, 'Next').click();
    await page.getByText(/^Question 2 of/).waitFor();
    await program.waitFor({ state: 'hidden' });
    // What one can do instead comes after the button that sends.
    const [next, later] = await Promise.all([
      button(page, 'Next').boundingBox(),
      button(page, 'Remind me later').boundingBox(),
    ]);
    expect(later?.y).toBeGreaterThan(next?.y ?? Infinity);
  });
});

it('whoever leaves out everything when joining is told what each field wants', async () => {
  const context = await site.browser.newContext({ ...phone });
  contexts.push(context);
  const page = await context.newPage();
  await visit(page, `${site.url}/register`);
  await button(page, 'Create account').click();
  await page.getByText('Enter your name.').waitFor();
  await page.getByText('Enter your email address.').waitFor();
  await page.getByText('Choose a password of at least 10 characters.').waitFor();
});
