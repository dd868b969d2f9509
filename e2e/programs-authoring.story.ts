import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expertForTest, savedDraft, untilSaved } from './builder.ts';
import { arriveAt, call, type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const expert = (options = {}) => expertForTest(site, options);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp, level = 1) =>
  page.getByRole('heading', { level, name }).waitFor();
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

interface Opened {
  draft: {
    protocols: { id: string }[];
    texts: Record<string, { title: string; summary: string; questions: unknown[] }>;
  };
  card: { changedAt: string };
}

/** From a template, with everything that publishing needs; gives the program and its protocol. */
async function makeProgram(page: Page, title: string): Promise<{ program: string; protocol: string }> {
  await visit(page, `${site.url}/creator/programs`);
  await page.getByRole('link', { name: 'New program' }).click();
  await heading(page, 'New program');
  await page.getByRole('radio', { name: /A template/ }).check();
  await page.getByRole('radio', { name: /Couch to 5 km/ }).check();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption('movement');
  await button(page, 'Create program').click();
  await page.waitForURL(/programs\/edit\//);
  await heading(page, title);
  const program = idIn(page);
  const opened = await call<Opened>(page, 'GET', `programs/${program}`);
  return { program, protocol: opened.draft.protocols[0]?.id ?? '' };
}

async function publish(page: Page, program: string, number: number): Promise<void> {
  await visit(page, `${site.url}/creator/programs/publish/${program}`);
  await page.getByText('Everything required is done.').waitFor();
  await button(page, `Publish version ${number}`).click();
  await page.getByText(`Version ${number} published`).waitFor();
}

describe('an expert makes a program', () => {
  it('from a template, publishes it, changes a step and publishes again', async () => {
    const page = await expert();
    const { program, protocol } = await makeProgram(page, 'Run with us');

    await page.getByLabel('Summary').fill('Nine weeks from the sofa to five kilometres.');
    await button(page, 'Add an outcome').click();
    await page.keyboard.type('Run five kilometres');
    await button(page, 'Choose').click();
    await page.getByRole('checkbox', { name: 'Run further' }).check();
    await button(page, 'Done').last().click();
    await page.getByLabel('Tags').fill('Running shoes');
    await page.getByLabel('Tags').press('Enter');
    await page.getByLabel('Time per day').fill('30');
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await preview.getByText('30 minutes a day').waitFor();
    await preview.getByText('Run further').waitFor();

    // Nothing is lost by a link that was pressed too early.
    await page.getByRole('link', { name: 'Go to publishing' }).click();
    await page.getByText('Save before you leave?').waitFor();
    await button(page, 'Keep editing').last().click();
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();

    // From the question to the answer by Tab; a space there is a space.
    await button(page, 'Add a question').click();
    await page.keyboard.type('Do I need running shoes?');
    await page.keyboard.press('Tab');
    await page.keyboard.type('No, any comfortable pair will do.');
    expect(await page.getByLabel('Answer', { exact: true }).inputValue()).toBe(
      'No, any comfortable pair will do.',
    );

    // The figures say where they come from, and those of the simulation can be taken.
    await page.getByText(/^The simulation suggests/).waitFor({ timeout: 60_000 });
    await button(page, 'Use these figures').click();
    await page.getByText(/^These figures come from the simulation/).waitFor();
    await page.getByLabel('Time per day').fill('30');
    await page.getByText(/^The simulation suggests/).waitFor();

    // Saved on the way to where somebody was going.
    await page.getByRole('link', { name: 'Go to publishing' }).click();
    await button(page, 'Save and go on').click();
    await heading(page, 'Publish “Run with us”');
    const { draft } = await call<Opened>(page, 'GET', `programs/${program}`);
    expect(draft.texts.en?.questions).toEqual([
      { question: 'Do I need running shoes?', answer: 'No, any comfortable pair will do.' },
    ]);
    await page.getByText('This is the first version.').waitFor();
    await page.getByText('No one is following it right now.').waitFor();
    await page.getByLabel(/What’s new/).fill('The first one');
    await button(page, 'Publish version 1').click();
    const out = page.getByRole('region', { name: 'Version 1 published' });
    await out.getByRole('button', { name: 'Copy link' }).waitFor();
    expect(await out.getByRole('link', { name: 'View page' }).getAttribute('href')).toBe(
      `/program/${program}`,
    );
    await page.getByText('Nothing has changed since version 1.').waitFor();

    // A step is renamed in the editor of the protocol.
    await visit(page, `${site.url}/creator/protocols/edit/${protocol}`);
    const { nodes } = await savedDraft(page, protocol);
    await page.locator(`#step-${nodes[0]?.id}`).click();
    await page.locator('input[name=step-name]').fill('An easy start');
    await untilSaved(page);

    await visit(page, `${site.url}/creator/programs`);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Run with us' })
      .getByText('Unpublished changes')
      .waitFor();
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    await page.getByText('Compared with version 1:').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'An easy start' }).first().waitFor();
    await publish(page, program, 2);
    const versions = page.locator('section', { has: page.getByRole('heading', { name: 'Versions' }) });
    await versions.getByText('Version 2', { exact: true }).waitFor();
    expect(await versions.getByRole('listitem').count()).toBe(2);
    await versions.getByText('The first one').waitFor();
    // What it says is out; a second press on the same button makes no version for nothing.
    expect(await button(page, 'Publish version 3').isDisabled()).toBe(true);
    await page.getByText('0 / 500').waitFor();
    await page.getByText('This is the same as version 2, which is already published.').waitFor();
  });

  it('and learns from the checklist what is missing', async () => {
    const page = await expert(phone);
    await visit(page, `${site.url}/creator/programs/add`);
    await page.getByRole('radio', { name: /Choose later/ }).check();
    await page.getByLabel('Title').fill('To be done');
    // No program is filed where nobody put it.
    await button(page, 'Create program').click();
    await page.getByText('Choose a category. It’s where people find your program.').waitFor();
    await page.getByLabel('Category').selectOption('pain');
    await button(page, 'Create program').click();
    await page.waitForURL(/programs\/edit\//);
    await page.getByRole('link', { name: 'Publishing', exact: true }).click();
    await page.getByText('2 things to fix before you can publish.').waitFor();
    expect(await button(page, 'Publish version 1').isDisabled()).toBe(true);
    const row = page.getByRole('listitem').filter({ hasText: 'Add at least one protocol' });
    await row.getByRole('link', { name: 'Choose' }).click();
    await page.waitForURL(/#protocols$/);
    await button(page, 'Add a protocol').click();
    await button(page, /^Add Better sleep/).click();
    await page.getByRole('listitem').filter({ hasText: '1. Better sleep' }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(phone.viewport.width);
  });

  it('in two tabs, and neither overwrites the other unasked', async () => {
    const page = await expert();
    const { program } = await makeProgram(page, 'Two tabs');
    const other = await page.context().newPage();
    await visit(other, `${site.url}/creator/programs/edit/${program}`);
    await other.getByLabel('Title').fill('The other tab');
    await button(other, 'Save').click();
    await other.getByText('All changes saved').waitFor();

    await page.getByLabel('Title').fill('This tab');
    await button(page, 'Save').click();
    await page.getByText('This program was saved somewhere else').waitFor();
    await page.getByText('Title in English').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('This tab');
    await button(page, 'Keep my changes').click();
    await page.getByText('All changes saved').waitFor();
    const { draft } = await call<Opened>(page, 'GET', `programs/${program}`);
    expect(draft.texts.en?.title).toBe('This tab');
  });
});

describe('an item of a published version', () => {
  it('is changed in place, and the page says that the change comes with the next version', async () => {
    const page = await expert();
    const { program, protocol } = await makeProgram(page, 'Open steps');
    const { items } = await savedDraft(page, protocol);
    const own = /^[0-9a-f]{8}-/;
    const [item, content] =
      Object.entries(items).find(([id, { kind }]) => own.test(id) && kind === 'activity') ??
      Object.entries(items).find(([id]) => own.test(id)) ??
      [];
    const address = `${site.url}/protocol-builder/${protocol}/${content?.kind}/${item}`;
    // Open when the version comes out.
    await visit(page, address);
    await page.locator('[name=description]').fill('Longer than before');
    const answer = await call<{ number: number }>(page, 'POST', `programs/${program}/versions`, {});
    expect(answer.number).toBe(1);
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
    const after = await savedDraft(page, protocol);
    expect(after.items[item ?? '']?.description).toBe('Longer than before');
    await visit(page, address);
    await page.getByText('Published versions stay the same.').waitFor();
    await page.getByText('“Open steps”').first().waitFor();
  });
});

describe('putting a program away', () => {
  it('takes it out of the list, and back', async () => {
    const page = await expert();
    const { program } = await makeProgram(page, 'Old program');
    await call(page, 'GET', `programs/${program}`);
    await visit(page, `${site.url}/creator/programs`);
    await button(page, 'Actions for Old program').click();
    await button(page, 'Archive').click();
    await page.getByText('“Old program” archived').waitFor();
    await page.getByRole('link', { name: 'Old program', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Archived', exact: true }).click();
    await button(page, 'Actions for Old program').click();
    await button(page, 'Restore').click();
    await page.getByText('“Old program” restored').waitFor();
    await visit(page, `${site.url}/creator/programs/edit`);
    await arriveAt(page, '/creator/programs');
  });
});
