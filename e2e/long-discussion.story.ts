import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openExpert } from './builder.ts';
import { call, type OpenSite, openSite, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const answers = 100;
const table = `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}\n${'a\n'.repeat(2_990)}`.slice(0, 10_000);

it('a hundred answers that were written to be slow are read like any others', async () => {
  const { page, context } = await openExpert(site);
  onTestFinished(() => context.close());
  const asked = {
    title: 'What do you do about this?',
    category: 'sleep',
    body: 'I would like to know it all.',
  };
  const { id } = await call<{ id: string }>(page, 'POST', 'discussions', asked);
  for (let i = 0; i < answers; i++)
    await call(page, 'POST', `discussions/${id}/answers`, {
      body: `Answer ${i}\n\n${table}`.slice(0, 10_000),
    });

  // A guest, before any page is kept: the whole page is small, and comes in the time of a page.
  const url = `${site.url}/systems/discussion/${id}`;
  const began = performance.now();
  const response = await fetch(url);
  const html = await response.text();
  const ms = performance.now() - began;
  expect(response.status).toBe(200);
  expect(html.length).toBeLessThan(500_000);
  expect(ms).toBeLessThan(3_000);

  const guest = await site.browser.newContext({ reducedMotion: 'reduce' });
  onTestFinished(() => guest.close());
  const reader = await guest.newPage();
  await visit(reader, url);
  const shown = reader.locator('main li[id^="answer-"]');
  await shown.first().waitFor();
  const before = await shown.count();
  await reader.getByRole('link', { name: 'Show more answers' }).click();
  await reader.waitForFunction(
    (count) => document.querySelectorAll('main li[id^="answer-"]').length > count,
    before,
  );
  // Whoever uses the keyboard goes on with the first of the new ones.
  await reader.waitForFunction(
    (index) => document.querySelectorAll('main li[id^="answer-"]')[index] === document.activeElement,
    before,
  );
});
