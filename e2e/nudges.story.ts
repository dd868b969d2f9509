import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { call } from './builder.ts';
import { signIn } from './following.ts';
import { type OpenSite, openSite, phone, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function readNudge(url: string, words: { program: string; all: string; why: string }): Promise<void> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...phone });
  context.setDefaultTimeout(20_000);
  contexts.push(context);
  const page = await context.newPage();
  await signIn(page, url, 'follower@demo.test');
  const { data } = await call<{ data: { id: string; title: string; html: string; from: string }[] }>(
    ...([page, 'GET', 'nudges'] as const),
  );
  const [nudge] = data;
  if (!nudge) throw new Error('The demo follower has no message.');
  const text = nudge.html.replace(/<[^>]+>/g, '').trim();
  expect(text.length).toBeGreaterThan(10);

  // From the bell's list to the whole message.
  await visit(page, `${url}/notifications`);
  const line = page.locator(`main a[href="/nudges/${nudge.id}"]`).first();
  if (await line.isVisible()) await line.click();
  else await visit(page, `${url}/nudges/${nudge.id}`);
  await page.getByRole('heading', { level: 1, name: nudge.title }).waitFor();
  expect(await page.locator('main .prose').innerText()).toContain(text.slice(0, 40));
  expect(await page.locator('main').innerText()).toContain(nudge.from);
  await page.getByRole('link', { name: words.program }).waitFor();

  // Why it came is asked as for a task.
  await page.getByRole('button', { name: `${words.why} ${nudge.title}` }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');

  // All of them, with their texts.
  await page.getByRole('link', { name: words.all }).click();
  await page.getByRole('heading', { level: 2, name: nudge.title }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

it('a nudge is read in full, with who it is from and what one can do', () =>
  readNudge(site.url, { program: 'To the program', all: 'All messages', why: 'Why?' }));

it('[ar] تُقرأ الرسالة كاملة، ممن هي وما الذي يمكن فعله', () =>
  readNudge(site.clinicUrl, { program: 'إلى البرنامج', all: 'كل الرسائل', why: 'لماذا؟' }));
