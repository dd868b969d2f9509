import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overflow, phonesOn } from './danger.ts';
import { arriveAt, call, linkMailedTo, type OpenSite, openSite, register, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const openPhone = phonesOn(() => site);

const programCalled = async (page: Page, title: string): Promise<string> => {
  const { data } = await call<{ data: { id: string; title: string }[] }>(page, 'GET', 'catalog?per_page=50');
  return data.find((each) => each.title === title)?.id ?? '';
};

it('who came for a program confirms their address and goes on to that program, by its name', async () => {
  const { page } = await openPhone();
  await visit(page, `${site.url}/programs`);
  const program = await programCalled(page, 'Blood pressure under control');
  await visit(page, `${site.url}/follow-program/${program}`);
  await arriveAt(page, '/login');
  await visit(page, `${site.url}/register`);
  const values = {
    full_name: 'Lina Haddad',
    email: 'by-name@example.test',
    password: 'a long enough password',
  };
  for (const [name, value] of Object.entries(values))
    await page.locator(`main input[name="${name}"]:visible`).fill(value);
  await page.locator('main button[type=submit]:visible').click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  await page.goto(await linkMailedTo(site, values.email));
  await page.getByRole('button', { name: 'Confirm my email and sign in' }).click();
  await arriveAt(page, '/verification/successfully');
  await page.getByRole('link', { name: 'Continue to Blood pressure under control' }).click();
  await arriveAt(page, `/follow-program/${program}`);
  await page.getByLabel('Your age').waitFor();
});

it('who else is following stands in one row with what can be managed, and nobody is past the last day', async () => {
  const { page } = await openPhone();
  await register(page, site, site.url, 'company@example.test');
  const program = await programCalled(page, 'Better sleep');
  await call(page, 'POST', `programs/${program}/enrollments`, {
    facts: { age: 34, sex: null, signs: [] },
    zone: 'Europe/Berlin',
    consent: true,
  });
  await visit(page, `${site.url}/follow-program/${program}`);
  const people = page.getByRole('button', { name: /others? visible to you$/ });
  const manage = page.getByRole('button', { name: 'Manage' });
  await manage.waitFor();
  // Both at one moment: a page that is still waking up may move.
  const tops = await people.evaluate(
    (one, other) => [one, other].map((each) => each?.getBoundingClientRect().top),
    await manage.elementHandle(),
  );
  expect(tops[0]).toBe(tops[1]);
  const ask = page.locator('main header').getByText('Ask a question').filter({ visible: true });
  expect(await ask.count()).toBe(1);
  // What it says begins where the text around it does.
  const icon = await people.locator('svg').boundingBox();
  expect(Math.abs((icon?.x ?? 0) - 16)).toBeLessThan(2);
  await people.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Who else is following' });
  await panel.getByRole('listitem').first().waitFor();
  const told = await panel.getByRole('listitem').allInnerTexts();
  for (const words of told) {
    const [, day, of] = /Day (\d+) of (\d+)/.exec(words) ?? [];
    if (day === undefined) expect(words).toContain('In the last stretch');
    else expect(Number(day)).toBeLessThanOrEqual(Number(of));
  }
});

it.each(['/creator/live', '/creator/follow-up', '/creator/history'])(
  'an expert’s %s fits a phone in both languages',
  async (path) => {
    for (const url of [site.url, site.clinicUrl]) {
      const { page } = await openPhone();
      await signIn(page, url, 'expert@demo.test');
      await visit(page, url + path);
      expect([url, await overflow(page)]).toEqual([url, 0]);
    }
  },
);
