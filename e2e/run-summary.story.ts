import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEndpoint } from '../server/src/test-endpoint.ts';
import { expertForTest, openExpert } from './builder.ts';
import { call, type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
let modelled: OpenSite;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeAll(async () => {
  // A model that says what it was told, without the marks that it was told in, and one thing more.
  endpoint = await openEndpoint(({ messages }) => {
    const line =
      messages
        .at(-1)
        ?.content.split('\n')
        .find((each) => each.startsWith('[')) ?? '[]';
    const told = JSON.parse(line) as { id: string; says: string }[];
    const statements = [
      ...told.map(({ id, says }) => ({ words: `In short: ${says}`, facts: [id] })),
      { words: 'They slept 99 hours.', facts: [told[0]?.id] },
    ];
    return { words: [JSON.stringify({ statements })] };
  });
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

/** Somebody of the demo who has a timeline long enough to be summed up. */
async function someRun(page: Page): Promise<string> {
  const { data } = await call<{ data: { enrollmentId: string }[] }>(page, 'GET', 'history?type=reading');
  const [first] = data;
  if (!first) throw new Error('The demo has readings.');
  return first.enrollmentId;
}
const summary = (page: Page) => page.getByRole('region', { name: 'Summary of the last 4 weeks' });

describe('the summary of somebody’s last weeks', () => {
  it('without a model: lines of ours, each leading to what it goes by', async () => {
    const page = await expertForTest(site);
    const run = await someRun(page);
    await visit(page, `${site.url}/creator/history?run=${run}`);
    expect(await summary(page).getByRole('listitem').count()).toBe(0);
    await summary(page).getByRole('button', { name: 'Sum up' }).click();
    await summary(page).getByText('Written by simple rules, without a language model.').waitFor();
    const lines = summary(page).getByRole('listitem');
    for (const line of await lines.all()) expect(await line.getByRole('button').count()).toBeGreaterThan(0);
    const links = summary(page).getByRole('button', { name: /in the timeline$/ });
    for (const link of await links.all()) {
      await link.click();
      await page.waitForFunction(() => document.activeElement?.hasAttribute('data-entries'));
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
  });

  it('with a model: its words where the facts bear them out, and what was left out is said', async () => {
    const { page, context } = await openExpert(modelled);
    const run = await someRun(page);
    await visit(page, `${modelled.url}/creator/history?run=${run}`);
    await summary(page).getByRole('button', { name: 'Sum up' }).click();
    await summary(page).getByText('In short: ').first().waitFor();
    await summary(page)
      .getByText('1 line was left out because nothing in the timeline backs it up.', { exact: false })
      .waitFor();
    expect(await summary(page).getByText('99').count()).toBe(0);
    await context.close();
  });

  it('fits a phone', async () => {
    const page = await expertForTest(site, phone);
    await visit(page, `${site.url}/creator/history?run=${await someRun(page)}`);
    await summary(page).getByRole('button', { name: 'Sum up' }).click();
    await summary(page).getByRole('listitem').first().waitFor();
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
  });
});
