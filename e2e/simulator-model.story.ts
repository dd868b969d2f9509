import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEndpoint } from '../server/src/test-endpoint.ts';
import { beginProtocol, expertForTest, openExpert } from './builder.ts';
import { call, look, type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
let modelled: OpenSite;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeAll(async () => {
  endpoint = await openEndpoint(({ messages }) => {
    const age = Number(/Age: (\d+)/.exec(messages.at(-1)?.content ?? '')?.[1] ?? 0);
    return { words: [JSON.stringify({ branch: age < 45 ? 'move' : 'rest', sure: 0.9 })] };
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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A program that begins with a choice. */
async function openChoosing(page: Page, url: string): Promise<string> {
  const protocol = await beginProtocol(page, null, 'Which pace');
  const settings = {
    prompt: 'How much this week?',
    facts: [{ is: 'age' }],
    branches: [
      { id: 'rest', name: 'Rest', examples: ['Tired'] },
      { id: 'move', name: 'Move', examples: ['Fit'] },
    ],
    fallback: 'rest',
    review: false,
  };
  const always = { is: 'always' };
  const data = { name: 'Pick a pace', target: 'follower', nextStepCondition: always, rules: {}, settings };
  const end = { name: 'Done', target: 'follower', nextStepCondition: always, rules: {}, settings: {} };
  const nodes = [
    { id: 'pick', after: { id: 'pick', type: 'ai', parentId: null, data }, place: { after: null } },
    { id: 'end', after: { id: 'end', type: 'finish', parentId: 'pick', data: end }, place: { after: null } },
  ];
  const { version } = await call<{ version: number }>(page, 'GET', `protocols/${protocol}`);
  await call(page, 'POST', `protocols/${protocol}/changes`, {
    base: version,
    change: { nodes, modules: [], words: null },
  });
  const { id } = await call<{ id: string }>(page, 'POST', 'programs', {
    title: 'Which pace',
    category: 'movement',
    protocolIds: [protocol],
  });
  await visit(page, `${url}/creator/programs/simulator/${id}`);
  await button(page, 'Follower settings').click();
  return id;
}

describe('an AI module in the simulator', () => {
  it('is decided by the real model for a few, and its shares can be used for many', async () => {
    const { page, context } = await openExpert(modelled);
    await openChoosing(page, modelled.url);
    // Nobody is asked before somebody presses.
    expect(endpoint.asked).toHaveLength(0);
    await look(page, 'sample-setup');
    await button(page, 'Simulate 20 followers with the real model').click();
    await page.getByText('20 simulated followers, decided by small-model').waitFor();
    expect(endpoint.asked).toHaveLength(20);
    await page.getByText('The model was asked 20 questions', { exact: false }).waitFor();
    await look(page, 'sample-result');
    const younger = endpoint.asked.filter(({ messages }) => {
      const age = Number(/Age: (\d+)/.exec(messages.at(-1)?.content ?? '')?.[1] ?? 0);
      return age < 45;
    }).length;
    await button(page, 'Use its shares for larger runs').click();
    const move = page.getByRole('group', { name: 'Branches of Pick a pace' }).getByLabel('Move');
    await expect.poll(() => move.inputValue()).toBe(String(younger * 5));
    await button(page, 'Simulate 1,000 followers').click();
    await page.getByText('decided by small-model').waitFor({ state: 'detached' });
    expect(endpoint.asked).toHaveLength(20);
    await context.close();
  });

  it('says that no model is set up, where there is none, also on a phone', async () => {
    const page = await expertForTest(site, phone);
    await openChoosing(page, site.url);
    await button(page, 'Simulate 20 followers with the real model').click();
    await page.getByText('No language model is set up here.', { exact: false }).waitFor();
    await look(page, 'sample-phone');
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
  });
});
