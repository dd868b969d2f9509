import type { NudgeItem } from '@regimen/engine/items.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedOfEndpoint, openEndpoint } from '../server/src/test-endpoint.ts';
import { beginProtocol, expertForTest, openExpert } from './builder.ts';
import { call, look, type OpenSite, openSite, phone, reload, visit } from './support.ts';

const drafts: Record<string, string> = {
  'Evening calm': 'هدوء المساء',
  'An hour before bed': 'قبل النوم بساعة',
  'Slow down now': 'وقت الهدوء',
  'Hi {{name}}, put the screens away for 30 minutes.': '{{name}}، أبعد الشاشات مدة 45 دقيقة.',
  'Calm nights': 'ليالٍ هادئة',
  'Sleep calmly, night by night.': 'نوم هادئ ليلة بعد ليلة.',
};

/** Gives each numbered text its draft; one of them is never right. */
function answerTo({ messages }: AskedOfEndpoint): string {
  const data = JSON.parse(messages.at(-1)?.content.split('\n')[1] ?? '{}') as Record<string, string>;
  const texts = Object.entries(data).flatMap(([number, text]) =>
    drafts[text] === undefined ? [] : [[number, drafts[text]]],
  );
  return JSON.stringify({ texts: Object.fromEntries(texts) });
}

let site: OpenSite;
let modelled: OpenSite;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeAll(async () => {
  endpoint = await openEndpoint((body) => ({ words: [answerTo(body)] }));
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
const nudge: NudgeItem = {
  kind: 'nudge',
  name: 'Evening calm',
  description: 'An hour before bed',
  channel: 'push',
  title: 'Slow down now',
  body: 'Hi {{name}}, put the screens away for 30 minutes.',
};
async function openNudge(page: Page, url: string): Promise<string> {
  const protocol = await beginProtocol(page, 'better-sleep', 'Calm nights');
  const { id } = await call<{ id: string }>(page, 'POST', `protocols/${protocol}/items`, { item: nudge });
  await visit(page, `${url}/protocol-builder/${protocol}/nudge/${id}`);
  return protocol;
}

describe('a drafted translation', () => {
  it('of an item is a copy, marked at each text until somebody reviews or rewrites it', async () => {
    const { page, context } = await openExpert(modelled);
    const protocol = await openNudge(page, modelled.url);
    await button(page, 'Translate into Arabic').click();
    const dialog = page.getByRole('dialog', { name: 'Translate into Arabic' });
    await dialog.getByText('small-model drafts the texts.', { exact: false }).waitFor();
    await look(page, 'translate-dialog');
    await dialog.getByRole('button', { name: 'Make the copy' }).click();
    await page.getByText('Copy made. 1 text isn’t translated yet.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'هدوء المساء' }).waitFor();
    await page.getByText('4 texts need a review').waitFor();
    // Each field says so, the one that could not be translated too.
    expect(await page.getByText('Drafted, not reviewed yet').count()).toBe(3);
    await page.getByText('Not translated yet').last().waitFor();
    expect(await page.locator('[name=body]').inputValue()).toBe(nudge.body);
    await page.getByText('Show them').click();
    await look(page, 'translate-review');
    await page.getByRole('button', { name: 'Looks right: “وقت الهدوء”' }).click();
    await page.getByText('3 texts need a review').waitFor();

    await page.locator('[name=body]').fill('{{name}}، أبعد الشاشات مدة 30 دقيقة.');
    await button(page, 'Save').click();
    await page.getByText('2 texts need a review').waitFor();
    // It is in the data: a reload and the list say so, too.
    await reload(page);
    await page.getByText('2 texts need a review').waitFor();
    await visit(page, `${modelled.url}/protocol-builder/${protocol}/nudge?show=own`);
    const row = page.getByRole('listitem').filter({ hasText: 'هدوء المساء' });
    await row.getByText('Not reviewed').waitFor();
    await row.getByRole('link', { name: 'هدوء المساء' }).click();
    await button(page, 'Mark all as reviewed').click();
    await page.getByText('need a review').waitFor({ state: 'detached' });
    await context.close();
  });

  it('of a program’s page fills what is empty, and publishing says what nobody has reviewed', async () => {
    const { page, context } = await openExpert(modelled);
    const protocol = await beginProtocol(page, 'better-sleep', 'Calm nights');
    const { id } = await call<{ id: string }>(page, 'POST', 'programs', {
      title: 'Calm nights',
      category: 'sleep',
      protocolIds: [protocol],
    });
    await visit(page, `${modelled.url}/creator/programs/edit/${id}`);
    await page.getByLabel('Summary').fill('Sleep calmly, night by night.');
    await page.getByRole('radio', { name: 'العربية' }).check();
    await button(page, 'Draft it from English').click();
    await page.getByText('Drafted. Read it, then save.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('ليالٍ هادئة');
    await page.getByText('2 texts need a review').waitFor();
    await page.getByLabel('Title').fill('ليالٍ أهدأ');
    await page.getByText('1 text needs a review').waitFor();
    await look(page, 'translate-page');
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
    await reload(page);
    await page.getByRole('radio', { name: 'العربية' }).check();
    await page.getByText('1 text needs a review').waitFor();
    await visit(page, `${modelled.url}/creator/programs/publish/${id}`);
    await page
      .getByText('Arabic: 1 text of the page is a drafted translation that no one has reviewed')
      .waitFor();
    await context.close();
  });

  it('without a model takes what Regimen says itself and leaves the rest, on a phone and in Arabic', async () => {
    const page = await expertForTest(site, phone);
    await openNudge(page, site.url);
    await button(page, 'Translate into Arabic').click();
    await page.getByText('No language model is set up here.', { exact: false }).waitFor();
    await page.getByRole('checkbox', { name: 'Use the copy in this protocol' }).check();
    await look(page, 'translate-phone-dialog');
    await button(page, 'Make the copy').click();
    await page.getByText('Copy made. 4 texts aren’t translated yet.').waitFor();
    await page.getByText('Show them').click();
    await look(page, 'translate-phone');
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);

    const { page: arabic, context } = await openExpert({ ...site, url: site.clinicUrl }, phone);
    const protocol = await beginProtocol(arabic, null, 'ليالٍ هادئة');
    await visit(arabic, `${site.clinicUrl}/protocol-builder/${protocol}/nudge?show=builtin`);
    await arabic.locator('main li h2 a').first().click();
    await arabic.getByRole('button', { name: 'ترجمة إلى الإنجليزية' }).click();
    await look(arabic, 'translate-ar-dialog');
    await arabic.getByRole('button', { name: 'إنشاء النسخة', exact: true }).click();
    await arabic.getByText(/تنتظر المراجعة|تنتظران المراجعة|ينتظران المراجعة/).waitFor();
    await arabic.getByText('عرضها').click();
    await look(arabic, 'translate-ar');
    await context.close();
  });
});
