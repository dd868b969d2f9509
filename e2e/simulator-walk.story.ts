import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProtocol, expertForTest } from './builder.ts';
import { call, focusKept, type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const expert = (options = {}) => expertForTest(site, options);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A program over a template's protocol that lacks nothing but people. */
async function programOver(page: Page, template: string, title: string): Promise<string> {
  const protocol = await beginProtocol(page, template, title);
  const body = { title, category: 'sleep', protocolIds: [protocol] };
  const { id } = await call<{ id: string }>(page, 'POST', 'programs', body);
  const text = {
    title,
    summary: 'Sleep well again.',
    description: '',
    evidence: '',
    outcomes: [],
    questions: [],
  };
  await call(page, 'PUT', `programs/${id}`, {
    texts: { en: text },
    cover: null,
    category: 'sleep',
    tags: [],
    level: 'beginner',
    signs: [],
    minutesADay: 10,
    weeks: 6,
    access: 'free',
    protocols: [{ id: protocol, onFail: 'stop' }],
  });
  return id;
}

const sleepProgram = (page: Page, title: string) => programOver(page, 'better-sleep', title);

describe('an expert tries a program out', () => {
  it('an answer that may mean danger shows the follower help and tells the experts', async () => {
    const page = await expert();
    const program = await programOver(page, 'postnatal-recovery', 'After birth');
    await visit(page, `${site.url}/creator/programs/simulator/${program}?view=walk`);
    const screen = page.getByRole('region', { name: 'What the follower sees' });
    await screen.getByRole('button', { name: 'Warning signs' }).last().click();
    await screen.getByRole('radio', { name: 'Yes' }).nth(3).waitFor();
    for (const yes of await screen.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
    await screen.locator('button[type=submit]').click();
    await screen.getByRole('heading', { name: 'Please get help now' }).waitFor();
    await screen.getByRole('heading', { name: 'Who you can call' }).waitFor();
    const desk = page.getByRole('region', { name: 'Experts' });
    await desk.getByText('The follower may be in danger').waitFor();
    await button(page, 'All tasks').click();
    await screen.getByRole('heading', { name: 'To do' }).waitFor();
  });

  it('walks two days as one follower and answers a task in the telephone', async () => {
    const page = await expert();
    const program = await sleepProgram(page, 'Walked nights');
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Every page joins its person's own channel; nothing of the walk is in that.
      if (request.method() !== 'GET' && pathname !== '/api/broadcasting/auth') sent.push(pathname);
    });
    await visit(page, `${site.url}/creator/programs/simulator/${program}?view=walk`);
    const screen = page.getByRole('region', { name: 'What the follower sees' });
    await screen.getByRole('button', { name: 'How are you sleeping?' }).last().click();
    await screen.getByText('Question 1 of 4').waitFor();
    for (let question = 0; question < 4; question++) {
      await screen.getByRole('radio').nth(1).check();
      await screen.locator('button[type=submit]').click();
    }
    // What came of it, and why.
    const log = page.getByRole('region', { name: 'What happened and why' });
    await log.getByText('Answered “How are you sleeping?”').waitFor();
    await log
      .getByText(/^Why: /)
      .first()
      .waitFor();
    await button(page, 'Advance 1 day').click();
    await page.getByText('Day 2', { exact: true }).waitFor();
    await page.keyboard.press('d');
    await page.getByText('Day 3', { exact: true }).waitFor();
    await log.getByText('“Sleep diary” expired unanswered').first().waitFor();
    await page.keyboard.press('b');
    await page.getByText('Day 2', { exact: true }).waitFor();
    await page.getByLabel('Step or recurring module').selectOption({ index: 1 });
    await page.locator('summary', { hasText: 'Trigger something else' }).click();
    await button(page, 'Pause').click();
    await screen.getByText('Paused. Nothing happens until you resume.').waitFor();
    // Everything of it stayed in the page.
    expect(sent).toEqual([]);
  });

  it('keeps a run as a test, is stopped by it, mends it, and publishes', async () => {
    const page = await expert();
    const program = await sleepProgram(page, 'Tested nights');
    await visit(page, `${site.url}/creator/programs/simulator/${program}`);
    await button(page, 'Save as test').click();
    await page.getByLabel('Name', { exact: true }).fill('Everybody finishes');
    // More than anybody can promise.
    await page.getByLabel('Target value').first().fill('100');
    await button(page, 'Save test').click();
    // Saved, it is run at once.
    await page.getByText('Failed', { exact: true }).waitFor();
    await focusKept(page);
    await page.getByText(/Followers who finish: at least 100% · result: \d+%/).waitFor();

    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    const stop = page.getByRole('listitem').filter({ hasText: '1 test hasn’t passed on this draft' });
    await stop.getByRole('link', { name: 'Show' }).waitFor();
    expect(await button(page, 'Publish version 1').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Open tests' }).click();
    await button(page, 'Edit').click();
    await page.getByLabel('Target value').first().fill('10');
    await button(page, 'Save test').click();
    await page.getByText('Not run yet').waitFor();
    await focusKept(page);

    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    await button(page, 'Run tests').click();
    await page.getByText('1 simulation test passed on this exact draft').waitFor();
    await focusKept(page);
    await button(page, 'Publish version 1').click();
    await page.getByText('Version 1 published').waitFor();
  });

  it('on a small screen nothing is wider than it', async () => {
    const page = await expert(phone);
    const program = await sleepProgram(page, 'Small nights');
    for (const view of ['walk', 'tests']) {
      await visit(page, `${site.url}/creator/programs/simulator/${program}?view=${view}`);
      await page.getByText(view === 'walk' ? 'Coming up' : 'No tests yet').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    }
  });
});
