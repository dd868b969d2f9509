import { childrenOf, findNode, treeFaults } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProtocol, card, expertForTest, row, savedDraft, savedOnce, untilSaved } from './builder.ts';
import { patienceMs } from './patience.ts';
import { boxOf, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openSleep(options: BrowserContextOptions = {}, page_ = 'protocol-builder') {
  const page = await expertForTest(site, options);
  const id = await beginProtocol(page, 'better-sleep', 'Sleep well');
  await visit(page, `${site.url}/${page_}/${id}`);
  return { page, id };
}

const below = (protocol: Protocol, id: string) => childrenOf(protocol, id).map(({ data }) => data.name);
const named = (protocol: Protocol, name: string): FlowNode =>
  protocol.nodes.find(({ data }) => data.name === name) as FlowNode;

const frames = (count: number) =>
  new Promise<void>((done) => {
    const next = (left: number) => requestAnimationFrame(() => (left > 0 ? next(left - 1) : done()));
    next(count);
  });

/** As a person does: takes what stands still, and lets go where the step that takes it, or refuses it, is under the pointer. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.locator(from).hover();
  await page.mouse.down();
  const a = await boxOf(page.locator(from));
  const canvas = await boxOf(page.locator('.flow-canvas'));
  await page.mouse.move(a.x + a.width / 2 + 12, a.y + a.height / 2 + 12);
  // However slowly it comes in over the edge of the canvas.
  if (a.x < canvas.x) await page.mouse.move(canvas.x + 10, a.y + a.height / 2);
  await page.evaluate(frames, 10);
  await expect
    .poll(
      async () => {
        const b = await boxOf(page.locator(to));
        await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
        return page.locator(`${to}:hover`).count();
      },
      { timeout: patienceMs },
    )
    .toBe(1);
  await page.mouse.up();
}

describe('an expert who has never seen a flow chart', () => {
  it('adds, moves, deletes and mends by mouse, and takes it back', async () => {
    const { page, id } = await openSleep();
    await card(page, 'first-check').waitFor();

    // Between two steps: the plus on the line.
    await page.getByRole('button', { name: 'Add a step before How are you sleeping?' }).click();
    await page.getByRole('menuitem', { name: /^Nudge/ }).click();
    await page.locator('input[name=step-name]').fill('Welcome');
    await untilSaved(page);
    let draft = await savedDraft(page, id);
    expect(below(draft, 'who')).toEqual(['See a doctor first', 'Welcome']);
    expect(below(draft, named(draft, 'Welcome').id)).toEqual(['How are you sleeping?']);

    // From the palette onto a card: another way.
    await page.keyboard.press('Escape');
    await drag(page, 'section button:has-text("Wait")', '#step-refuse');
    await page.locator('input[name=step-name]').fill('A day to think');
    await untilSaved(page);
    draft = await savedDraft(page, id);
    expect(below(draft, 'refuse')).toEqual(['A day to think', 'Not suitable']);

    // A branch onto another step; its own branch refuses it.
    const thinking = named(draft, 'A day to think').id;
    await page.getByRole('button', { name: 'Show all' }).click();
    await drag(page, `#step-${thinking}`, '#step-first-check');
    await savedOnce(page, id, (now) => below(now, 'first-check').includes('A day to think'));
    await drag(page, '#step-first-check', `#step-${thinking}`);
    expect(findNode(await savedDraft(page, id), 'first-check')?.parentId).toBe(named(draft, 'Welcome').id);

    // What goes along is shown before it goes, and undo brings it back.
    await card(page, 'first-check').click();
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog');
    await question.getByText(/steps will be deleted, marked in red/).waitFor();
    expect(await card(page, 'first-check').getAttribute('data-doomed')).toBe('true');
    const before = (await savedDraft(page, id)).nodes.length;
    await question.getByRole('button', { name: /^Delete \d+ steps$/ }).click();
    await untilSaved(page);
    expect((await savedDraft(page, id)).nodes.length).toBeLessThan(before - 10);
    await page.getByRole('button', { name: 'Undo' }).click();
    await untilSaved(page);
    expect((await savedDraft(page, id)).nodes).toHaveLength(before);

    // A way that ends nowhere is a problem, and one click mends it.
    await card(page, thinking).click();
    await page.getByText('Nothing comes after “A day to think”').waitFor();
    await page.getByRole('button', { name: /^Fix it: Nothing comes after/ }).click();
    await savedOnce(page, id, (now) => childrenOf(now, thinking).length > 0);
    draft = await savedDraft(page, id);
    expect(childrenOf(draft, thinking).map(({ type }) => type)).toEqual(['finish']);
    expect(treeFaults(draft.nodes)).toEqual([]);
  });

  it('drags in Arabic, onto the end of a card and on beyond the edge, and sees where it would land', async () => {
    const page = await expertForTest(site, { viewport: { width: 1700, height: 820 } });
    await signIn(page, site.clinicUrl, 'expert@demo.test');
    const id = await beginProtocol(page, 'better-sleep', 'نوم');
    await visit(page, `${site.clinicUrl}/protocol-builder/${id}`);
    await page.getByRole('button', { name: 'عرض الكل' }).waitFor();
    const take = async (x: number, y: number) => {
      await page.locator('section button:has-text("توجيه")').hover();
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 8 });
    };
    const at = await boxOf(card(page, 'first-check'));
    // The dot from which lines are drawn is a part of the card.
    await take(at.x + 4, at.y + at.height / 2);
    await page.locator('#step-first-check[data-drop="over"]').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    // The pointer stands still at the edge, and the cards come to it.
    await page.setViewportSize({ width: 1100, height: 820 });
    const { x, width } = await boxOf(page.locator('.flow-canvas'));
    const beyond = await Promise.all((await page.locator('.step-card').all()).map(boxOf));
    const y = (beyond.find((box) => box.x > x + width)?.y ?? 0) + 20;
    await take(x + width / 2, y);
    await page.mouse.move(x + width - 30, y);
    await page.locator('[data-drop="over"], [data-drop="refuses"]').waitFor({ state: 'attached' });
    await page.mouse.up();
  });

  it('does the same on the canvas by keyboard alone', async () => {
    const { page, id } = await openSleep();
    await card(page, 'first-check').waitFor();
    await page.locator('.flow-canvas').focus();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    // From the first step to "How are you sleeping?", and a nudge after it, on its line.
    await press('ArrowDown', 'ArrowDown', 'ArrowRight');
    expect(await card(page, 'first-check').getAttribute('aria-pressed')).toBe('true');
    await press('a');
    await page.getByRole('menu').waitFor();
    await press('n', 'u', 'Enter');
    await press('Enter');
    await page.keyboard.type('Thank you');
    await press('Escape');
    await untilSaved(page);
    let draft = await savedDraft(page, id);
    const added = childrenOf(draft, 'first-check')[0] as FlowNode;
    expect(added.type).toBe('nudge');
    expect(below(draft, added.id)).toEqual(['And your mood?']);

    // Escape let go of the step and the focus is on the canvas: find it again by its name.
    await press('Control+f');
    await page.keyboard.type('week diary');
    await press('ArrowDown', 'Enter');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('flow-canvas');
    await press('Control+d');
    draft = await savedOnce(
      page,
      id,
      ({ nodes }) => nodes.filter(({ data }) => data.name === 'One-week diary').length === 2,
    );
    await press('Control+z');
    await press('Control+f');
    await page.keyboard.type('about your mood');
    await press('ArrowDown', 'Enter', 'Delete');
    await page.getByRole('alertdialog').waitFor();
    await press('Escape');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('flow-canvas');
    await press('Delete', 'Enter');
    await untilSaved(page);
    expect(findNode(await savedDraft(page, id), 'mood-closer')).toBeUndefined();
    await press('Control+z');
    await untilSaved(page);
    expect(findNode(await savedDraft(page, id), 'mood-closer')).toBeDefined();
    await press('?');
    await page.getByRole('dialog', { name: 'How the builder works' }).waitFor();
    await press('Escape');
  });

  it('types a name before its field is there, and it lands in it', async () => {
    const { page, id } = await openSleep();
    await card(page, 'first-check').waitFor();
    let arrive = () => {};
    const typed = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/inspector-[^/]+\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.locator('.flow-canvas').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'a', 'n', 'Enter', 'Enter'])
      await page.keyboard.press(key);
    await page.keyboard.type('Drink a glass');
    arrive();
    const name = page.locator('input[name=step-name]');
    await name.waitFor();
    await page.keyboard.type(' of water');
    expect(await name.inputValue()).toBe('Drink a glass of water');
    const saved = await savedOnce(page, id, ({ nodes }) =>
      nodes.some(({ data }) => data.name === 'Drink a glass of water'),
    );
    expect(saved.nodes.filter(({ type }) => type === 'kpi')).toEqual([]);
  });

  it('does the same in the list by keyboard alone', async () => {
    const { page, id } = await openSleep();
    await page.getByRole('radio', { name: 'List' }).press(' ');
    await row(page, 'who').focus();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('row-first-check');
    await press('a');
    await page.getByRole('menu').waitFor();
    await press('k', 'Enter');
    await untilSaved(page);
    let draft = await savedDraft(page, id);
    const added = childrenOf(draft, 'first-check')[0] as FlowNode;
    expect(added.type).toBe('kpi');
    // Up along its line, and down again.
    await row(page, added.id).focus();
    await press('Alt+ArrowDown');
    await untilSaved(page);
    expect(findNode(await savedDraft(page, id), added.id)?.parentId).toBe('mood');
    await press('Alt+ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`row-${added.id}`);
    // Cut a branch and put it elsewhere.
    await row(page, 'with-coach').focus();
    await press('ArrowUp', 'Control+x');
    await row(page, 'second-check').focus();
    await press('ArrowUp', 'Control+v');
    draft = await savedOnce(page, id, (now) => findNode(now, 'coach')?.parentId === 'rise');
    // A fold hides what is below, with its number.
    await row(page, 'mood').focus();
    await press('ArrowLeft');
    expect(await row(page, 'rise').count()).toBe(0);
    await press('ArrowRight');
    await row(page, added.id).focus();
    await press('Delete', 'Enter');
    await untilSaved(page);
    expect(findNode(await savedDraft(page, id), added.id)).toBeUndefined();
    expect(treeFaults((await savedDraft(page, id)).nodes)).toEqual([]);
  });

  it('carries a branch with what it uses to another protocol', async () => {
    const { page, id } = await openSleep({}, 'creator/protocols/edit');
    await card(page, 'first-check').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('up at the same');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+c');
    const other = await beginProtocol(page, null, 'Mornings');
    await visit(page, `${site.url}/protocol-builder/${other}`);
    await page.getByRole('button', { name: /^Nudge/ }).click();
    await page.locator('.flow-canvas').focus();
    await page.keyboard.press('Control+v');
    await page.getByText('Another round').first().waitFor();
    const to = await savedOnce(page, other, ({ nodes }) =>
      nodes.slice(1).some(({ data }) => data.name === 'Get up at the same time'),
    );
    const from = await savedDraft(page, id);
    const challenge = named(to, 'Get up at the same time').data.selectedItem ?? '';
    expect(to.items[challenge]?.name).toBe(from.items[findNode(from, 'rise')?.data.selectedItem ?? '']?.name);
    // The way back to a step that stayed behind is left out.
    expect(named(to, 'Another round').data.rules.jumpRule?.target).toBeUndefined();
  });
});

describe('on a phone', () => {
  it('the list comes first, a step opens over it, and nothing is wider than the screen', async () => {
    const { page, id } = await openSleep(phone);
    await row(page, 'first-check').click();
    await page.locator('input[name=step-name]').fill('How was your night?');
    await page.getByRole('button', { name: 'Close step' }).click();
    await untilSaved(page);
    expect(findNode(await savedDraft(page, id), 'first-check')?.data.name).toBe('How was your night?');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'About this protocol' }).click();
    await page.getByRole('heading', { name: 'Problems' }).waitFor();
  });

  it('without an id the editor begins a new protocol', async () => {
    const page = await expertForTest(site, phone);
    await visit(page, `${site.url}/creator/protocols/edit`);
    expect(new URL(page.url()).pathname).toBe('/creator/protocols/add');
  });
});
