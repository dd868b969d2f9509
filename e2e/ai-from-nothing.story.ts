import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedOfEndpoint, type EndpointAnswer, openEndpoint } from '../server/src/test-endpoint.ts';
import { arriveAt, linkMailedTo, look, type OpenSite, openSite, pathOf, phone, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

// What a new expert does first, and then what a visitor does with it: with no model, and with one on this machine.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tests = (page: Page) => page.getByRole('region', { name: 'Tests' });
const dialog = (page: Page) => page.getByRole('dialog').last();
const thread = (page: Page) => page.getByRole('log');

interface Told {
  passages: { number: number; text: string }[];
  question: string;
}

/** Proposes one edit, answers from the passage that speaks of the question's word, and otherwise says that none does. */
function standIn({ messages, stream }: AskedOfEndpoint): EndpointAnswer {
  const [system = '', told = ''] = messages.map(({ content }) => content);
  if (system.includes('change the draft of a program')) {
    const edits = [{ edit: 'describe', name: 'Calm nights', description: 'For people who lie awake.' }];
    return { words: [JSON.stringify({ words: 'I gave it a name.', edits, sources: [] })] };
  }
  const { passages, question } = JSON.parse(told.split('\n')[1] ?? '{}') as Told;
  const word = ['espresso', 'screens'].find((each) => question.includes(each));
  const found = word && passages.find(({ text }) => text.includes(word));
  if (!found) return { words: ['[[none]]'] };
  const words = `${found.text} [${found.number}]`.split(/(?<= )/);
  return { words, ...(stream && { pauseMs: 150 }) };
}

describe.each(['no model', 'a model on this machine'])('with %s', (kind) => {
  const isModelled = kind !== 'no model';
  let site: OpenSite;
  let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
  let program = '';
  beforeAll(async () => {
    endpoint = await openEndpoint(standIn);
    const environment = {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: endpoint.url,
      AI_MODEL: 'stand-in',
    };
    site = await (isModelled ? openSite(undefined, environment) : openSite());
  });
  afterAll(async () => {
    await site.close();
    await endpoint.close();
  });
  const openPage = visitorsOf(() => site);
  /** Somebody who is here without an account gets one, and goes on where they were. */
  const register = async (page: Page, name: string, email: string) => {
    await arriveAt(page, '/account/finish-registration');
    await page.locator('[name=full_name]').fill(name);
    await page.locator('[name=email]').first().fill(email);
    await page.locator('[name=password]').first().fill('a long enough password');
    await page.locator('form button[type=submit]').first().click();
    await arriveAt(page, '/verification/sent');
    await visit(page, await linkMailedTo(site, email));
    await page.getByRole('button', { name: /Confirm/ }).click();
    await page.locator('main').getByRole('link').first().click();
  };

  it('a new expert drafts before registering, gives it an agent, sees a test fail, mends it and publishes', async () => {
    const page = await openPage(`${site.url}/join`);
    await button(page, 'Draft it with me').click();
    await page
      .getByRole('group', { name: 'What is the program for?' })
      .getByRole('radio', { name: 'Sleep', exact: true })
      .check();
    await button(page, 'Make the draft').click();
    await page.getByText('get stuck').waitFor();
    const wizard = pathOf(page);
    const protocol = wizard.split('/')[2] ?? '';
    await page
      .getByLabel('What should change?')
      .fill(isModelled ? 'Give it a better name' : 'Call it Calm nights');
    await page.keyboard.press('Enter');
    if (isModelled) await page.getByText('Written by stand-in').waitFor();
    await button(page, 'Accept').click();
    await page.getByText('Accepted', { exact: true }).waitFor();

    const email = `nora.${isModelled ? 'model' : 'plain'}@example.test`;
    await page.getByRole('link', { name: 'Create account' }).click();
    await register(page, 'Nora New', email);
    await page.waitForURL(`**${wizard}`);
    // Nothing is lost.
    await page.getByText('Accepted', { exact: true }).waitFor();
    await page.getByText('Calm nights').first().waitFor();

    await page.getByRole('link', { name: 'Agents' }).click();
    await arriveAt(page, `/protocol-builder/${protocol}/ai`);
    await page.getByRole('link', { name: 'Add an agent' }).first().click();
    await arriveAt(page, `/protocol-builder/${protocol}/ai/add`);
    await page.getByLabel('Name', { exact: true }).fill('Night coach');
    await page.getByLabel(/^Who it is and how it helps/).fill('You help people keep calm evenings.');
    await button(page, 'Add a text').click();
    await page.getByLabel('Title of text 1').fill('Screens');
    await page.locator('[name="knowledge[0].text"]').fill('Put screens away an hour before bed.');
    await button(page, 'Add item').click();
    await arriveAt(page, `/protocol-builder/${protocol}/ai`);

    await page.getByRole('link', { name: 'Test or publish' }).click();
    await page.getByRole('heading', { level: 1, name: 'New program' }).waitFor();
    await page.getByLabel('Title').fill('Calm nights');
    await page.getByLabel('Category').selectOption('sleep');
    await button(page, 'Create program').click();
    await page.waitForURL(/programs\/edit\//);
    program = pathOf(page).split('/').at(-1) ?? '';
    await page.getByLabel('Summary').fill('Six weeks to calm nights.');
    await page.getByRole('radio', { name: 'Night coach' }).check();
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();

    // Nothing is published before the agent has passed its tests.
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    expect(await button(page, 'Publish version 1').isDisabled()).toBe(true);
    const red = page.getByRole('listitem').filter({ hasText: /tests of “Night coach” haven’t passed/ });
    await red.getByRole('link', { name: 'Show' }).click();
    await tests(page).getByRole('button', { name: 'Add test' }).click();
    await dialog(page).getByLabel('Name').fill('Coffee is answered from our text');
    const message = dialog(page).getByRole('textbox', { name: 'Message 1', exact: true });
    await message.fill('When do I have my last espresso?');
    await dialog(page).getByRole('button', { name: 'Save test' }).click();
    await tests(page).getByRole('button', { name: 'Run tests' }).click();
    const own = tests(page).getByRole('listitem', { name: 'Coffee is answered from our text' });
    await own.getByText('Failed', { exact: true }).waitFor();
    await button(page, 'Add a text').click();
    await page.getByLabel('Title of text 2').fill('Espresso and tea');
    await page.locator('[name="knowledge[1].text"]').fill('Have your last espresso before 2 PM.');
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
    await tests(page)
      .getByText(/tests haven’t passed yet/)
      .waitFor();
    await tests(page).getByRole('button', { name: 'Run tests' }).click();
    await tests(page).getByText('All 17 tests pass.').waitFor();
    await look(page, `nothing-tests-${isModelled}`);
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    await button(page, 'Publish version 1').click();
    await page.getByText('Version 1 published').waitFor();
  });

  it('a visitor tries the coach, gets help at once in a crisis, and becomes a follower', async () => {
    const page = await openPage(`${site.url}/program/${program}`, phone);
    await button(page, 'Try the coach').click();
    await page.getByText('You’re trying it out as a visitor.').waitFor();
    const ask = async (words: string) => {
      await page.getByLabel('Ask a question').fill(words);
      await button(page, 'Ask').click();
    };
    await ask('When do I put screens away?');
    if (isModelled) {
      // Words come while it still speaks.
      await thread(page).getByText('Put screens').waitFor();
      expect(await button(page, 'Stop').count()).toBe(1);
    }
    await thread(page).getByText('Put screens away an hour before bed.').first().waitFor();
    await page.getByRole('region', { name: 'From the program' }).waitFor();
    const before = endpoint.asked.length;
    await ask('I want to kill myself');
    const help = page.getByRole('region', { name: 'You don’t have to be alone with this' });
    await help.getByRole('link', { name: 'Get help now' }).waitFor();
    expect(endpoint.asked).toHaveLength(before);
    await look(page, `nothing-coach-${isModelled}`);

    // They keep what they asked, and follow.
    await page.getByRole('link', { name: 'Keep this conversation' }).click();
    await register(page, 'Vera Visitor', `vera.${isModelled ? 'model' : 'plain'}@example.test`);
    await page.waitForURL(`**/follow-program/${program}/agent`);
    await thread(page).getByText('Put screens away an hour before bed.').first().waitFor();
    await visit(page, `${site.url}/program/${program}`);
    await page.getByRole('link', { name: 'Follow this program' }).first().click();
    await arriveAt(page, `/follow-program/${program}`);
    await page.locator('[name="facts.age"]').fill('34');
    await page.locator('[name=consent]').check();
    await button(page, 'Start following').click();
    await page.getByRole('heading', { name: 'For you now' }).waitFor();
  });
});
