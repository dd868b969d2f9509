import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

async function openPhone(): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...phone });
  contexts.push(context);
  const page = await context.newPage();
  await signIn(page, site.url, 'follower@demo.test');
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

interface Enrollments {
  data: {
    id: string;
    status: string;
    day: number;
    progress: number;
    program: { id: string; title: string; weeks: number };
  }[];
}
const followed = async (page: Page, title: string) => {
  const { data } = await call<Enrollments>(page, 'GET', 'enrollments');
  const found = data.find(({ program }) => program.title === title);
  if (!found) throw new Error(`The demo follows no program called ${title}.`);
  return found;
};
interface Tasks {
  data: { id: string; name: string; kind: string; status: string }[];
}
const openTask = async (page: Page, kind: string) => {
  const { data } = await call<Tasks>(page, 'GET', 'tasks');
  const found = data.find((task) => task.kind === kind);
  if (!found) throw new Error(`Nothing of the kind ${kind} is open.`);
  return found;
};

describe('a follower’s day', () => {
  it('a step that is still to come says what it will be, and cannot be answered yet', async () => {
    const page = await openPhone();
    const program = await followed(page, 'Better sleep');
    await visit(page, `${site.url}/follow-program/${program.program.id}`);
    const path = page.getByRole('region', { name: 'Your path' });
    await path.getByRole('button', { name: 'How are you sleeping now?', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'How are you sleeping now?' });
    await dialog.getByText('After “Get up at the same time”').waitFor();
    await dialog.getByText('How hard was it to fall asleep?').waitFor();
    await dialog.getByText('4 days from when it opens').waitFor();
    expect(await dialog.locator('input, textarea, form').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How are you sleeping now?');
    const coming = page.getByRole('region', { name: 'Coming up' });
    await coming.getByRole('button', { name: 'Wind down' }).click();
    await page.getByRole('dialog').getByText('Every day at 9:30 PM', { exact: false }).waitFor();
  });

  it('what is done can be undone for ten seconds, on another page too, and is sent after that', async () => {
    const page = await openPhone();
    const { id } = await openTask(page, 'challenge');
    const isOpen = async () => (await call<{ status: string }>(page, 'GET', `tasks/${id}`)).status;
    await visit(page, `${site.url}/my-tasks/task/${id}`);
    await button(page, 'Done for today').click();
    await page.getByRole('heading', { name: 'Done for today. Nice work!' }).waitFor();
    // The day counts at once, with its dot.
    await page.getByText(/^Day \d+ of 14 done$/).waitFor();
    await page.getByRole('link', { name: 'Back to my tasks' }).click();
    await button(page, /^Undo/).click();
    await page.getByRole('link', { name: 'Get up at the same time' }).first().click();
    await button(page, 'Done for today').waitFor();
    expect(await isOpen()).toBe('open');

    // Put off, and done in the same visit all the same: the ending stays, the reminder goes.
    await button(page, 'Remind me later').click();
    await page
      .getByRole('list')
      .getByRole('button', { name: /^(In|When|This|Tomorrow)/ })
      .first()
      .click();
    await button(page, 'Cancel reminder').waitFor();
    await button(page, 'Done for today').click();
    await button(page, /^Undo/).waitFor({ state: 'detached' });
    await vi.waitFor(async () => expect(await isOpen()).toBe('done'), { timeout: 8_000, interval: 200 });
    await page.getByRole('link', { name: 'Open program' }).waitFor();
    expect(await button(page, /^(Done for today|Cancel reminder|I can’t do this)$/).count()).toBe(0);
    // The ending of a challenge: its days, with today among them.
    await page.getByText(/^Day \d+ of 14 done$/).waitFor();
    expect(await isOpen()).toBe('done');
    // Nothing under the bell asks for it any more, and the bell says so at once.
    const told = await call<{ data: { link: string }[] }>(page, 'GET', 'notifications?show=unread');
    expect(told.data.filter(({ link }) => link.endsWith(id))).toEqual([]);
    const { unreadNotifications: n } = await call<{ unreadNotifications: number }>(
      page,
      'GET',
      'user/get-data',
    );
    const bell = n === 0 ? 'Notifications' : `Notifications, ${n} unread`;
    await page.getByRole('link', { name: bell, exact: true }).first().waitFor();
  });

  it('what is done goes out when the page is left', async () => {
    const page = await openPhone();
    const program = await followed(page, 'Better sleep');
    await visit(page, `${site.url}/follow-program/${program.program.id}`);
    await button(page, 'Manage').click();
    await button(page, 'Leave program').click();
    // What a press of Enter does takes nothing away.
    await page.getByRole('dialog').getByText('Only need a break?').waitFor();
    await page.locator('button:focus', { hasText: 'Keep following' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await button(page, 'Manage').click();
    await button(page, 'Leave program').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave program' }).click();
    await button(page, /^Undo/).waitFor();
    await page.locator('#leaving-note:focus').waitFor();
    // A page without scripts: what arrives now was sent by the page that was left.
    await page.goto(`${site.url}/robots.txt`);
    const status = async () =>
      (await call<{ status: string }>(page, 'GET', `enrollments/${program.id}`)).status;
    await vi.waitFor(async () => expect(await status()).toBe('withdrawn'), { timeout: 8_000, interval: 200 });
    // Whoever left can begin anew, as they were told.
    await visit(page, `${site.url}/follow-program/${program.program.id}`);
    await button(page, 'Follow it again').click();
    await page.getByRole('heading', { name: 'Follow Better sleep' }).waitFor();
  });

  it('a reading is told against its target, corrected, and seen as corrected', async () => {
    const page = await openPhone();
    const program = await followed(page, 'Blood pressure under control');
    await visit(page, `${site.url}/follow-program/${program.program.id}`);
    expect(program.progress).toBeCloseTo(program.day / (program.program.weeks * 7), 2);
    await page.getByText(`Day ${program.day + 1} of ${program.program.weeks * 7}`).waitFor();

    await button(page, 'Add reading').first().click();
    await page.locator('input:focus').fill('158');
    await button(page, 'Save reading').click();
    await page.getByText('Reading saved: 158 mmHg, above your target.').waitFor();
    await page.getByText('158 mmHg').first().waitFor();
    await page.getByText('Show as list').first().click();
    await button(page, 'Correct 158 mmHg').click();
    const dialog = page.getByRole('dialog', { name: 'Correct this reading' });
    expect(await page.locator('input:focus').inputValue()).toBe('158');
    await dialog.getByLabel('Systolic blood pressure').fill('128');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await page.getByText('Corrected, was 158 mmHg').first().waitFor();
    await button(page, 'Correct 128 mmHg').first().click();
    await dialog.getByRole('button', { name: 'Delete reading' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this reading?' });
    await question.getByText('128 mmHg is removed from your chart').waitFor();
    await question.getByText('Keep it').click();
    await question.waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'Delete reading' }).click();
    await question.getByRole('button', { name: 'Delete reading' }).click();
    await page.getByText('Corrected, was 158 mmHg').waitFor({ state: 'detached' });
  });

  it('a pause asks for how long, is announced, and can be ended at once', async () => {
    const page = await openPhone();
    const program = await followed(page, 'Blood pressure under control');
    await visit(page, `${site.url}/follow-program/${program.program.id}`);
    await button(page, 'Manage').click();
    await button(page, 'Pause program').click();
    await page.getByRole('radio', { name: /^3 days/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause program' }).click();
    await page.getByText(/^Paused\. It continues/).waitFor();
    await page.getByRole('heading', { name: 'For you now' }).waitFor({ state: 'detached' });
    for (const path of ['/home', '/my-tasks']) {
      await visit(page, `${site.url}${path}`);
      await page.getByText(/^Paused\. It continues/).waitFor();
    }
    await button(page, 'Resume now').click();
    await page.getByText(/^Paused\. It continues/).waitFor({ state: 'detached' });
    expect((await followed(page, 'Blood pressure under control')).status).toBe('active');
  });
});
