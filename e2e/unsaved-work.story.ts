import { activity } from '@regimen/engine/examples/item-kinds.ts';
import { step, written } from '@regimen/engine/examples/write.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type OpenSite, openSite, pathOf, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

const eveningWalk = written(
  { id: 'evening-walk', name: 'Evening walk', description: 'A walk, and that is all.' },
  [
    step('followup', 'walk', null, 'Go for a walk', { target: 'follower', item: 'walk' }),
    step('finish', 'walked', 'walk', 'Walked'),
  ],
  { walk: activity('Walk', 15, 'Once around the block.') },
  [],
);

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const visitor = visitorsOf(() => site);
const open = (path: string, email?: string) => visitor(`${site.url}${path}`, { ...(email && { email }) });
const expert = 'expert@demo.test';
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const stay = (page: Page) =>
  question(page).getByRole('button', { name: 'Keep editing', exact: true }).last().click();
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave', exact: true }).click();
/** What waits until it is let go. */
function held(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((done) => {
    release = done;
  });
  return { until, release };
}

describe('work that is not saved', () => {
  it('is asked about however soon somebody leaves, even before the question has been loaded', async () => {
    const page = await open('/contact');
    const { until, release } = held();
    await page.route('**/leave-guard-*.js', async (route) => {
      await until;
      await route.continue();
    });
    await page.locator('textarea[name=description]').fill('A long story.');
    await page.locator('main a').first().click();
    release();
    await question(page).waitFor();
    await stay(page);
    expect(pathOf(page)).toBe('/contact');
    expect(await page.locator('textarea[name=description]').inputValue()).toBe('A long story.');
  });

  it('is asked about in a form that waits while another one beside it is being sent', async () => {
    const page = await open('/home', expert);
    const asked = { title: 'Does a walk help?', category: 'sleep', body: 'In the evening, I mean.' };
    const { id } = await call<{ id: string }>(page, 'POST', 'discussions', asked);
    await call(page, 'POST', `discussions/${id}/answers`, { body: 'It helps me, most evenings.' });
    await visit(page, `${site.url}/systems/discussion/${id}`);
    await page.getByRole('button', { name: 'Edit question', exact: true }).click();
    await page.locator('[name=title]').fill('Does a walk help anyone?');
    await page.locator('form > dialog').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Edit answer', exact: true }).click();
    const answer = page.getByRole('listitem').locator('textarea');
    await answer.fill('It helps me every evening.');
    await page.getByRole('listitem').locator('form > dialog').waitFor({ state: 'attached' });
    const { until, release } = held();
    await page.route('**/api/discussions/*/answers/*', async (route) => {
      await until;
      await route.continue();
    });
    await page.getByRole('listitem').getByRole('button', { name: 'Save changes', exact: true }).click();
    await page.getByRole('listitem').getByRole('button', { name: 'Saving' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Discussions' }).first().click();
    await question(page).waitFor();
    await stay(page);
    release();
    expect(await page.locator('[name=title]').inputValue()).toBe('Does a walk help anyone?');
  });

  it('is not lost with a dialog: Escape and the cross ask first, for a test of the simulator', async () => {
    const page = await open('/home', expert);
    const made = await call<{ id: string }>(page, 'POST', 'protocols/import', { document: eveningWalk });
    const program = { title: 'Evening walk', category: 'sleep', protocolIds: [made.id] };
    const { id } = await call<{ id: string }>(page, 'POST', 'programs', program);
    await visit(page, `${site.url}/creator/programs/simulator/${id}?view=tests`);
    await page.getByRole('button', { name: 'Add test', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Save as test' });
    // As it was opened, nothing is asked.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Add test', exact: true }).first().click();
    const name = dialog.getByLabel('Name', { exact: true });
    await name.fill('Nobody gives up in the first week');
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'hidden' });
    // Back where one was writing.
    await page.keyboard.type('!');
    expect(await name.inputValue()).toBe('Nobody gives up in the first week!');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await question(page).waitFor();
    await leave(page);
    await dialog.waitFor({ state: 'hidden' });
  });

  it('is not lost with a dialog: nor is a question inside an activity', async () => {
    const page = await open('/home', expert);
    const made = await call<{ id: string }>(page, 'POST', 'protocols/import', { document: eveningWalk });
    const { data } = await call<{ data: { id: string; name: string }[] }>(
      page,
      'GET',
      `protocols/${made.id}/items?kind=activity`,
    );
    const item = data.find(({ name }) => name === 'Walk')?.id ?? '';
    await visit(page, `${site.url}/protocol-builder/${made.id}/activity/${item}`);
    await page.getByRole('button', { name: 'Add a question', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Question', exact: true });
    const text = dialog.getByLabel('Question', { exact: true });
    await text.fill('How far did you get?');
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await stay(page);
    // A browser may close a dialog by force when Escape is pressed once more without anything else between.
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await stay(page);
    expect(await text.inputValue()).toBe('How far did you get?');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).last().click();
    await leave(page);
    await dialog.waitFor({ state: 'hidden' });
  });
});
