import { findNode } from '@regimen/engine/graph.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProtocol, card, expertForTest, row, savedOnce, untilSaved } from './builder.ts';
import { boxOf, type OpenSite, openSite, reload, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openSleep(viewport = { width: 1366, height: 768 }) {
  const page = await expertForTest(site, { viewport });
  const id = await beginProtocol(page, 'better-sleep', 'Sleep well');
  await visit(page, `${site.url}/protocol-builder/${id}`);
  return { page, id };
}

/** What is at the middle of it, and near its corners, is the thing itself and nothing that lies over it. */
async function isInTheOpen(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    return (
      at(...middle) && [left + 12, right - 12].every((x) => [top + 8, bottom - 8].every((y) => at(x, y)))
    );
  });
}

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

describe('messages in the builder', () => {
  it('lie over nothing that one is working on', async () => {
    const { page } = await openSleep();
    await card(page, 'first-check').click();
    await page.keyboard.press('Control+c');
    await page.getByText(/copied\. Paste/).waitFor();
    expect(await isInTheOpen(card(page, 'first-check'))).toBe(true);
    // All of the palette, and of the menu of types.
    const offers = page.getByRole('region', { name: 'Add a step' }).getByRole('button');
    for (const offer of await offers.all()) {
      await offer.scrollIntoViewIfNeeded();
      expect(await isInTheOpen(offer), (await offer.textContent()) ?? '').toBe(true);
    }
    await page.getByRole('button', { name: 'Add a step before How are you sleeping?' }).click();
    const types = page.getByRole('menuitem');
    await types.first().waitFor();
    for (const type of await types.all()) {
      await type.scrollIntoViewIfNeeded();
      expect(await isInTheOpen(type), (await type.textContent()) ?? '').toBe(true);
    }
    await page.keyboard.press('Escape');
    // The fields beside the flow.
    const [said, fields] = [
      await boxOf(page.getByRole('region', { name: 'Messages' })),
      await boxOf(page.getByRole('complementary', { name: 'Selected step' })),
    ];
    expect(said.x + said.width).toBeLessThanOrEqual(fields.x);
  });

  it('leave the row that is selected in sight on a phone', async () => {
    const { page } = await openSleep({ width: 360, height: 740 });
    await row(page, 'first-check').click();
    await page.keyboard.press('Escape');
    await row(page, 'first-check').focus();
    await page.keyboard.press('Control+c');
    await page.getByText(/copied\. Paste/).waitFor();
    const [said, chosen] = [
      await boxOf(page.getByRole('region', { name: 'Messages' })),
      await boxOf(row(page, 'first-check')),
    ];
    expect(chosen.y + chosen.height).toBeLessThanOrEqual(said.y);
  });
});

describe('undo', () => {
  it('says what it takes back, and shows it, even after the page was loaded again', async () => {
    const { page, id } = await openSleep();
    await card(page, 'second-check').waitFor({ state: 'attached' });
    await page.getByLabel('Find a step').fill('How are you sleeping now');
    await page.keyboard.press('Enter');
    await page.locator('input[name=step-name]').fill('Once more');
    await savedOnce(page, id, (now) => findNode(now, 'second-check')?.data.name === 'Once more');
    await untilSaved(page);
    await reload(page);
    await page.getByRole('button', { name: 'Undo: rename “Once more”' }).click();
    await page.getByText('Undone: rename “Once more”').waitFor();
    expect(await card(page, 'second-check').getAttribute('data-selected')).not.toBeNull();
    await expect.poll(() => isInTheOpen(card(page, 'second-check'))).toBe(true);

    await page.getByRole('button', { name: 'Redo: rename “Once more”' }).click();
    await page.getByText('Redone: rename “Once more”').waitFor();
    // In the list too, wherever it was scrolled to.
    await page.getByRole('radio', { name: 'List' }).press(' ');
    await row(page, 'second-check').waitFor();
    await page
      .locator('ol')
      .first()
      .evaluate((list) => list.parentElement?.scrollTo(0, 0));
    await undo(page).click();
    await page.getByText('Undone: rename “Once more”').waitFor();
    await expect.poll(() => isInTheOpen(row(page, 'second-check'))).toBe(true);
  });
});

describe('a KPI made beside the flow', () => {
  it('takes the focus to its first empty field, and gives it back to where it was asked for', async () => {
    const { page } = await openSleep();
    await card(page, 'first-check').click();
    await page.getByRole('region', { name: 'Add a step' }).getByRole('button', { name: 'KPI' }).click();
    const field = page.getByRole('combobox', { name: 'Which KPI?' });
    await field.fill('Resting pulse at night');
    await page.getByRole('option', { name: /^Create/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name || 'none');
    expect(await focused()).toBe('unit');
    await page.keyboard.type('bpm');
    await dialog.getByLabel('From', { exact: true }).fill('30');
    await dialog.getByLabel('To', { exact: true }).fill('200');
    await dialog.getByRole('button', { name: 'Add KPI' }).click();
    await page.getByText('Added “Resting pulse at night”').waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('Resting pulse at night');
    // Closed without adding anything, too.
    await field.fill('Another pulse');
    await page.getByRole('option', { name: /^Create/ }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});
