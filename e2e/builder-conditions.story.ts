import { findNode } from '@regimen/engine/graph.ts';
import type { AssessmentItem } from '@regimen/engine/items.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProtocol, card, expertForTest, savedDraft, savedOnce } from './builder.ts';
import { boxOf, call, type OpenSite, openSite, phone, reload, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The blood pressure program, with the step after a very high reading open. */
async function openStep(page: Page, step: string): Promise<string> {
  const id = await beginProtocol(page, 'blood-pressure', 'Pressure at home');
  await visit(page, `${site.url}/protocol-builder/${id}?step=${step}`);
  return id;
}
const line = (page: Page) => page.getByRole('group', { name: /Systolic/ }).last();

describe('a cardiologist who looks at more than one reading', () => {
  it('asks for 3 high readings in a row, then for an average, and reads it on the drawing', async () => {
    const page = await expertForTest(site);
    const id = await openStep(page, 'very-high');
    await line(page).getByLabel('Which reading').selectOption({ label: 'each of the last' });
    await line(page).getByLabel('Value (mmHg)').fill('140');
    await line(page).getByText('Systolic blood pressure is at least 140 mmHg, 3 times in a row.').waitFor();
    await savedOnce(page, id, (draft) => {
      const saved = findNode(draft, 'very-high')?.data.nextStepCondition;
      return saved?.is === 'kpi' && saved.over?.of === 'row' && saved.over.times === 3 && saved.value === 140;
    });

    await line(page).getByLabel('Which reading').selectOption({ label: 'average over' });
    await line(page).getByLabel('Over how many days (1 to 90)').fill('14');
    await line(page)
      .getByText('The average Systolic blood pressure over 14 days is at least 140 mmHg.')
      .waitFor();
    const drawn = page.locator('.flow-canvas').getByText('Avg. Systolic blood pressure, 14 days ≥ 140 mmHg');
    await drawn.first().waitFor();

    // Half a number of readings is no condition: it is told, and not saved.
    await line(page).getByLabel('Which reading').selectOption({ label: 'each of the last' });
    await line(page).getByLabel('How many in a row (2 to 10)').fill('40');
    await page.getByText('Enter a whole number from 2 to 10.').waitFor();
  });

  it('gives an assessment subscales, and lets the flow branch on one', async () => {
    const page = await expertForTest(site);
    const id = await openStep(page, 'habits');
    const asked = findNode(await savedDraft(page, id), 'habits')?.data.selectedItem ?? '';
    await visit(page, `${site.url}/protocol-builder/${id}/assessment/${asked}`);
    await page.getByRole('radio', { name: /^Sum/ }).check();
    await page.getByRole('button', { name: 'Add a subscale' }).click();
    await page.getByLabel('Subscale name').fill('Movement');
    await page.getByRole('checkbox', { name: /active for at least/ }).check();
    await page.getByRole('checkbox', { name: /ready meals/ }).uncheck();
    await page.getByText('1 question, scores from 0 to 2.').waitFor();
    await page.getByRole('button', { name: /^Save/ }).first().click();
    const draft = await savedOnce(page, id, ({ items }) =>
      Object.values(items).some((item) => item.kind === 'assessment' && item.subscales !== undefined),
    );
    const { subscales } = draft.items[asked] as AssessmentItem;
    expect(subscales).toMatchObject([{ name: 'Movement', questions: ['active'] }]);

    await visit(page, `${site.url}/protocol-builder/${id}?step=focus`);
    await page.getByRole('radio', { name: 'Only if…' }).check();
    await page.getByLabel('Which score').selectOption({ label: 'Movement' });
    await savedOnce(page, id, (now) => {
      const condition = findNode(now, 'focus')?.data.nextStepCondition;
      return condition?.is === 'score' && condition.subscale === subscales?.[0]?.id;
    });
    await page.locator('.flow-canvas').getByText('“Movement” score ≥').first().waitFor();
  });

  it('does the same on a phone', async () => {
    const page = await expertForTest(site, phone);
    await openStep(page, 'very-high');
    await line(page).getByLabel('Which reading').selectOption({ label: 'change over' });
    await line(page).getByText('Systolic blood pressure rose by at least 5 mmHg in 7 days.').waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

describe('what stands close together', () => {
  it('a list of items does not move what is below the pointer', async () => {
    const page = await expertForTest(site, { viewport: { width: 1366, height: 660 } });
    await openStep(page, 'very-high');
    const panel = page.getByRole('complementary');
    const name = panel.getByLabel('Name', { exact: true });
    await panel.getByRole('combobox').first().click();
    const list = page.getByRole('listbox', { name: 'Available items' });
    await list.getByRole('option').nth(5).waitFor();
    const before = await boxOf(name);
    const { x, y } = await boxOf(list);
    // The list goes on below what is in sight.
    for (let at = y + 4; at < 656; at += 8) await page.mouse.move(x + 40, at);
    expect((await boxOf(name)).y).toBe(before.y);
  });

  it('signs on a card and the plus above it stay clear of each other', async () => {
    const page = await expertForTest(site);
    const id = await openStep(page, 'very-high');
    await call(page, 'POST', `protocols/${id}/comments`, { nodeId: 'very-high', body: 'Which monitor?' });
    await reload(page);
    const sign = await boxOf(card(page, 'very-high').getByTitle('1 comment'));
    const plus = await boxOf(page.getByRole('button', { name: 'Add a step before Very high reading' }));
    expect(plus.y + plus.height).toBeLessThanOrEqual(sign.y);
  });
});
