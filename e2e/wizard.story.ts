import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, call, linkMailedTo, type OpenSite, openSite, pathOf, reload, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const openPage = visitorsOf(() => site);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answer = (page: Page, question: string, choice: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: choice, exact: true }).check();
const wishFor = async (page: Page, words: string) => {
  await page.getByLabel('What should change?').fill(words);
  await page.keyboard.press('Enter');
};

describe('a new expert, with no model', () => {
  it('drafts a program before registering, keeps it, and goes on in the builder', async () => {
    const page = await openPage(`${site.url}/join`);
    await button(page, 'Draft it with me').click();
    await arriveAt(page, '/protocol-builder/new/ai/wizard');

    await answer(page, 'What is the program for?', 'Weight and eating');
    await answer(page, 'How long should it take?', '8 weeks');
    await page.getByRole('checkbox', { name: 'Waist' }).check();
    await page.getByLabel(/^What should people know/).fill('For people who eat at their desk.');
    // What was answered is still there after a reload.
    await reload(page);
    await expect.poll(() => page.getByRole('radio', { name: '8 weeks' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Waist' }).isChecked()).toBe(true);
    // Whoever leaves now leaves nothing behind, and finds the answers again.
    expect(await call(page, 'GET', 'protocols?show=mine')).toMatchObject({ data: [] });
    await page.goBack();
    await arriveAt(page, '/account/finish-registration');
    await visit(page, `${site.url}/protocol-builder/new/ai/wizard`);
    await expect.poll(() => page.getByRole('radio', { name: '8 weeks' }).isChecked()).toBe(true);
    await button(page, 'Make the draft').click();
    await page.getByText('get stuck').waitFor();
    const path = pathOf(page);
    await page.getByText('From 100 simulated followers, not from real people.').waitFor();

    // A wish that nobody can read, then one that is proposed, looked at and taken.
    await wishFor(page, 'Sing me a song');
    await page.getByText('I didn’t understand that.', { exact: false }).waitFor();
    // What it seems to be about is answered with what can be asked, in one press.
    await wishFor(page, 'Add desk yoga');
    await page.getByText('I can add what’s in the library, such as:', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Try “Add Desk stretches”' }).waitFor();
    await wishFor(page, 'Publish it');
    await page.getByText('have their own pages', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Try “Add a walk”' }).last().click();
    expect(await page.getByLabel('What should change?').inputValue()).toBe('Add a walk');
    await page.getByLabel('What should change?').press('Enter');
    await page.getByText('Marked on the drawing.').waitFor();
    await button(page, 'Accept').click();
    await page.getByText('Accepted', { exact: true }).waitFor();
    await wishFor(page, 'No reminders');
    await button(page, 'No, thanks').click();
    await page.getByText('Not taken', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Create account' }).click();
    await arriveAt(page, '/account/finish-registration');
    await page.locator('[name=full_name]').fill('Nora New');
    await page.locator('[name=email]').first().fill('nora.new@example.test');
    await page.locator('[name=password]').first().fill('a long enough password');
    await page.locator('form button[type=submit]').first().click();
    await arriveAt(page, '/verification/sent');
    await visit(page, await linkMailedTo(site, 'nora.new@example.test'));
    await page.getByRole('button', { name: /Confirm/ }).click();
    await page.locator('main').getByRole('link').first().click();
    await page.waitForURL(`**${path}`);
    await page.getByText('Accepted', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Create account' }).count()).toBe(0);

    await page.getByRole('link', { name: 'Edit step by step' }).click();
    await arriveAt(page, path.replace(/^\/protocol-builder\/([^/]+)\/.*/, '/creator/protocols/edit/$1'));
    await page.getByRole('radio', { name: 'List' }).press(' ');
    await page.getByText('Brisk walk').first().waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  });
});
