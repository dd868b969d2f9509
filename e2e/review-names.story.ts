import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { expertForTest } from './builder.ts';
import { type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openPage() {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...phone });
  onTestFinished(() => context.close());
  return context.newPage();
}

it('a reviewer is a follower without a name until they choose one, for the creator too', async () => {
  const page = await openPage();
  await signIn(page, site.url, 'follower@demo.test');
  await visit(page, `${site.url}/home`);
  const following = await page.locator('main a[href^="/follow-program/"]').first().getAttribute('href');
  const program = `${site.url}/program/${following?.split('/').at(-1)}`;
  await visit(page, program);
  const own = page.locator('#reviews');
  const press = (name: string) => own.getByRole('button', { name, exact: true }).click();

  await press('Write a review');
  expect(await own.getByRole('radio', { name: /^A follower/ }).isChecked()).toBe(true);
  await own.getByRole('radio', { name: '5 stars' }).check();
  await own.getByRole('textbox').fill('Short and doable.');
  await press('Publish review');
  await own.getByText('Your review', { exact: true }).waitFor();
  const mine = own.locator('article').first();
  expect(await mine.getByRole('heading').innerText()).toBe('A follower');

  // The creator's own name is not to be had.
  await press('Edit review');
  await own.getByRole('radio', { name: 'A name I make up' }).check();
  const name = own.getByRole('textbox', { name: 'Name to show' });
  await name.fill('Demo expert');
  await press('Save review');
  await own.getByText('People could mistake you for someone else.').waitFor();
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill('Night owl');
  await press('Save review');
  await mine.getByRole('heading', { name: 'Night owl' }).waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

  const creator = await expertForTest(site);
  await visit(creator, program);
  const seen = creator.locator('#reviews article').filter({ hasText: 'Short and doable.' });
  expect(await seen.getByRole('heading').innerText()).toBe('Night owl');
  await seen.getByRole('button', { name: 'Reply', exact: true }).click();
  await creator.getByRole('textbox', { name: 'Your reply to Night owl' }).fill('Thank you.');
  await creator.getByRole('button', { name: 'Publish reply' }).click();
  await seen.getByText('Thank you.').waitFor();
  await visit(creator, `${site.url}/notifications`);
  expect(await creator.getByText('A follower gave your program 5 stars').count()).toBeGreaterThan(0);
});
