import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openEndpoint } from '../server/src/test-endpoint.ts';
import { patienceMs } from './patience.ts';
import { call, type OpenSite, openSite, phone, reload, sharedBrowser, signIn, visit } from './support.ts';

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

const desk = { viewport: { width: 1366, height: 800 } } as const;
async function open(look: object): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ reducedMotion: 'reduce', ...look });
  contexts.push(context);
  return context.newPage();
}

interface Card {
  id: string;
  name: string;
}
const companionOf = async (page: Page): Promise<Card> => {
  const { data } = await call<{ data: Card[] }>(page, 'GET', 'agents');
  const card = data.find(({ name }) => name === 'Sleep companion');
  if (!card) throw new Error('The demo’s sleep program has no agent.');
  return card;
};
const thread = (page: Page) => page.getByRole('log');
async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Ask a question').fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
}
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

describe('with no model', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('a visitor tries the coach, reads where an answer comes from, and in a crisis whom to call', async () => {
    const page = await open(phone);
    await visit(page, `${site.url}/programs`);
    await page.getByRole('link', { name: 'Better sleep' }).first().click();
    await page.getByRole('button', { name: 'Try the coach' }).click();
    await page.getByText('You’re trying it out as a visitor.').waitFor();
    await page.getByText('Built-in guide: it quotes this program and nothing else.').waitFor();
    await page.getByRole('button', { name: 'Can I nap during the day?' }).click();
    await thread(page).getByText('up to 20 minutes and before 3 PM').first().waitFor();
    await fits(page);
    await ask(page, 'How long does it take each day?');
    await page.getByRole('region', { name: 'From the program' }).last().waitFor();
    await ask(page, 'Should I take more of my sleeping pills?');
    await thread(page).getByText('Ask your doctor or pharmacist').waitFor();
    await ask(page, 'I want to kill myself');
    const help = page.getByRole('region', { name: 'You don’t have to be alone with this' });
    await help.getByRole('link', { name: /\d{3}/ }).first().waitFor();
    await help.getByRole('link', { name: 'Get help now' }).waitFor();
    await fits(page);
    // What was said is still there for whoever comes back.
    await reload(page);
    await thread(page).getByText('I want to kill myself').waitFor();
    await help.waitFor();
  });

  it('a follower asks beside the program, hands over to the team, and reads its answer there', async () => {
    const [page, expert] = [await open(desk), await open(desk)];
    await signIn(page, site.url, 'follower@demo.test');
    const { id } = await companionOf(page);
    await visit(page, `${site.url}/follow-program/${id}`);
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const panel = page.getByRole('complementary', { name: 'Sleep companion' });
    await panel.getByRole('log').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });

    await visit(page, `${site.url}/follow-program/${id}/agent`);
    await ask(page, 'I would like to talk to a person, please');
    await page.getByText('The program’s team answers here now.').waitFor();
    await signIn(expert, site.url, 'expert@demo.test');
    const link = await page
      .getByRole('link', { name: 'Open the conversation with the team' })
      .getAttribute('href');
    const chat = /chat\/([\w-]+)/.exec(link ?? '')?.[1] ?? '';
    await call(expert, 'POST', `chats/${chat}/messages`, { body: 'Good morning. What keeps you awake?' });
    await thread(page).getByText('Good morning. What keeps you awake?').waitFor({ timeout: patienceMs });
    await page.getByRole('button', { name: 'Let the agent answer again' }).click();
    await page.getByText('The program’s team answers here now.').waitFor({ state: 'detached' });
  });
});

describe('with a model behind an OpenAI-compatible endpoint', () => {
  let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
  let site: OpenSite;
  beforeAll(async () => {
    // It speaks for about as long as a story waits.
    const words = Array.from({ length: 400 }, (_, index) => `word${index} `);
    endpoint = await openEndpoint(() => ({ words, pauseMs: 150 }));
    const model = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'stand-in', AI_BASE_URL: endpoint.url };
    site = await openSite(undefined, model);
  });
  afterAll(async () => {
    await site.close();
    await endpoint.close();
  });

  it('words come while it still speaks, and stop when somebody says so', async () => {
    const page = await open(phone);
    await signIn(page, site.url, 'follower@demo.test');
    const { id } = await companionOf(page);
    await visit(page, `${site.url}/follow-program/${id}/agent`);
    await page.getByText('AI assistant (stand-in): it answers from this program and can be wrong.').waitFor();
    await ask(page, 'Why do I keep a diary of my nights?');
    await thread(page).getByText('word3').waitFor({ timeout: patienceMs });
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await thread(page).getByText('Stopped').waitFor();
    expect(await thread(page).innerText()).not.toContain('word399');
    await page.getByRole('button', { name: 'Try again' }).last().waitFor();
    // A crisis never reaches it.
    const before = endpoint.asked.length;
    await ask(page, 'I took too many pills');
    await page.getByRole('region', { name: 'You don’t have to be alone with this' }).waitFor();
    expect(endpoint.asked).toHaveLength(before);
  });
});
