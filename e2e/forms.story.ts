import { activity, scale, sheet } from '@regimen/engine/examples/item-kinds.ts';
import { step, when, written } from '@regimen/engine/examples/write.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../server/seed/enrollments.ts';
import { seedProgram } from '../server/seed/programs.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { findTenantIdByHost } from '../server/src/db/tenant-queries.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { arriveAt, call, type OpenSite, openSite, pathOf, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

const restlessNights = written(
  { id: 'restless-nights', name: 'Restless nights', description: 'Three questions, then a talk.' },
  [
    step('assessment', 'how', null, 'How was the night?', { item: 'night' }),
    step('followup', 'talk', 'how', 'Talk about the night', {
      if: when.score('>=', 1),
      target: 'system',
      item: 'talk',
    }),
    step('finish', 'slept', 'talk', 'Slept'),
    step('finish', 'slept-already', 'how', 'Slept already'),
  ],
  {
    night: sheet(
      'The night',
      'Three questions.',
      [
        scale('asleep', 'How long were you awake?', 0, 4),
        scale('awake', 'How often did you wake?', 0, 4),
        scale('rested', 'How tired are you?', 0, 4),
      ],
      [{ id: 'any', name: 'Any', min: 0, max: 12 }],
    ),
    talk: activity('Call them', 15, 'Ask what keeps them awake.'),
  },
  [],
);

let site: OpenSite;
let task: string;
let toJoin: string;
beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  site = await openSite(testDatabase);
  const database = openDatabase(testDatabase.ownerUrl, { role: 'regimen_owner', size: 2 });
  const tenantId = (await findTenantIdByHost(database, 'localhost')) ?? '';
  await database.tx(tenantId, async (tx) => {
    const idOf = async (email: string): Promise<string> => {
      const people = 'SELECT id FROM users WHERE email = $1 AND tenant_id = $2';
      return (await tx.$client.query(people, [email, tenantId])).rows[0].id;
    };
    const program = await seedProgram(tx, await idOf('expert@demo.test'), {
      title: 'Restless nights',
      document: restlessNights,
    });
    ({ task } = await seedEnrollment(tx, await idOf('follower@demo.test'), program));
    const another = { title: 'Calmer nights', document: restlessNights };
    toJoin = (await seedProgram(tx, await idOf('expert@demo.test'), another)).program;
  });
  await database.close();
});
afterAll(() => site.close());

const visitor = visitorsOf(() => site);
const open = (path: string, email?: string) => visitor(`${site.url}${path}`, { ...(email && { email }) });
const follower = 'follower@demo.test';
const expert = 'expert@demo.test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The words of what is wrong, told by the field that has the focus. */
const wrongAtFocus = (page: Page) =>
  page.waitForFunction(() => {
    const at = document.activeElement?.closest('[aria-describedby]');
    const isWrong = at?.matches('[aria-invalid="true"], [data-wrong]');
    return isWrong && document.getElementById(at?.getAttribute('aria-describedby') ?? '')?.textContent;
  });
/** As our server refuses, which is known by its header. */
const refusal = (status: number, errors: Record<string, string[]> = {}) => ({
  status,
  headers: { 'X-Request-Id': 'story' },
  json: { errors },
});
const refuse = (page: Page, path: string, ...said: Parameters<typeof refusal>) =>
  page.route(path, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(refusal(...said)),
  );
/** Loaded while somebody types; nobody is as quick as a story. */
const guarded = (page: Page) => page.locator('form > dialog').waitFor({ state: 'attached' });

async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

describe('before the page is alive', () => {
  it('what is typed counts, and a form that is sent is sent once it is', async () => {
    const page = await open('/home', follower);
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${site.url}/follow-program/${toJoin}`, { waitUntil: 'commit' });
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await button(page, 'Start following').click();
    expect(pathOf(page)).toBe(`/follow-program/${toJoin}`);
    letScriptsCome();
    await page.getByText('How was the night?').first().waitFor();
  });

  it('a message that was typed in full is sent as it was typed', async () => {
    const page = await open('/');
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
    await page.locator('[name=full_name]').fill('Robin Vale');
    await page.locator('[name=email]').fill('robin@example.org');
    await page.locator('[name=subject]').fill('Early');
    await page.locator('textarea[name=description]').fill('Typed before anything was ready for it.');
    await button(page, 'Send message').click();
    letScriptsCome();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
  });
});

describe('what was typed', () => {
  it('is not left behind unasked, and is sent once the service is within reach again', async () => {
    const page = await open('/contact');
    await page.locator('[name=full_name]').fill('Robin Vale');
    await page.locator('[name=email]').fill('robin@example.org');
    await page.locator('[name=subject]').fill('A question');
    await page
      .locator('textarea[name=description]')
      .fill('A long story, of which nobody wants to write a line twice.');
    await guarded(page);
    await page.locator('main a').first().click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await button(page, 'Keep editing').last().click();
    expect(pathOf(page)).toBe('/contact');

    await page.route('**/api/contact', (route) => route.abort());
    await button(page, 'Send message').click();
    await page.getByText('What you typed is still here').waitFor();
    expect(await page.locator('textarea[name=description]').inputValue()).toMatch(/^A long story/);
    await page.unroute('**/api/contact');
    await button(page, 'Send message').click();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    // Sent, nothing holds anybody back.
    await page.locator('main a').first().click();
    await page.waitForURL((url) => url.pathname !== '/contact');
  });

  it('may be left behind by whoever wants to, and what is as it was needs no question', async () => {
    const page = await open('/contact');
    await page.locator('textarea[name=description]').fill('Never mind.');
    await page.locator('textarea[name=description]').fill('');
    await page.locator('[name=subject]').fill('A word');
    await page.locator('[name=subject]').fill('');
    await page.locator('main a').first().click();
    await page.waitForURL((url) => url.pathname !== '/contact');
    await page.goBack();
    await arriveAt(page, '/contact');
    await page.locator('textarea[name=description]').fill('Never mind.');
    await guarded(page);
    await page.locator('main a').first().click();
    await button(page, 'Leave').click();
    await page.waitForURL((url) => url.pathname !== '/contact');
  });
});

describe('a follower', () => {
  it('is led back to the answer that was refused', async () => {
    const page = await open(`/my-tasks/task/${task}`, follower);
    for (const _question of ['asleep', 'awake', 'rested']) {
      await page.locator('[data-question]').getByRole('radio', { name: '1' }).check();
      if (_question === 'rested') break;
      await button(page, 'Next').click();
    }
    await refuse(page, '**/api/tasks/*/result', 422, { 'result.answers.asleep': ['Choose another number.'] });
    await button(page, 'Send my answers').click();
    await page.getByText('Question 1 of 3').waitFor();
    await page.getByText('Choose another number.').waitFor();
    // Mended, it stays said no longer, and nobody is led elsewhere.
    await page.locator('[data-question]').getByRole('radio', { name: '2' }).check();
    expect(await page.getByText('Choose another number.').count()).toBe(0);
    await page.getByText('Question 1 of 3').waitFor();
  });

  it('reads in the dialog why a task could not be skipped, and keeps their words', async () => {
    const page = await open(`/my-tasks/task/${task}`, follower);
    await button(page, 'I can’t do this').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('I was travelling.');
    await refuse(page, '**/api/tasks/*/result', 409);
    await dialog.getByRole('button', { name: 'Skip task' }).click();
    await dialog.getByRole('alert').getByText('What you typed is still here').waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('I was travelling.');
  });
});

describe('an expert', () => {
  it('is taken to the first thing that a new safety rule lacks, and asked before a changed one is left', async () => {
    const page = await open('/home', expert);
    const { id } = await call<{ id: string }>(page, 'POST', 'protocols/import', { document: restlessNights });
    await visit(page, `${site.url}/protocol-builder/${id}/errors/add`);
    await button(page, 'Add rule').click();
    await page.waitForFunction(() => document.activeElement?.closest('[data-wrong]') !== null);
    await page.getByRole('radio').last().check();
    await guarded(page);
    await page.getByRole('link', { name: 'Modules', exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  });

  it('is taken to what a new recurring module lacks', async () => {
    const page = await open('/home', expert);
    const { id } = await call<{ id: string }>(page, 'POST', 'protocols/import', { document: restlessNights });
    await visit(page, `${site.url}/protocol-builder/${id}/modules/add`);
    await button(page, 'Add module').click();
    expect(await (await wrongAtFocus(page)).jsonValue()).toBe('Choose what repeats.');
  });

  it('is told when somebody else changed an item and their version cannot be fetched either', async () => {
    const page = await open('/home', expert);
    const { id } = await call<{ id: string }>(page, 'POST', 'protocols/import', { document: restlessNights });
    const { data } = await call<{ data: { id: string; name: string }[] }>(
      page,
      'GET',
      `protocols/${id}/items?kind=activity`,
    );
    const item = data.find(({ name }) => name === 'Call them')?.id ?? '';
    await visit(page, `${site.url}/protocol-builder/${id}/activity/${item}`);
    await page.getByLabel('Name', { exact: true }).fill('Call them at noon');
    await page.route(`**/api/protocols/${id}/items/${item}*`, (route) =>
      route.fulfill(refusal(route.request().method() === 'GET' ? 503 : 409)),
    );
    await button(page, 'Save').click();
    await page.getByText('The service is busy').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Call them at noon');
  });

  it('keeps their note when a colleague was first, and when another follow-up is opened', async () => {
    const asked = await open('/home', follower);
    const answers = { asleep: 4, awake: 4, rested: 4 };
    await call(asked, 'POST', `tasks/${task}/result`, { result: { type: 'answers', answers } });
    const page = await open('/creator/follow-up', expert);
    const queue = page.getByLabel('Work queue').getByRole('listitem');
    await queue.filter({ hasText: 'Talk about the night' }).getByRole('link').click();
    await page.getByRole('heading', { name: 'Talk about the night' }).waitFor();
    await button(page, 'Save decision').click();
    await wrongAtFocus(page);
    await page.getByRole('radio', { name: /^They can continue/ }).check();
    await page.getByLabel('Note for the team').fill('They sleep with the window open.');
    await guarded(page);
    await page.getByRole('link', { name: 'History' }).first().click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await button(page, 'Keep editing').last().click();
    await refuse(page, '**/api/follow-ups/*/result', 409);
    await button(page, 'Save decision').click();
    await page.getByText('This was taken or finished in the meantime').waitFor();
    expect(await page.getByLabel('Note for the team').inputValue()).toBe('They sleep with the window open.');
  });
});
