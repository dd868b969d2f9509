import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxOf, call, type OpenSite, openSite, phone, register, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const openAs = visitorsOf(() => site);

it('whom a program is not meant for is told why, and what else may fit', async () => {
  const page = await openAs(`${site.url}/programs`, phone);
  await register(page, site, site.url, 'apnea@example.test');
  const { data } = await call<{ data: { id: string; title: string }[] }>(page, 'GET', 'catalog');
  const sleep = data.find(({ title }) => title === 'Better sleep');
  await visit(page, `${site.url}/follow-program/${sleep?.id}`);
  await page.getByLabel('Your age').fill('40');
  await page.getByLabel('Sleep apnea').check();
  await page.getByLabel('I agree and want to start').check();
  await page.getByRole('button', { name: 'Start following' }).click();
  await page.getByText('This program isn’t right for you').waitFor();
  // Where the eye is, not somewhere above it.
  const told = await boxOf(page.getByText('This program isn’t right for you'));
  expect(told.y).toBeGreaterThan(60);
  expect(told.y + told.height).toBeLessThan(phone.viewport.height);
  const others = page.getByRole('region', { name: 'Programs that may fit you' });
  await others.getByRole('link', { name: 'Less stress' }).waitFor();
  expect(await others.getByRole('link', { name: 'Better sleep' }).count()).toBe(0);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  // Said by mistake: what was offered goes with the refusal.
  await page.getByRole('button', { name: 'I made a mistake in my answers' }).click();
  await others.waitFor({ state: 'detached' });
  await page.getByLabel('Sleep apnea').uncheck();
  await page.getByRole('button', { name: 'Start following' }).click();
  await page.getByRole('heading', { name: 'For you now' }).waitFor();
});
