import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProtocol, expertForTest, openExpert } from './builder.ts';
import { arriveAt, call, type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tests = (page: Page) => page.getByRole('region', { name: 'Tests' });
const dialog = (page: Page) => page.getByRole('dialog').last();

/** A program that can be published, but for its agent. */
async function programWithAgent(page: Page): Promise<{ program: string; protocol: string; agent: string }> {
  const protocol = await beginProtocol(page, 'better-sleep', 'Calm nights');
  const item = {
    kind: 'agent',
    name: 'Night coach',
    description: 'Answers questions at night',
    instructions: 'Be calm.',
    knowledge: [{ id: 'screens', title: 'Screens', text: 'Put screens away an hour before bed.' }],
  };
  const { id: agent } = await call<{ id: string }>(page, 'POST', `protocols/${protocol}/items`, { item });
  const title = 'Calm nights';
  const { id: program } = await call<{ id: string }>(page, 'POST', 'programs', {
    title,
    category: 'sleep',
    protocolIds: [protocol],
  });
  const { draft } = await call<{ draft: object }>(page, 'GET', `programs/${program}`);
  const text = { title, summary: 'Sleep calmly, night by night.', description: '', evidence: '' };
  const texts = { en: { ...text, outcomes: [], questions: [] } };
  const protocols = [{ id: protocol, onFail: 'stop' }];
  await call(page, 'PUT', `programs/${program}`, { ...draft, texts, protocols, agent });
  return { program, protocol, agent };
}

describe('an expert tests an agent', () => {
  it('sees a test fail, mends the agent, sees all pass, and publishes', async () => {
    const page = await expertForTest(site);
    const { program, protocol, agent } = await programWithAgent(page);

    // The publish page names what is red and leads there.
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    const red = page.getByRole('listitem').filter({ hasText: /tests of “Night coach” haven’t passed/ });
    await red
      .getByText(/Danger is met with help/)
      .first()
      .waitFor();
    expect(await button(page, 'Publish version 1').isDisabled()).toBe(true);
    await red.getByRole('link', { name: 'Show' }).click();
    await arriveAt(page, `/protocol-builder/${protocol}/ai/${agent}`);

    // What a test lacks is told at its place.
    await tests(page).getByRole('button', { name: 'Add test' }).click();
    await dialog(page).getByLabel('Name').fill('Coffee is answered from our text');
    await dialog(page).getByRole('button', { name: 'Save test' }).click();
    await dialog(page).getByText('Write at least one message.').waitFor();
    await dialog(page)
      .getByRole('textbox', { name: 'Message 1', exact: true })
      .fill('When do I have my last espresso?');
    await dialog(page).getByLabel('Must cite').selectOption({ label: 'Screens' });
    await dialog(page).getByRole('button', { name: 'Save test' }).click();
    await page.getByText('Test saved. Run it to see the result.').waitFor();

    await tests(page).getByRole('button', { name: 'Run tests' }).click();
    await tests(page).getByText('1 test hasn’t passed yet.').waitFor();
    const own = tests(page).getByRole('listitem', { name: 'Coffee is answered from our text' });
    await own.getByText('Failed', { exact: true }).waitFor();
    await own.getByText('What was answered').click();
    await own.getByText(/can’t find anything|This is what the program says/).waitFor();

    // The answer was missing: it is written, and the test now wants that text.
    await button(page, 'Add a text').click();
    await page.getByLabel('Title of text 2').fill('Espresso and tea');
    await page.locator('[name="knowledge[1].text"]').fill('Have your last espresso before 2 PM.');
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
    await own.getByRole('button', { name: 'Edit' }).click();
    await dialog(page).getByLabel('Must cite').selectOption({ label: 'Espresso and tea' });
    await dialog(page).getByRole('button', { name: 'Save test' }).click();
    // What changed has to pass again, all of it.
    await tests(page)
      .getByText(/tests haven’t passed yet/)
      .waitFor();
    await tests(page).getByRole('button', { name: 'Run tests' }).click();
    await tests(page).getByText('All 17 tests pass.').waitFor();
    await own.getByText('Passed', { exact: true }).waitFor();

    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    await page.getByText('All 17 tests of “Night coach” pass').waitFor();
    await button(page, 'Publish version 1').click();
    await page.getByText('Version 1 published').waitFor();
  });

  it('reads it all on a phone, too', async () => {
    const page = await expertForTest(site, phone);
    const { protocol, agent } = await programWithAgent(page);
    await visit(page, `${site.url}/protocol-builder/${protocol}/ai/${agent}`);
    await tests(page).getByText('16 tests haven’t passed yet.').waitFor();
    await tests(page).getByText('16 built-in tests').click();
    await tests(page).getByText('Danger is met with help (English, test 1)').waitFor();
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
  });
});

describe('an AI module', () => {
  it('is tested with all that it looks at, and whoever may only look sees tests and results', async () => {
    const page = await expertForTest(site);
    const protocol = await beginProtocol(page, null, 'Which way');
    const sheet = {
      kind: 'assessment',
      name: 'Your week',
      description: '',
      questions: [
        {
          id: 'awake',
          kind: 'multiple',
          text: 'What kept you awake?',
          options: [
            { id: 'noise', label: 'Noise' },
            { id: 'pain', label: 'Pain' },
          ],
        },
      ],
      scoring: { method: 'none' },
      bands: [],
    };
    const { id: item } = await call<{ id: string }>(page, 'POST', `protocols/${protocol}/items`, {
      item: sheet,
    });
    const asks = { is: 'always' };
    const data = {
      name: 'Your week',
      target: 'follower',
      selectedItem: item,
      nextStepCondition: asks,
      rules: {},
    };
    const settings = {
      prompt: 'What suits this week?',
      facts: [{ is: 'signs' }, { is: 'answers', item }, { is: 'age' }],
      branches: [
        { id: 'a', name: 'Move', examples: ['Slept well'] },
        { id: 'b', name: 'Rest', examples: ['Lies awake'], when: { is: 'sign', op: '=', value: 'insomnia' } },
      ],
      fallback: 'a',
      review: false,
    };
    const choice = { name: 'Pick a pace', target: 'follower', nextStepCondition: asks, rules: {}, settings };
    const nodes = [
      { id: 'week', after: { id: 'week', type: 'assessment', parentId: null, data }, place: { after: null } },
      {
        id: 'pick',
        after: { id: 'pick', type: 'ai', parentId: 'week', data: choice },
        place: { after: null },
      },
    ];
    const { version } = await call<{ version: number }>(page, 'GET', `protocols/${protocol}`);
    await call(page, 'POST', `protocols/${protocol}/changes`, {
      base: version,
      change: { nodes, modules: [], words: null },
    });
    const path = `${site.url}/protocol-builder/${protocol}/ai-module/main/pick`;
    await visit(page, path);
    await tests(page).getByRole('button', { name: 'Add test' }).click();
    await dialog(page).getByLabel('Name').fill('Lying awake means rest');
    await dialog(page).getByLabel('Symptoms and concerns').selectOption({ label: 'Insomnia' });
    await dialog(page).getByRole('button', { name: 'Remove “Insomnia”' }).waitFor();
    await dialog(page).getByRole('checkbox', { name: 'Noise' }).check();
    await dialog(page).getByLabel('Age').fill('40');
    await dialog(page).getByLabel('Must choose').selectOption({ label: 'Rest' });
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/module-test-form.png` });
    await dialog(page).getByRole('button', { name: 'Save test' }).click();
    await tests(page).getByRole('button', { name: 'Run tests' }).click();
    await tests(page).getByText('The test passes.').waitFor();
    // Without the sign the rule leads elsewhere, so the sign is what was looked at.
    const own = tests(page).getByRole('listitem', { name: 'Lying awake means rest' });
    await own.getByRole('button', { name: 'Edit' }).click();
    expect(await dialog(page).getByRole('checkbox', { name: 'Noise' }).isChecked()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Remove “Insomnia”' }).click();
    await dialog(page).getByRole('button', { name: 'Save test' }).click();
    await tests(page).getByRole('button', { name: 'Run tests' }).click();
    await own.getByText('Failed', { exact: true }).waitFor();

    await call(page, 'POST', `protocols/${protocol}/invites`, {
      email: 'follower@demo.test',
      permission: 'view',
    });
    const { page: looking, context } = await openExpert(site, phone, 'follower@demo.test');
    const { data: invites } = await call<{ data: { id: string }[] }>(looking, 'GET', 'protocol-invites');
    await call(looking, 'POST', `protocol-invites/${invites[0]?.id}/accept`);
    await visit(looking, path);
    const seen = tests(looking).getByRole('listitem', { name: 'Lying awake means rest' });
    await seen.getByText('Failed', { exact: true }).waitFor();
    await seen.getByText('What kept you awake?: “Noise”').waitFor();
    await seen.getByText('Age: 40').waitFor();
    expect(await tests(looking).getByRole('button').count()).toBe(0);
    if (process.env.LOOK)
      await looking.screenshot({ path: `${process.env.LOOK}/module-tests-viewer.png`, fullPage: true });

    // An agent's tests, too.
    const agent = { kind: 'agent', name: 'Night coach', description: '', instructions: 'Be calm.' };
    const { id } = await call<{ id: string }>(page, 'POST', `protocols/${protocol}/items`, { item: agent });
    await visit(looking, `${site.url}/protocol-builder/${protocol}/ai/${id}`);
    await tests(looking).getByText('16 built-in tests').waitFor();
    await tests(looking).getByText('16 tests haven’t passed yet.').waitFor();
    expect(await tests(looking).getByRole('button').count()).toBe(0);
    await context.close();
  });
});
