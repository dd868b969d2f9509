import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeFaults } from '../proof/support/r14-watch.ts';
import { beginProtocol, expertForTest, openExpert, savedDraft } from './builder.ts';
import { patienceMs } from './patience.ts';
import { boxOf, call, type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** A save takes as long as it takes. */
const eventually = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: patienceMs, interval: 200 });
const step = (draft: Protocol, name: string) => draft.nodes.find(({ data }) => data.name === name);

/** A program of this protocol that lacks nothing but what the protocol lacks. */
async function programOf(page: Page, protocol: string, title: string, locale: 'en' | 'ar'): Promise<string> {
  const made = await call<{ id: string }>(page, 'POST', 'programs', {
    title,
    category: 'movement',
    protocolIds: [protocol],
  });
  const { draft } = await call<{ draft: { texts: Record<string, object> } }>(
    page,
    'GET',
    `programs/${made.id}`,
  );
  const texts = {
    [locale]: {
      ...(draft.texts[locale] ?? Object.values(draft.texts)[0]),
      title,
      summary: 'Walk a little more every day.',
    },
  };
  await call(page, 'POST', `programs/${made.id}?_method=PUT`, { ...draft, texts });
  return made.id;
}

/** Joins as a follower of the demo, and opens the only task that asks for a reading. */
async function followsIt(origin: string, program: string, age: number): Promise<Page> {
  const { page } = await openExpert({ ...site, url: origin }, phone, 'follower@demo.test');
  await call(page, 'POST', `programs/${program}/enrollments`, {
    facts: { age, sex: 'female', signs: [] },
    zone: 'Europe/Berlin',
    consent: true,
  });
  const { data } = await call<{ data: { id: string; name: string; kind: string; programId: string }[] }>(
    page,
    'GET',
    `tasks?program=${program}`,
  );
  const task = data.find(({ kind }) => kind === 'kpi');
  if (!task) throw new Error(`No reading is asked for: ${JSON.stringify(data)}`);
  await visit(page, `${origin}/my-tasks/task/${task.id}`);
  return page;
}

describe('a new expert who starts from a blank page', () => {
  it('publishes no empty step and no population that lets everybody through, and 8,000 steps are taken', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, null, 'Walk more');
    await visit(page, `${site.url}/protocol-builder/${id}`);

    // Nothing was done yet, so nothing is wrong yet.
    await page.getByText('Once you add a step, we’ll list any problems here.').waitFor();
    expect(await page.getByText('The protocol never finishes').count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Problems/ }).innerText()).toBe('Problems');

    // Who may take part, by mouse.
    await page.getByRole('button', { name: /^Population/ }).click();
    await page.locator('input[name=step-name]').fill('Grown-ups');
    await button(page, 'Add a condition').click();
    await page.getByRole('group', { name: /^Age is at least 18/ }).waitFor();

    // What comes next is for those who fit, also by keyboard, and the other side is offered at once.
    await page.locator('.flow-canvas').focus();
    await page.keyboard.press('a');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    const offer = page.getByRole('region', {
      name: 'What about people who aren’t eligible for “Grown-ups”?',
    });
    await offer.waitFor();
    // Neither the question nor what can be added lies on the drawing, and the new step is in sight.
    const canvas = await boxOf(page.locator('.flow-canvas'));
    const palette = await boxOf(page.getByRole('region', { name: 'Add a step' }));
    expect(palette.x + palette.width).toBeLessThanOrEqual(canvas.x);
    expect(canvas.y + canvas.height).toBeLessThanOrEqual((await boxOf(offer)).y);
    const card = page.locator('[id^="step-"]').filter({ hasText: 'KPI' });
    await eventually(async () => {
      const { y, height } = await boxOf(card);
      return y >= canvas.y && y + height <= canvas.y + canvas.height;
    }).toBe(true);
    expect(await page.getByRole('radio', { name: 'Eligible', exact: true }).isChecked()).toBe(true);
    expect(await findAxeFaults(page)).toEqual([]);

    // A new KPI asks for its unit and range before it is there.
    await page.getByRole('combobox', { name: 'Which KPI?' }).fill('Steps a day');
    await page.getByRole('option', { name: 'Create “Steps a day”' }).click();
    const dialog = page.getByRole('dialog', { name: 'New KPI' });
    await dialog.getByRole('button', { name: 'Add KPI' }).click();
    await dialog.getByText('Enter a unit.').waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    await dialog.getByText('Most people use steps, from 0 to 100,000.').waitFor();
    await dialog.getByLabel('Unit', { exact: true }).fill('steps');
    expect(await dialog.locator('[name="range.max"]').inputValue()).toBe('100000');
    await dialog.getByRole('button', { name: 'Add KPI' }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => page.locator('input[name=step-name]').inputValue()).toBe('Steps a day');

    await offer.getByRole('button', { name: 'End it for them' }).click();
    await offer.waitFor({ state: 'detached' });
    await page.locator('input[name=step-name]').waitFor();
    await eventually(async () => step(await savedDraft(page, id), 'Not the right program')?.type).toBe(
      'fail',
    );

    // A nudge without words, and the end.
    await page.locator('[id^="step-"]').filter({ hasText: 'Steps a day' }).click();
    await page.locator('.flow-canvas').focus();
    await page.keyboard.press('a');
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Which nudge?' }).fill('Well walked');
    await page.getByRole('option', { name: 'Create “Well walked”' }).click();
    await eventually(() => page.locator('input[name=step-name]').inputValue()).toBe('Well walked');
    await page.locator('.flow-canvas').focus();
    await page.keyboard.press('a');
    await page.keyboard.press('f');
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await eventually(async () => (await savedDraft(page, id)).nodes.map(({ type }) => type).sort()).toEqual([
      'fail',
      'finish',
      'kpi',
      'nudge',
      'population',
    ]);

    // It cannot be published so, and the list leads to what is empty.
    const program = await programOf(page, id, 'Walk more', 'en');
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    await page.getByText('“Walk more” has 1 error').waitFor();
    await page.getByText('“Well walked” has no message yet').waitFor();
    expect(await button(page, 'Publish version 1').isDisabled()).toBe(true);
    await visit(page, `${site.url}/protocol-builder/${id}/errors`);
    await page.getByRole('link', { name: 'Open it', exact: true }).click();
    await page.locator('[name=body]').fill('You did your walk. Rest your feet.');
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    await button(page, 'Publish version 1').click();
    await page.getByText('Version 1 published').waitFor();

    // The follower's page says what it is, once, and takes an ordinary day.
    const follower = await followsIt(site.url, program, 30);
    await follower.getByRole('heading', { level: 1, name: 'Steps a day' }).waitFor();
    expect(await follower.getByText('KPI', { exact: true }).count()).toBe(0);
    await follower.locator('main input[inputmode=decimal]').first().fill('8000');
    await follower.locator('main form button[type=submit]').click();
    await follower.getByRole('heading', { name: 'Reading saved' }).waitFor();
    await follower.context().close();
  });

  it('is told of a population that lets everybody through, and one press ends it for those who do not fit', async () => {
    const page = await expertForTest(site);
    const id = await beginProtocol(page, 'better-sleep', 'Sleep');
    const before = await savedDraft(page, id);
    const { version } = await call<{ version: number }>(page, 'GET', `protocols/${id}`);
    // As an import or an older draft may have it: everybody goes on.
    const nodes = before.nodes
      .filter(({ parentId }) => parentId === 'who')
      .map((node) => ({
        id: node.id,
        after: { ...node, data: { ...node.data, nextStepCondition: { is: 'always' } } },
      }));
    await call(page, 'POST', `protocols/${id}/changes`, {
      base: version,
      change: { nodes, modules: [], words: null },
    });
    await visit(page, `${site.url}/protocol-builder/${id}/errors`);
    await page.getByRole('heading', { name: /lets everyone through$/ }).waitFor();
    await button(page, /^Fix it: .*lets everyone through$/).click();
    await page.getByRole('heading', { name: /lets everyone through$/ }).waitFor({ state: 'detached' });
    await eventually(
      async () => step(await savedDraft(page, id), 'Not the right program')?.data.nextStepCondition.is,
    ).toBe('failure');
  });

  it('learns from the simulator who did the work, and that doing nothing is none', async () => {
    const page = await expertForTest(site);
    await visit(page, `${site.url}/creator/programs`);
    await page.getByRole('button', { name: /Better sleep/ }).click();
    await page.getByRole('link', { name: 'Open simulator' }).click();
    await page.getByRole('heading', { name: 'By type of follower' }).waitFor();
    await page.getByText('Finished', { exact: true }).first().waitFor();
    const silent = page.getByRole('listitem').filter({ hasText: 'Never answering' }).last();
    expect(await silent.innerText()).not.toContain('Finished');
  });
});

describe('the same in Arabic, on a phone', () => {
  const arabic = async () => {
    const { page, context } = await openExpert({ ...site, url: site.clinicUrl }, phone);
    return { page, context };
  };

  it('nothing empty and no population that lets everybody through is published, and 8,000 steps are taken', async () => {
    const { page, context } = await arabic();
    const id = await beginProtocol(page, null, 'المشي أكثر');
    await visit(page, `${site.clinicUrl}/protocol-builder/${id}`);
    await page.getByRole('button', { name: /^الفئة المستهدفة/ }).click();
    const rows = page.locator('[id^="row-"]');
    await page.locator('input[name=step-name]').fill('البالغون');
    await button(page, 'إضافة شرط').click();
    await page.getByRole('group', { name: /العمر/ }).waitFor();
    await button(page, 'إغلاق الخطوة').click();

    // From the list's own menu: for those who fit, and the other side at once.
    await button(page, 'المزيد عن البالغون').click();
    await button(page, 'إضافة خطوة بعدها').click();
    await page.getByRole('menuitem', { name: /^مؤشر/ }).click();
    const offer = page.getByRole('region', { name: /ماذا عن غير المؤهلين/ });
    await button(page, 'إنهاء المسار لهم').click();
    await offer.waitFor({ state: 'detached' });
    await rows.filter({ hasText: 'مؤشر' }).first().click();
    expect(await page.getByRole('radio', { name: 'المؤهلون', exact: true }).isChecked()).toBe(true);
    await page.getByRole('combobox', { name: 'أي مؤشر؟' }).fill('الخطوات اليومية');
    await page.getByRole('option', { name: /إنشاء/ }).click();
    const dialog = page.getByRole('dialog', { name: 'مؤشر جديد' });
    await dialog.getByRole('button', { name: 'استخدام المعتاد' }).click();
    expect(await dialog.getByLabel('الوحدة', { exact: true }).inputValue()).toBe('خطوة');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(phone.viewport.width);
    await dialog.getByRole('button', { name: 'إضافة المؤشر' }).click();
    await eventually(() => page.locator('input[name=step-name]').inputValue()).toBe('الخطوات اليومية');
    await button(page, 'إغلاق الخطوة').click();

    await button(page, 'المزيد عن الخطوات اليومية').click();
    await button(page, 'إضافة خطوة بعدها').click();
    await page.getByRole('menuitem', { name: /^نشاط/ }).click();
    await rows.filter({ hasText: 'نشاط' }).first().click();
    await page.getByRole('combobox', { name: 'أي نشاط؟' }).fill('راحة القدمين');
    await page.getByRole('option', { name: /إنشاء/ }).click();
    await eventually(() => page.locator('input[name=step-name]').inputValue()).toBe('راحة القدمين');
    await button(page, 'إغلاق الخطوة').click();
    await button(page, 'المزيد عن راحة القدمين').click();
    await button(page, 'إضافة خطوة بعدها').click();
    await page.getByRole('menuitem', { name: /^نهاية/ }).click();
    await eventually(async () => (await savedDraft(page, id)).nodes.map(({ type }) => type).sort()).toEqual([
      'fail',
      'finish',
      'followup',
      'kpi',
      'population',
    ]);

    const program = await programOf(page, id, 'المشي أكثر', 'ar');
    await visit(page, `${site.clinicUrl}/creator/programs/publish/${program}`);
    await page.getByText('لا يوضّح المطلوب').first().waitFor();
    expect(await button(page, 'نشر النسخة 1').isDisabled()).toBe(true);
    await visit(page, `${site.clinicUrl}/protocol-builder/${id}/errors`);
    await page.getByRole('link', { name: 'فتح', exact: true }).click();
    await page.locator('[name=instructions]').fill('اجلس وارفع قدميك عشر دقائق.');
    await button(page, 'حفظ').click();
    await page.getByText('كل التعديلات محفوظة').waitFor();
    await visit(page, `${site.clinicUrl}/creator/programs/publish/${program}`);
    await button(page, 'نشر النسخة 1').click();
    await page.getByText('تم نشر النسخة 1').waitFor();
    await context.close();

    const follower = await followsIt(site.clinicUrl, program, 30);
    await follower.getByRole('heading', { level: 1, name: 'الخطوات اليومية' }).waitFor();
    await follower.locator('main input[inputmode=decimal]').first().fill('8000');
    await follower.locator('main form button[type=submit]').click();
    await follower.locator('main form').waitFor({ state: 'detached' });
    await follower.context().close();
  });

  it('the simulator says who did the work', async () => {
    const { page, context } = await arabic();
    const id = await beginProtocol(page, 'better-sleep', 'نوم أفضل');
    const program = await programOf(page, id, 'نوم أفضل', 'ar');
    await visit(page, `${site.clinicUrl}/creator/programs/simulator/${program}`);
    await page.getByRole('heading', { name: 'بحسب نوع المتابعين' }).waitFor();
    await page.getByText('أكملوا', { exact: true }).first().waitFor();
    const silent = page.getByRole('listitem').filter({ hasText: 'من لا يجيبون أبدًا' }).last();
    expect(await silent.innerText()).not.toContain('أكملوا');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(phone.viewport.width);
    await context.close();
  });
});
