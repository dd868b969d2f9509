import { childrenOf, findNode } from '@regimen/engine/graph.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProtocol, card, expertForTest, row, savedDraft, savedOnce, untilSaved } from './builder.ts';
import { boxOf, type OpenSite, openSite, reload, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openSleep() {
  const page = await expertForTest(site);
  const id = await beginProtocol(page, 'better-sleep', 'Sleep well');
  await visit(page, `${site.url}/protocol-builder/${id}`);
  await card(page, 'first-check').waitFor();
  return { page, id };
}

const selectedCards = (page: Page) => page.locator('.step-card[data-selected]').count();
const showAll = (page: Page) => page.getByRole('button', { name: 'Show all' }).click();

/** From the dot at a card's end to another card. */
async function drawLine(page: Page, from: string, to: string): Promise<void> {
  await card(page, from).hover();
  const dot = await boxOf(
    card(page, from)
      .locator('xpath=..')
      .getByRole('button', { name: /^Draw a line/ }),
  );
  await page.mouse.move(dot.x + dot.width / 2, dot.y + dot.height / 2);
  await page.mouse.down();
  await page.mouse.move(dot.x + 30, dot.y + 20, { steps: 3 });
  const end = await boxOf(card(page, to));
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.locator(`#step-${to}[data-drop="over"]`).waitFor();
  await page.mouse.up();
}

describe('on the canvas', () => {
  it('a line joins two branches after the outcome that one chooses, and the list says so', async () => {
    const { page, id } = await openSleep();
    await showAll(page);
    await drawLine(page, 'first-check', 'second-check');
    await page.getByRole('menuitem', { name: 'After failure' }).click();
    await savedOnce(
      page,
      id,
      (now) => findNode(now, 'first-check')?.data.rules.jumpRule?.target === 'second-check',
    );
    await page.locator('.flow-outcome', { hasText: 'Failure' }).waitFor();
    await page.getByRole('radio', { name: 'List' }).press(' ');
    await row(page, 'first-check').getByText('After failure, goes to “How are you sleeping now?”').waitFor();
  });

  it('a step that is looked for by its name is large enough to be read, and stays as large as it was', async () => {
    const { page } = await openSleep();
    const widthOf = async (id: string) => (await boxOf(card(page, id))).width;
    const find = async (words: string) => {
      await page.keyboard.press('Control+f');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await page.locator('.flow-canvas').focus();
    const begun = await widthOf('first-check');
    for (let times = 0; times < 4; times++) await page.keyboard.press('-');
    await expect.poll(() => widthOf('first-check')).toBeLessThan(begun / 2);
    await find('how are you sleeping now');
    await expect.poll(() => widthOf('second-check')).toBeGreaterThan(begun * 0.75);
    const read = await widthOf('second-check');
    await find('how are you sleeping?');
    await expect.poll(() => card(page, 'first-check').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => widthOf('first-check')).toBeCloseTo(read, 0);
  });

  it('a step from the palette is named at once, and a space in its name adds nothing', async () => {
    const { page, id } = await openSleep();
    const before = (await savedDraft(page, id)).nodes.length;
    await card(page, 'first-check').click();
    await page.getByRole('region', { name: 'Add a step' }).getByRole('button', { name: 'Nudge' }).click();
    await page.getByLabel('Name', { exact: true }).waitFor();
    await page.keyboard.type('Ice the knee');
    const now = await savedOnce(page, id, ({ nodes }) =>
      nodes.some(({ data }) => data.name === 'Ice the knee'),
    );
    expect(now.nodes.length).toBe(before + 1);
  });

  it('several steps are selected by Shift and by a frame, duplicated from a menu, and deleted together', async () => {
    const { page, id } = await openSleep();
    const before = (await savedDraft(page, id)).nodes.length;
    await showAll(page);
    await card(page, 'refuse').click();
    await card(page, 'with-coach').click({ modifiers: ['Shift'] });
    await page.getByRole('heading', { name: '2 steps selected' }).waitFor();
    expect(await selectedCards(page)).toBe(2);
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Delete 2 steps' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete 2 steps?' });
    await question.waitFor();
    // Whoever goes on to another step has not said yes.
    await card(page, 'first-check').click();
    await question.waitFor({ state: 'detached' });
    expect((await savedDraft(page, id)).nodes.length).toBe(before);
    await card(page, 'refuse').click();
    await card(page, 'with-coach').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Delete 2 steps' }).click();
    await page.getByRole('button', { name: 'Delete 2 steps' }).click();
    await savedOnce(page, id, ({ nodes }) => nodes.length === before - 2);
    await page.keyboard.press('Control+z');
    await savedOnce(page, id, ({ nodes }) => nodes.length === before);
    // What undo brought back is what is selected.
    expect(await selectedCards(page)).toBe(2);

    await card(page, 'refuse').click();
    await card(page, 'refuse').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
    await savedOnce(page, id, ({ nodes }) => nodes.length === before + 2);
    await page.keyboard.press('Control+z');
    await savedOnce(page, id, ({ nodes }) => nodes.length === before);

    await page.keyboard.press('Escape');
    const [first, last] = [await boxOf(card(page, 'who')), await boxOf(card(page, 'first-check'))];
    await page.keyboard.down('Shift');
    await page.mouse.move(first.x - 20, first.y - 10);
    await page.mouse.down();
    await page.mouse.move(last.x + last.width + 20, last.y + last.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    expect(await selectedCards(page)).toBeGreaterThan(1);
    expect(await card(page, 'who').getAttribute('aria-pressed')).toBe('true');
  });

  it('several steps are copied, cut and pasted together, and each is one step of undo', async () => {
    const { page, id } = await openSleep();
    const before = await savedDraft(page, id);
    const parents = (now: typeof before) =>
      ['refuse', 'with-coach'].map((step) => findNode(now, step)?.parentId);
    const chooseTwo = async () => {
      await showAll(page);
      await card(page, 'refuse').click();
      await card(page, 'with-coach').click({ modifiers: ['Shift'] });
      await page.getByRole('heading', { name: '2 steps selected' }).waitFor();
    };
    await chooseTwo();
    await page.keyboard.press('Control+c');
    await page.getByText(/ steps copied\. Paste them here/).waitFor();
    await card(page, 'first-check').click();
    await page.keyboard.press('Control+v');
    await savedOnce(page, id, ({ nodes }) => nodes.length >= before.nodes.length + 2);
    expect(await selectedCards(page)).toBe(2);
    await page.keyboard.press('Control+z');
    await savedOnce(page, id, ({ nodes }) => nodes.length === before.nodes.length);

    await chooseTwo();
    await page.keyboard.press('Control+x');
    await card(page, 'first-check').click();
    await page.keyboard.press('Control+v');
    await savedOnce(page, id, (now) => parents(now).every((parent) => parent === 'first-check'));
    await page.keyboard.press('Control+z');
    await savedOnce(page, id, (now) => String(parents(now)) === String(parents(before)));
  });

  it('a name is typed over on its card, and what cannot come after an end can come before it', async () => {
    const { page, id } = await openSleep();
    await card(page, 'first-check').dblclick();
    await page.getByRole('textbox', { name: 'Step name' }).fill('How was your night?');
    await page.keyboard.press('Enter');
    await savedOnce(page, id, (now) => findNode(now, 'first-check')?.data.name === 'How was your night?');
    await page.keyboard.press('/');
    await page.keyboard.type('Not suitable');
    await page.keyboard.press('Enter');
    await page.keyboard.press('a');
    await page.getByRole('alertdialog', { name: 'Nothing can come after “Not suitable”' }).waitFor();
    await page.getByRole('button', { name: 'Add it before' }).press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    const draft = await savedOnce(
      page,
      id,
      (now) => childrenOf(now, 'refuse')[0]?.data.name !== 'Not suitable',
    );
    expect(childrenOf(draft, childrenOf(draft, 'refuse')[0]?.id ?? '').map(({ data }) => data.name)).toEqual([
      'Not suitable',
    ]);
  });
});

describe('a new protocol', () => {
  it('lets the first step be filled in before it finds fault with it, and keeps what it began as', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, null, 'From nothing');
    await visit(page, `${site.url}/protocol-builder/${id}`);
    await page.getByRole('button', { name: /^Assessment/ }).press('Enter');
    const name = page.locator('input[name=step-name]');
    await name.waitFor();
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    await untilSaved(page);
    await page.keyboard.type('First look');
    await untilSaved(page);
    const problems = page.getByRole('link', { name: /^Problems/ });
    expect(await problems.innerText()).toBe('Problems');
    await page.keyboard.press('Escape');
    await page.getByText('Has a problem that blocks publishing').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'History' }).click();
    await expect
      .poll(() => page.getByRole('complementary', { name: 'History' }).getByRole('listitem').count())
      .toBe(1);
  });
});

describe('the desk', () => {
  it('stays as one left it when the page is loaded again, and so does undo', async () => {
    const { page, id } = await openSleep();
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await page.getByRole('button', { name: 'Hide steps' }).click();
    await card(page, 'first-check').click();
    await page.locator('input[name=step-name]').fill('Another name');
    await savedOnce(page, id, (now) => findNode(now, 'first-check')?.data.name === 'Another name');
    await untilSaved(page);
    await reload(page);
    await card(page, 'first-check').waitFor();
    await page.getByRole('button', { name: 'Expand menu' }).waitFor();
    expect(await page.getByRole('button', { name: 'Hide steps' }).count()).toBe(0);
    // The page is as high as the window, however long the fields beside the flow are.
    await card(page, 'first-check').click();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      ),
    ).toBe(0);
    await expect
      .poll(() => page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled'))
      .toBe('false');
    await page.getByRole('button', { name: 'Undo' }).click();
    await savedOnce(page, id, (now) => findNode(now, 'first-check')?.data.name === 'How are you sleeping?');
  });

  it('edits a step’s item beside the flow; on the item’s own page there is no undo of the flow', async () => {
    const { page, id } = await openSleep();
    await card(page, 'first-check').click();
    await page.getByRole('button', { name: 'Edit “Sleep check” here' }).click();
    const fields = page.locator('aside form');
    await fields.locator('input[name=name]').fill('Sleep check, short');
    await savedOnce(page, id, (now) =>
      Object.values(now.items).some(({ name }) => name === 'Sleep check, short'),
    );
    await card(page, 'first-check').getByText('Sleep check, short').waitFor();
    await page.getByRole('link', { name: 'Assessments' }).click();
    await page.getByRole('heading', { name: 'Assessments', level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  it('a second press keeps a step’s fields, problems move none of them, and a question in front has the keys', async () => {
    const { page, id } = await openSleep();
    await card(page, 'refuse').click();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('See your doctor');
    await untilSaved(page);
    await card(page, 'refuse').click();
    expect(await name.inputValue()).toBe('See your doctor');
    const { y } = await boxOf(name);

    // Ctrl+Z would take the name back, behind the question.
    await page.locator('.flow-canvas').press('Delete');
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    await page.keyboard.press('Control+z');
    await question.getByRole('button', { name: 'Keep' }).click();
    expect(await name.inputValue()).toBe('See your doctor');

    const end = childrenOf(await savedDraft(page, id), 'refuse')[0]?.id ?? '';
    await card(page, end).click();
    await page.keyboard.press('Delete');
    await question.getByRole('button', { name: /^Delete/ }).click();
    await card(page, 'refuse').click();
    await page.getByText('Nothing comes after “See your doctor”').waitFor();
    expect((await boxOf(name)).y).toBe(y);
  });
});
