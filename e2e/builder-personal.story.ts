import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeFaults } from '../proof/support/r14-watch.ts';
import { beginProtocol, expertForTest, openExpert, savedDraft } from './builder.ts';
import { patienceMs } from './patience.ts';
import { arriveAt, call, type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** One of the demo expert's drafts that takes readings, and a KPI of it. */
async function draftWithKpi(page: Page): Promise<{ id: string; kpi: string; name: string }> {
  const { data } = await call<{ data: { id: string }[] }>(page, 'GET', 'protocols?show=mine');
  for (const { id } of data) {
    const { document } = await call<{ document: Protocol }>(page, 'GET', `protocols/${id}`);
    const [found] = Object.entries(document.items).filter(([, item]) => item.kind === 'kpi');
    if (found) return { id, kpi: found[0], name: found[1].name };
  }
  throw new Error('No draft of the demo takes a reading.');
}

async function insertReading(page: Page, chip: RegExp, menu: string, name: string): Promise<void> {
  const own = button(page, chip);
  if ((await own.count()) > 0) return own.first().click();
  await button(page, menu).click();
  await button(page, name).click();
}

describe('an expert writes a nudge that speaks to each follower', () => {
  it('by pressing what it may say, sees it filled in, and is told of a word nobody knows', async () => {
    const { page } = await openExpert(site);
    const { id, kpi, name } = await draftWithKpi(page);
    await visit(page, `${site.url}/protocol-builder/${id}/nudge/add`);
    await page.locator('[name=name]').fill('How it goes');
    await page.locator('[name=title]').fill('Hello');
    await page.locator('[name=title]').press('End');
    await button(page, 'Insert: First name').click();
    const body = page.locator('[name=body]');
    await body.fill('This is day . Well done.');
    await body.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(12, 12));
    await button(page, 'Insert: Day of the program').click();
    // What is typed next stands behind it.
    await page.keyboard.type(' already');
    expect(await body.inputValue()).toBe('This is day {{day}} already. Well done.');
    expect(await page.locator('[name=title]').inputValue()).toBe('Hello {{name}}');
    await body.press('End');
    await page.keyboard.type(' Last time:');
    await insertReading(page, /^Insert: Last reading: /, 'Last reading', name);
    await page.keyboard.type('.');
    const shown = page.getByRole('region', { name: 'What followers see' });
    await shown.getByText('Hello Sara').waitFor();
    await shown.getByText(/This is day 12 already\. Well done\. Last time: [\d.,]+ .+\./).waitFor();
    expect(await findAxeFaults(page)).toEqual([]);

    await button(page, 'Add item').click();
    await arriveAt(page, `/protocol-builder/${id}/nudge`);
    await page.getByRole('link', { name: 'How it goes' }).click();
    // Kept by id, read by name.
    expect(await body.inputValue()).toContain('{{reading: ');
    const { data } = await call<{ data: { id: string; name: string }[] }>(
      page,
      'GET',
      `protocols/${id}/items?kind=nudge&q=How%20it%20goes`,
    );
    const item = data.find((one) => one.name === 'How it goes');
    const opened = await call<{ item: { body: string } }>(page, 'GET', `protocols/${id}/items/${item?.id}`);
    expect(opened.item.body).toMatch(/\{\{reading:[\w-]+\}\}/);
    expect(kpi.length).toBeGreaterThan(0);

    await body.press('End');
    await page.keyboard.type(' {{nmae}}');
    await page.getByText('We don’t know {{nmae}}.').waitFor();
    await shown.getByText('{{').waitFor({ state: 'detached' });
  });

  it('and in Arabic, on a phone', async () => {
    const { page } = await openExpert({ ...site, url: site.clinicUrl }, phone);
    const { id, name } = await draftWithKpi(page);
    await visit(page, `${site.clinicUrl}/protocol-builder/${id}/nudge/add`);
    await page.locator('[name=name]').fill('كيف الحال');
    await page.locator('[name=body]').fill('مرحبًا');
    await page.locator('[name=body]').press('End');
    await button(page, 'إدراج: الاسم الأول').click();
    await page.keyboard.type('، آخر قراءة');
    await insertReading(page, /^إدراج: آخر قراءة: /, 'آخر قراءة', name);
    expect(await page.locator('[name=body]').inputValue()).toMatch(
      /^مرحبًا \{\{الاسم\}\}، آخر قراءة \{\{القراءة: /,
    );
    await page
      .getByRole('region', { name: 'ما يراه المتابعون' })
      .getByText(/مرحبًا سارة/)
      .waitFor();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});

describe('an expert asks who is eligible', () => {
  it('by a sign of the list, or by words of their own, which mean the list’s where it has them', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, null, 'Back in shape');
    await visit(page, `${site.url}/protocol-builder/${id}`);
    await button(page, /^Population/).click();
    await button(page, 'Add a condition').click();
    const row = page.getByRole('group', { name: /^Age is at least 18/ });
    await row.getByLabel('What to compare').selectOption({ label: 'Symptoms and concerns' });
    const sign = page.getByRole('combobox', { name: 'Value' });
    expect(
      await sign.locator('optgroup').evaluateAll((all) => all.map((one) => one.getAttribute('label'))),
    ).toEqual(['Symptoms', 'Conditions', 'Goals', 'Your own']);
    await sign.selectOption({ label: 'Pregnant' });
    const who = async () => {
      const draft = await savedDraft(page, id);
      return JSON.stringify(draft.nodes[0]?.data.settings);
    };
    const eventually = expect.poll(who, { timeout: patienceMs, interval: 200 });
    await eventually.toContain('"value":"pregnant"');
    await sign.selectOption({ label: 'Something else …' });
    await page.getByRole('textbox', { name: 'Value' }).fill('Heart disease');
    await expect.poll(who, { timeout: patienceMs, interval: 200 }).toContain('"value":"heart-disease"');
    await page.getByRole('textbox', { name: 'Value' }).fill('nut allergy');
    await expect.poll(who, { timeout: patienceMs, interval: 200 }).toContain('"value":"nut allergy"');
  });
});

describe('an expert lets a module run during one step', () => {
  it('by choosing the step, and reads in words when it comes', async () => {
    const page = await expertForTest(site);
    const { id } = await draftWithKpi(page);
    const { modules, nodes } = await savedDraft(page, id);
    const [first] = modules;
    const step = nodes.find(({ type }) => type === 'wait' || type === 'assessment');
    if (!first || !step) throw new Error('The demo draft has no module, or no step to stay at.');
    await visit(page, `${site.url}/protocol-builder/${id}/modules/${first.id}`);
    await page.getByRole('radio', { name: /^One step/ }).check();
    await page.getByLabel('Which step').fill(step.data.name);
    await page.getByRole('option', { name: step.data.name }).first().click();
    await page
      .getByRole('status')
      .filter({ hasText: `“${step.data.name}”` })
      .waitFor();
    const during = async () => (await savedDraft(page, id)).modules[0]?.during;
    await expect.poll(during, { timeout: patienceMs, interval: 200 }).toBe(step.id);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.getByRole('radio', { name: /^The whole protocol/ }).check();
    await expect.poll(during, { timeout: patienceMs, interval: 200 }).toBeUndefined();
  });
});
