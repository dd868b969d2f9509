import type { Protocol } from '@regimen/engine/protocol.ts';
import { modelOf } from '@regimen/engine/steps/traits.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { beginProtocol, card, expertForTest, openExpert, savedOnce, untilSaved } from './builder.ts';
import { arriveAt, call, look, type OpenSite, openSite, pathOf, phone, reload, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const choiceIn = ({ nodes }: Protocol) => nodes.map((node) => modelOf(node)).find((model) => model);
const palette = (page: Page) => page.getByRole('region', { name: 'Add a step' });

describe('an AI module', () => {
  it('is drawn with a question, facts, branches and a rule, and the checker names what is missing', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, 'better-sleep', 'Which way');
    await visit(page, `${site.url}/protocol-builder/${id}`);
    await card(page, 'first-check').click();
    await palette(page).getByRole('button', { name: 'AI module' }).click();
    await page.getByLabel('What should it decide?').fill('What suits this week?');
    await page.getByLabel('Days in the program').check();
    const [first, second] = [0, 1].map((at) =>
      page.getByRole('group', { name: `Branch ${at + 1}`, exact: true }),
    );
    await first?.getByLabel('Name', { exact: true }).fill('Rest');
    await second?.getByLabel('Name', { exact: true }).fill('Move');
    await first?.getByLabel('Examples, one on each line').fill('Slept badly');
    await page.getByLabel('Ask an expert below this confidence (%)').fill('70');
    const draft = await savedOnce(page, id, (now) => choiceIn(now)?.sureFrom === 70);
    expect(choiceIn(draft)).toMatchObject({
      prompt: 'What suits this week?',
      facts: [{ is: 'days' }],
      branches: [
        { id: 'a', name: 'Rest', examples: ['Slept badly'] },
        { id: 'b', name: 'Move' },
      ],
      fallback: 'a',
    });
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/ai-fields.png` });
    await visit(page, `${site.url}/protocol-builder/${id}/errors`);
    await page.getByText('Branches of “AI module” have no examples').waitFor();
    if (process.env.LOOK)
      await page.screenshot({ path: `${process.env.LOOK}/ai-errors.png`, fullPage: true });
  });

  it('is added, and its branches too, on pages of their own that a reload finds again', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, 'better-sleep', 'On its own pages');
    await visit(page, `${site.url}/protocol-builder/${id}/modules`);
    await page.getByRole('link', { name: 'Add an AI module' }).click();
    await arriveAt(page, `/protocol-builder/${id}/ai-module/add`);

    // What is missing is said at its field, and nothing typed is lost.
    await page.getByLabel('Name of the step').fill('Pick a pace');
    await page.getByLabel('Branch 1', { exact: true }).fill('Rest');
    await page.getByRole('button', { name: 'Add AI module' }).click();
    await page.getByText('Write the question.').waitFor();
    await page.getByText('Enter at least two branches.').waitFor();
    await page.getByLabel('What should it decide?').fill('How much this week?');
    await page.getByLabel('Branch 2', { exact: true }).fill('rest');
    await page.getByRole('button', { name: 'Add AI module' }).click();
    await page.getByText('Another branch has this name.').waitFor();
    await page.getByLabel('Branch 2', { exact: true }).fill('Move');
    await page.getByLabel('Days in the program').check();
    await page.getByRole('button', { name: 'Add AI module' }).press('Enter');
    await page.waitForURL(/\/ai-module\/main\//);
    const added = await savedOnce(page, id, (now) => choiceIn(now) !== undefined);
    expect(choiceIn(added)).toMatchObject({
      prompt: 'How much this week?',
      facts: [{ is: 'days' }],
      branches: [{ name: 'Rest' }, { name: 'Move' }],
    });
    await look(page, 'ai-module-main');

    // A branch inside the second one, by keyboard.
    const addBranch = page.getByRole('button', { name: 'Add branch' });
    await page.getByRole('link', { name: 'Move', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Branch “Move”' }).waitFor();
    expect(pathOf(page)).toBe(`/protocol-builder/${id}/ai-module/branch/1`);
    await page.getByLabel('Who belongs here?').fill('Slept well');
    await page.getByRole('link', { name: 'Add a branch inside' }).press('Enter');
    await arriveAt(page, `/protocol-builder/${id}/ai-module/branch/1/add/0`);
    await addBranch.waitFor();
    await page.getByLabel('Name', { exact: true }).fill('rest');
    await page.keyboard.press('Enter');
    await page.getByText('Another branch has this name.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Walk');
    // What is typed and not added yet is still there after a reload.
    await reload(page);
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Walk');
    await page.getByLabel('Name', { exact: true }).press('Enter');
    await arriveAt(page, `/protocol-builder/${id}/ai-module/branch/1`);
    await page.getByRole('link', { name: 'Add a branch inside' }).click();
    await arriveAt(page, `/protocol-builder/${id}/ai-module/branch/1/add/1`);
    await addBranch.waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Swim');
    await addBranch.click();
    await arriveAt(page, `/protocol-builder/${id}/ai-module/branch/1`);
    await page.getByRole('button', { name: 'Move Swim up' }).press('Enter');
    const nested = await savedOnce(
      page,
      id,
      (now) => choiceIn(now)?.branches[1]?.branches?.[0]?.name === 'Swim',
    );
    expect(choiceIn(nested)?.branches[1]).toMatchObject({
      name: 'Move',
      description: 'Slept well',
      branches: [{ name: 'Swim' }, { name: 'Walk' }],
    });
    await untilSaved(page);
    await reload(page);
    await page.getByRole('link', { name: 'Swim', exact: true }).click();
    await page.getByRole('heading', { name: 'Branch “Swim”' }).waitFor();
    expect(pathOf(page)).toBe(`/protocol-builder/${id}/ai-module/branch/1.0`);
    await look(page, 'ai-module-branch');

    // Removed, and back by undo.
    await page.getByRole('button', { name: 'Remove branch' }).click();
    await arriveAt(page, `/protocol-builder/${id}/ai-module/branch/1`);
    await savedOnce(page, id, (now) => choiceIn(now)?.branches[1]?.branches?.length === 1);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('link', { name: 'Swim', exact: true }).waitFor();

    // An address that means nothing is no page.
    for (const wrong of ['branch/7', 'branch/x', 'branch/1/add/x', 'main/none', 'branch/1/none'])
      expect((await page.request.get(`${site.url}/protocol-builder/${id}/ai-module/${wrong}`)).status()).toBe(
        404,
      );
  });

  it('leads from a branch to the AI module that comes in it, on a phone and in Arabic', async () => {
    const { page, context } = await openExpert({ ...site, url: site.clinicUrl }, phone);
    onTestFinished(() => context.close());
    const id = await beginProtocol(page, null, 'فرع فيه وحدة');
    const settings = {
      prompt: 'أي تمرين؟',
      branches: [
        { id: 'a', name: 'راحة' },
        { id: 'b', name: 'حركة' },
      ],
      fallback: 'a',
      review: false,
    };
    const chooses = (step: string, parentId: string | null, nextStepCondition: object) => {
      const data = { name: step, target: 'follower', nextStepCondition, rules: {}, settings };
      return { id: step, after: { id: step, type: 'ai', parentId, data }, place: { after: null } };
    };
    const nodes = [
      chooses('outer', null, { is: 'always' }),
      chooses('inner', 'outer', { is: 'branch', op: '=', value: 'b' }),
    ];
    const { version } = await call<{ version: number }>(page, 'GET', `protocols/${id}`);
    const change = { nodes, modules: [], words: null };
    await call(page, 'POST', `protocols/${id}/changes`, { base: version, change });
    await visit(page, `${site.clinicUrl}/protocol-builder/${id}/ai-module/branch/1?step=outer`);
    await look(page, 'ai-module-branch-ar');
    await page.getByRole('link', { name: 'inner' }).last().click();
    await arriveAt(page, `/protocol-builder/${id}/ai-module/branch/1/inner`);
    await page.getByRole('heading', { name: 'inner', level: 1 }).waitFor();
    await look(page, 'ai-module-inner-ar');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
});
