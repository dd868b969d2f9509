import { agentPaperCalls } from '@regimen/contract/agent-papers.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProtocol, expertForTest } from './builder.ts';
import { arriveAt, call, type OpenSite, openSite, reload, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const openingAt = (page: Page, n: number) =>
  page.getByRole('textbox', { name: `Questions to begin with, line ${n}`, exact: true });

describe('an expert makes an agent', () => {
  it('talks to it beside its form as somebody made up, before anything is saved', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, 'better-sleep', 'Tried out');
    await visit(page, `${site.url}/protocol-builder/${id}/ai/add`);
    const trial = page.getByRole('region', { name: 'Try it out' });
    // What the form still lacks is told, and the question stays.
    await trial.getByLabel('Ask a question').fill('When do I put screens away?');
    await trial.getByRole('button', { name: 'Ask', exact: true }).click();
    await trial.getByRole('alert').getByText(/./).first().waitFor();
    expect(await trial.getByLabel('Ask a question').inputValue()).toBe('When do I put screens away?');

    await page.getByLabel('Name', { exact: true }).fill('Evening coach');
    await page.getByLabel(/^Who it is and how it helps/).fill('You help people keep their evenings calm.');
    await button(page, 'Add a text').click();
    await page.getByLabel('Title of text 1').fill('Screens');
    await page.locator('[name="knowledge[0].text"]').fill('Put screens away an hour before bed.');
    // The words of a PDF come beside what is there, to be looked through.
    const { file } = agentPaperCalls['POST protocols/{id}/agents/read-pdf'].example.body;
    await page.getByLabel('Add text from a PDF').setInputFiles({
      name: 'Salt.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(file, 'base64'),
    });
    await page.getByText('1 text added. Check it before you save.').waitFor();
    expect(await page.getByLabel('Title of text 2').inputValue()).toBe('Salt');
    expect(await page.locator('[name="knowledge[1].text"]').inputValue()).toBe('Less salt helps.');
    expect(await page.locator('[name="knowledge[0].text"]').inputValue()).toContain('an hour before bed');
    await page.getByLabel('Add text from a PDF').setInputFiles({
      name: 'Broken.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 broken'),
    });
    await page
      .getByText(/can’t|couldn’t/)
      .last()
      .waitFor();
    await trial.getByLabel('Ask a question').press('Enter');
    const log = trial.getByRole('log');
    await log.getByText('Put screens away an hour before bed.').first().waitFor();
    await log.getByText('Built-in guide', { exact: true }).waitFor();
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/try-out.png`, fullPage: true });

    await trial.getByLabel('Where are they?').selectOption({ index: 1 });
    await trial.getByLabel('Ask a question').fill('What do I do now?');
    await trial.getByLabel('Ask a question').press('Enter');
    await log.getByText('You’re at').waitFor();
    await trial.getByLabel('Ask a question').fill('I want to kill myself');
    await trial.getByLabel('Ask a question').press('Enter');
    await log.getByText('Fixed help', { exact: true }).waitFor();
    // Nobody was told, and nothing is kept: a reload finds the form, and no conversation.
    await reload(page);
    await page.getByText('Here are your unsaved changes from last time.').waitFor();
    await trial.getByLabel('Ask a question').waitFor();
    expect(await log.getByText('Fixed help').count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    if (process.env.LOOK)
      await page.screenshot({ path: `${process.env.LOOK}/try-out-360.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });

  it('leaves and comes back to all of it, is told what is wrong where it is wrong, and gives it to a program', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, null, 'Calm evenings');
    const base = `${site.url}/protocol-builder/${id}`;
    await visit(page, base);
    await page
      .getByRole('navigation', { name: 'Protocol sections' })
      .getByRole('link', { name: 'Agents' })
      .click();
    await arriveAt(page, `/protocol-builder/${id}/ai`);
    await page.getByRole('link', { name: 'Add an agent' }).first().click();
    await arriveAt(page, `/protocol-builder/${id}/ai/add`);

    await page.getByLabel('Name', { exact: true }).fill('Evening coach');
    await page.getByLabel(/^Who it is and how it helps/).fill('You help people keep their evenings calm.');
    await page.getByRole('radio', { name: 'Warm' }).check();
    await page.getByLabel(/^First words/).fill('Good evening. What is on your mind?');
    await button(page, 'Add a question to begin with').click();
    await page.keyboard.type('What do I do tonight?');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => openingAt(page, 2).evaluate((input) => input === document.activeElement))
      .toBe(true);
    // Beside it stands what followers see.
    const preview = page.getByRole('region', { name: 'What followers see' });
    await preview.getByText('Good evening. What is on your mind?').waitFor();
    await preview.getByText('What do I do tonight?').waitFor();

    await button(page, 'Add a text').click();
    await page.getByLabel('Title of text 1').fill('Screens');
    await button(page, 'Add a saved answer').click();
    await page.getByLabel('Question 1').fill('May I read in bed?');
    await page.getByLabel('Answer', { exact: true }).fill('On paper, yes.');

    // The text was forgotten: it is told at its place, and nothing is lost.
    await button(page, 'Add item').click();
    await page.getByText('Check the highlighted fields.').waitFor();
    const text = page.locator('[name="knowledge[0].text"]');
    await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
    await text.fill('Put them away an hour before bed.');

    // Left without saving, it is all there again.
    await reload(page);
    await page.getByText('Here are your unsaved changes from last time.').waitFor();
    expect(await text.inputValue()).toBe('Put them away an hour before bed.');
    await button(page, 'Add item').click();
    await arriveAt(page, `/protocol-builder/${id}/ai`);

    await page.getByRole('link', { name: 'Evening coach' }).click();
    await page.getByRole('heading', { level: 1, name: 'Evening coach' }).waitFor();
    expect(await openingAt(page, 1).inputValue()).toBe('What do I do tonight?');
    // The line that nobody filled in is gone.
    expect(await openingAt(page, 2).count()).toBe(0);
    expect(await page.getByLabel('Title of text 1').inputValue()).toBe('Screens');
    expect(await text.inputValue()).toBe('Put them away an hour before bed.');
    expect(await page.getByLabel('Question 1').inputValue()).toBe('May I read in bed?');
    expect(await page.getByLabel('Answer', { exact: true }).inputValue()).toBe('On paper, yes.');
    expect(await page.getByRole('radio', { name: 'Warm' }).isChecked()).toBe(true);

    const program = await call<{ id: string }>(page, 'POST', 'programs', {
      title: 'Calm evenings',
      category: 'sleep',
      protocolIds: [id],
    });
    await visit(page, `${site.url}/creator/programs/edit/${program.id}`);
    const who = page.getByRole('region', { name: 'Who answers followers’ questions' });
    expect(await who.getByRole('radio', { name: /The built-in guide/ }).isChecked()).toBe(true);
    await who.getByRole('radio', { name: 'Evening coach' }).check();
    await page.getByLabel('Summary').fill('An hour of calm before you sleep.');
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
    await reload(page);
    expect(await who.getByRole('radio', { name: 'Evening coach' }).isChecked()).toBe(true);
    await who.getByRole('link', { name: 'Edit Evening coach' }).click();
    await page.getByRole('heading', { level: 1, name: 'Evening coach' }).waitFor();
  });
});
