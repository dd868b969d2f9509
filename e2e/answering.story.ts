import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, type OpenSite, openSite, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const openAs = visitorsOf(() => site);
const narrow = { viewport: { width: 360, height: 740 } };

interface Listed {
  data: { id: string; title: string; kind: string }[];
}

/** The first task of a program that somebody has just joined. */
async function firstTaskOf(page: Page, title: string): Promise<string> {
  const programs = await call<Listed>(page, 'GET', 'catalog');
  const program = programs.data.find((each) => each.title === title);
  const facts = { age: 40, sex: 'female', signs: [] };
  await call(page, 'POST', `programs/${program?.id}/enrollments`, { facts, zone: 'UTC', consent: true });
  const { data } = await call<Listed>(page, 'GET', 'tasks');
  const task = data.find(({ kind }) => kind === 'assessment');
  if (!task) throw new Error(`Nothing of ${title} is to be answered.`);
  return `/my-tasks/task/${task.id}`;
}

const boxes = (page: Page) =>
  page
    .locator('[data-scale]')
    .first()
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()))
    .then((all) => all.map(({ top, width, height }) => ({ top, width, height })));

it.each([
  ['en', 'Better sleep', 'Not hard', 'Very hard'],
  ['ar', 'نوم أفضل', 'بلا صعوبة', 'صعوبة شديدة'],
])(
  'a scale says what its ends mean, in a row that a thumb can hit (%s)',
  async (locale, title, low, high) => {
    const origin = locale === 'ar' ? site.clinicUrl : site.url;
    const page = await openAs(`${origin}/home`, { email: 'expert@demo.test', ...narrow });
    await visit(page, `${origin}${await firstTaskOf(page, title)}`);
    const row = page.locator('[data-scale]');
    await row.waitFor();
    for (const { top, width, height } of await boxes(page)) {
      expect(top).toBe((await boxes(page))[0]?.top);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    // Read aloud with the number at its end, and seen below it.
    const last = page.getByRole('radio', { name: '4', exact: true });
    expect(
      await last.evaluate((input: HTMLInputElement) => input.ariaDescribedByElements?.[0]?.innerHTML),
    ).toBe(high);
    const [lowest, highest] = await Promise.all(
      [low, high].map((label) => page.getByText(label, { exact: true }).boundingBox()),
    );
    expect(Math.sign((highest?.x ?? 0) - (lowest?.x ?? 0))).toBe(locale === 'ar' ? -1 : 1);
    // Nothing of how it is counted.
    expect(await page.locator('main').innerText()).not.toMatch(/reverse|بالعكس/);
  },
);

it('0 to 10 fit in one row on the narrowest phone', async () => {
  const page = await openAs(`${site.url}/home`, { email: 'expert@demo.test', ...narrow });
  const { data } = await call<Listed>(page, 'GET', 'protocols');
  const builder = `${site.url}/protocol-builder/${data[0]?.id}/assessment`;
  await visit(page, `${builder}/builtin-assessment-pain-check`);
  await page.locator('[data-scale]').first().waitFor();
  const all = await boxes(page);
  expect(all).toHaveLength(11);
  expect(new Set(all.map(({ top }) => top)).size).toBe(1);
  expect(Math.min(...all.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
  expect(Math.min(...all.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
});
