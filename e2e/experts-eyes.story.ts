import { activity, scale, sheet } from '@regimen/engine/examples/item-kinds.ts';
import { step, when, written } from '@regimen/engine/examples/write.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../server/seed/enrollments.ts';
import { seedPerson, seedSession } from '../server/seed/people.ts';
import { seedProgram } from '../server/seed/programs.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { findTenantIdByHost } from '../server/src/db/tenant-queries.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { patienceMs } from './patience.ts';
import { arriveAt, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

const calmEvenings = written(
  { id: 'calm-evenings', name: 'Calm evenings', description: 'A question, then a talk.' },
  [
    step('assessment', 'how', null, 'How tense are you?', { item: 'tension' }),
    step('followup', 'talk', 'how', 'Talk it over', {
      if: when.score('>=', 3),
      target: 'system',
      item: 'talk',
    }),
    step('finish', 'calm', 'talk', 'Calmer'),
    step('finish', 'calm-already', 'how', 'Calm already'),
  ],
  {
    tension: sheet(
      'Tension',
      'One question.',
      [scale('tense', 'How tense?', 0, 4)],
      [{ id: 'any', name: 'Any', min: 0, max: 4 }],
    ),
    talk: activity('Call them', 15, 'Ask what makes the evenings hard.', [
      scale('sounded', 'How did they sound?', 0, 4),
    ]),
  },
  [],
);

let site: OpenSite;
let seeded: { program: string; task: string; token: string };
beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  site = await openSite(testDatabase);
  const database = openDatabase(testDatabase.ownerUrl, { role: 'regimen_owner', size: 2 });
  const tenantId = (await findTenantIdByHost(database, 'localhost')) ?? '';
  seeded = await database.tx(tenantId, async (tx) => {
    const { rows } = await tx.$client.query('SELECT id FROM users WHERE email = $1 AND tenant_id = $2', [
      'expert@demo.test',
      tenantId,
    ]);
    const program = await seedProgram(tx, rows[0].id, {
      title: 'Calm evenings',
      document: calmEvenings,
    });
    const follower = await seedPerson(tx, '', { fullName: 'Robin Vale' });
    const { token } = await seedSession(tx, follower.id);
    const { task } = await seedEnrollment(tx, follower.id, program);
    return { program: program.program, task, token };
  });
  await database.close();
});
afterAll(() => site.close());

async function openAsExpert(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await signIn(page, site.url, 'expert@demo.test');
  await visit(page, `${site.url}${path}`);
  return page;
}

async function answerAsFollower(): Promise<void> {
  const answer = await fetch(`${site.url}/api/tasks/${seeded.task}/result`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${seeded.token}`,
      'X-Domain': 'localhost',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ result: { type: 'answers', answers: { tense: 4 } } }),
  });
  expect(answer.status).toBe(200);
}

const card = (page: Page, name: string) => page.locator('.step-card').filter({ hasText: name });

describe('an expert looks after somebody', () => {
  it('sees the count move, answers the follow-up, and reads it in the history with its reason', async () => {
    // Far from the follower, whose clock their page goes by.
    const page = await openAsExpert(`/creator/live?program=${seeded.program}`, {
      timezoneId: 'Pacific/Auckland',
    });
    await card(page, 'How tense are you?').getByText('1 follower here').waitFor();
    await card(page, 'Talk it over').getByText('0 followers here').waitFor();

    await answerAsFollower();
    await card(page, 'Talk it over').getByText('1 follower here').waitFor({ timeout: patienceMs });
    await card(page, 'Talk it over').click();
    await page.getByRole('link', { name: 'Robin Vale' }).waitFor();

    const mainMenu = page.getByRole('navigation', { name: 'Main menu' });
    await mainMenu.getByRole('link', { name: 'Follow-up' }).click();
    await arriveAt(page, '/creator/follow-up');
    await page.getByLabel('Work queue').getByRole('link', { name: 'Robin Vale' }).click();
    await page.getByRole('heading', { name: 'Talk it over' }).waitFor();
    await page.getByText(/^The score in “[^”]+” was 4, which is at least 3\.$/).waitFor();
    await page.getByRole('button', { name: 'Remind Robin Vale' }).click();
    await page.getByText('Robin Vale is waiting for you.').waitFor();
    const open = mainMenu.getByText(/^\d+ open follow-ups?/);
    const before = Number.parseInt((await open.textContent()) ?? '', 10);
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await page.getByRole('button', { name: 'Unassign' }).waitFor();
    await page.getByRole('radio', { name: /^They can continue/ }).check();
    await page.getByRole('button', { name: 'Save answers' }).click();
    await page.getByText('This question needs an answer.').first().waitFor();
    await page.locator('[data-question=sounded]').getByRole('radio', { name: '3' }).check();
    // Saved is saved: whoever goes on while the queue is still loading is not asked about their answers.
    const queue = Promise.withResolvers<void>();
    await page.route('**/api/follow-ups?*', (route) => queue.promise.then(() => route.continue()));
    await page.getByRole('button', { name: 'Save answers' }).click();
    await page.getByText('Done. Robin Vale moves on.').waitFor();
    // Beside the menu's link, at once and without a reload.
    await mainMenu.getByText(new RegExp(`^${before} open`)).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    queue.resolve();
    await page.getByRole('combobox', { name: 'Program' }).selectOption({ label: 'Calm evenings' });
    const decision = page.getByRole('row').filter({ hasText: 'Expert decided “Talk it over”' });
    await decision.getByText('finished the program').waitFor();
    await decision.getByRole('link', { name: 'Robin Vale' }).click();
    await page.getByRole('heading', { level: 1, name: 'Robin Vale’s path' }).waitFor();
    const days = page.getByRole('region', { name: 'Day by day' });
    await days.getByText('Expert decided “Talk it over”').waitFor();
    await days.getByText('3 / 4').or(days.getByText('Went well')).first().waitFor();
    expect(await days.innerText()).not.toContain('Scheduled check');
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    await page.waitForURL(/\/messages\/chat\//);
    await page.getByRole('heading', { name: 'Robin Vale' }).waitFor();
    await page.goBack();
    await page.getByText(/^Times on this page are in .+, where Robin Vale is\.$/).waitFor();
    const ended = /Ended.*?(\d+:\d\d [AP]M)/.exec(await page.getByRole('main').innerText())?.[1];
    expect(ended).toBeDefined();
    expect(await days.innerText()).toContain(ended);
    await page.getByRole('link', { name: 'Every decision' }).click();
    await page.getByText('“Talk it over” was decided by an expert.').waitFor();
    await page.getByLabel('Step or recurring module').selectOption({ label: 'Calm already' });
    await page
      .getByText('The path led to “Talk it over” instead. Its condition was checked first and met.')
      .waitFor();
    await page.context().close();
  });

  it('has the steps as a list on a phone, and nothing wider than it', async () => {
    const page = await openAsExpert(`/creator/live?program=${seeded.program}`, phone);
    await page.getByRole('button', { name: /How tense are you\?/ }).click();
    await page.getByRole('dialog').getByText('No one is here right now.').waitFor();
    expect(await page.locator('.flow-canvas').count()).toBe(0);
    for (const path of ['live', 'follow-up', 'history']) {
      await visit(page, `${site.url}/creator/${path}`);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, path).toBe(0);
    }
    await page.context().close();
  });
});
