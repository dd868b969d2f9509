import { bloodPressure } from '@regimen/engine/examples/blood-pressure.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openExpert } from './builder.ts';
import { arriveAt, call, type OpenSite, openSite, visit } from './support.ts';

let site: OpenSite;
let page: Page;
let context: BrowserContext;
beforeAll(async () => {
  site = await openSite();
  ({ page, context } = await openExpert(site));
});
afterAll(async () => {
  await context.close();
  await site.close();
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The blood pressure example, on purpose without the alert that tells an expert of a very high reading. */
function withoutAlert() {
  const { systolic } = bloodPressure.items;
  const { alert: _gone, ...silent } = systolic as typeof systolic & { alert?: unknown };
  return { ...bloodPressure, items: { ...bloodPressure.items, systolic: silent } };
}

describe('a safety rule', () => {
  let protocol = '';
  let program = '';

  it('is written, and shown with the way that breaks it', async () => {
    const made = await call<{ id: string }>(page, 'POST', 'protocols/import', { document: withoutAlert() });
    protocol = made.id;
    await visit(page, `${site.url}/protocol-builder/${protocol}/errors`);
    await page.getByText('No problems found').waitFor();
    await page.getByRole('link', { name: 'Add a rule' }).click();
    await heading('New safety rule');
    await button('Add a condition').click();
    await page.getByText('an expert must be reached within 1 day').waitFor();
    await page.getByLabel('Name').fill('Never alone with a high reading');
    await button('Add rule').click();
    await arriveAt(page, `/protocol-builder/${protocol}/errors`);
    await heading('Safety rule broken: Never alone with a high reading');
    await page.getByRole('list', { name: 'Path that breaks the rule' }).waitFor();
    await page.getByText('Broken', { exact: true }).waitFor();
  });

  it('is drawn on the flow, step by step', async () => {
    await page.getByRole('link', { name: 'Show the path in the flow' }).click();
    await heading('Path that breaks the rule');
    await page.locator('.step-card[data-path="counts"]').first().waitFor();
    expect(await page.locator('.step-card[data-path]').count()).toBeGreaterThan(1);
  });

  it('stops publishing, until one click mends it', async () => {
    const program_ = { title: 'Calm pressure', category: 'sleep', protocolIds: [protocol] };
    program = (await call<{ id: string }>(page, 'POST', 'programs', program_)).id;
    const text = {
      title: 'Calm pressure',
      summary: 'Measure at home, one habit at a time.',
      description: '',
      evidence: '',
      outcomes: ['A lower pressure'],
      questions: [],
    };
    const fields = {
      texts: { en: text },
      cover: null,
      category: 'sleep',
      tags: [],
      level: 'beginner',
      signs: [],
      minutesADay: 10,
      weeks: 12,
      access: 'free',
      protocols: [{ id: protocol, onFail: 'stop' }],
    };
    await call(page, 'PUT', `programs/${program}`, fields);
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    await page.getByText('breaks one of your safety rules').waitFor();
    expect(await button('Publish version 1').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Show path', exact: true }).click();
    await heading('Path that breaks the rule');
    await page.getByRole('button', { name: /^Fix it/ }).click();
    await page.getByText('This rule now holds on every path.').waitFor();
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    await page.getByText(/is proven on every path/).waitFor();
    await button('Publish version 1').click();
    await page
      .getByText(/Version 1 published/)
      .first()
      .waitFor();
  });
});
