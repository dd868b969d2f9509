import type { AssessmentItem, Item, NudgeItem } from '@regimen/engine/items.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEndpoint } from '../server/src/test-endpoint.ts';
import { beginProtocol, expertForTest, openExpert } from './builder.ts';
import { call, type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
let modelled: OpenSite;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
/** What the model writes. */
let written: string[] = [];
beforeAll(async () => {
  endpoint = await openEndpoint(() => ({ words: [JSON.stringify({ texts: written })] }));
  site = await openSite();
  modelled = await openSite(undefined, {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: endpoint.url,
    AI_MODEL: 'small-model',
  });
});
afterAll(async () => {
  await site.close();
  await modelled.close();
  await endpoint.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Help me write' });
const long =
  'Hi {{name}}, in order to remain healthy you should walk 20 minutes on a daily basis, but you are able to commence with 10 minutes.';

async function madeItem<I extends Item>(page: Page, item: I): Promise<{ protocol: string; id: string }> {
  const protocol = await beginProtocol(page, 'better-sleep', 'Calm nights');
  const { id } = await call<{ id: string }>(page, 'POST', `protocols/${protocol}/items`, { item });
  return { protocol, id };
}
const nudge: NudgeItem = {
  kind: 'nudge',
  name: 'Walk',
  description: 'A reminder to walk',
  channel: 'push',
  title: 'Time to walk',
  body: long,
};
const saved = async <I extends Item>(page: Page, { protocol, id }: { protocol: string; id: string }) =>
  (await call<{ item: I }>(page, 'GET', `protocols/${protocol}/items/${id}`)).item;

describe('help with writing', () => {
  it('without a model: rules propose plain words, one press takes them, another puts them back', async () => {
    const page = await expertForTest(site);
    const made = await madeItem(page, nudge);
    await visit(page, `${site.url}/protocol-builder/${made.protocol}/nudge/${made.id}`);
    await page.getByText(/^Easy to read from about age \d+$/).waitFor();
    const body = page.locator('[name=body]');
    await button(page, 'Help me write').last().click();
    await dialog(page).getByText('No language model is set up here.', { exact: false }).waitFor();
    await button(page, 'Suggest wording').click();
    await dialog(page).getByText('Written by the built-in helper, by simple rules.').waitFor();
    await dialog(page).locator('del').first().waitFor();
    // Looking at it changes nothing.
    expect(await body.inputValue()).toBe(long);
    await dialog(page)
      .getByRole('region', { name: 'Proposal 1' })
      .getByRole('button', { name: 'Use this text' })
      .click();
    const plain =
      'Hi {{name}}, to stay healthy you should walk 20 minutes every day, but you can start with 10 minutes.';
    await expect.poll(() => body.inputValue()).toBe(plain);
    await button(page, 'Undo').last().click();
    await expect.poll(() => body.inputValue()).toBe(long);
    expect(await saved<NudgeItem>(page, made)).toMatchObject({ body: long });

    await button(page, 'Help me write').last().click();
    await button(page, 'Suggest wording').click();
    await button(page, 'Use this text').first().click();
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
    expect(await saved<NudgeItem>(page, made)).toMatchObject({ body: plain });
    // There is nothing left to do for it, and it says so.
    await button(page, 'Help me write').first().click();
    await button(page, 'Suggest wording').click();
    await dialog(page).getByText('The built-in helper has nothing to improve', { exact: false }).waitFor();
  });

  it('with a model: shows what holds beside the question, and says what was left out', async () => {
    const { page, context } = await openExpert(modelled);
    const sheet: AssessmentItem = {
      kind: 'assessment',
      name: 'Evening check',
      description: '',
      questions: [{ id: 'q1', kind: 'yes_no', text: 'Did you experience difficulty initiating sleep?' }],
      scoring: { method: 'sum' },
      bands: [{ id: 'b1', name: 'Insufficient rest', min: 0, max: 1 }],
    };
    const made = await madeItem(page, sheet);
    const path = `${modelled.url}/protocol-builder/${made.protocol}/assessment/${made.id}`;
    await visit(page, `${path}/questions/q1`);
    written = ['Was it hard to fall asleep?', 'Was it hard to fall asleep on 3 nights?'];
    await button(page, 'Help me write').click();
    await dialog(page).getByLabel('What should it say?').fill('Ask it kindly');
    await button(page, 'Suggest wording').click();
    await dialog(page).getByText('Written by small-model. Read it before you use it.').waitFor();
    await dialog(page).getByText('A proposal with a number your text doesn’t have').waitFor();
    await button(page, 'Use this text').click();
    await expect.poll(() => page.locator('[name=text]').inputValue()).toBe('Was it hard to fall asleep?');

    await visit(page, path);
    written = ['Not enough rest'];
    await button(page, 'Help me write “Insufficient rest”').click();
    await button(page, 'Suggest wording').click();
    await button(page, 'Use this text').click();
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
    expect((await saved<AssessmentItem>(page, made)).bands[0]?.name).toBe('Not enough rest');
    await context.close();
  });

  it('fits a phone', async () => {
    const page = await expertForTest(site, phone);
    const made = await madeItem(page, nudge);
    await visit(page, `${site.url}/protocol-builder/${made.protocol}/nudge/${made.id}`);
    await button(page, 'Help me write').last().click();
    await button(page, 'Suggest wording').click();
    await dialog(page).getByRole('region', { name: 'Proposal 1' }).waitFor();
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
  });
});
