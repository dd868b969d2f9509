import { builtInItem } from '@regimen/engine/library/all.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { seedProgram } from '../server/seed/programs.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { findTenantIdByHost } from '../server/src/db/tenant-queries.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { call, type OpenSite, openSite, phone, register, visit } from './support.ts';

let site: OpenSite;
/** A program that asks for a weight and nothing else. */
let weighing: string;
beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  site = await openSite(testDatabase);
  const weight = builtInItem('builtin-kpi-weight', 'en');
  if (!weight) throw new Error('The library has no weight.');
  const document = protocol(
    [node('kpi', 'weigh', null, { selectedItem: 'weight' }), node('finish', 'end', 'weigh')],
    { weight },
  );
  const database = openDatabase(testDatabase.ownerUrl, { role: 'regimen_owner', size: 2 });
  const tenantId = (await findTenantIdByHost(database, 'localhost')) ?? '';
  weighing = await database.tx(tenantId, async (tx) => {
    const { rows } = await tx.$client.query('SELECT id FROM users WHERE email = $1 AND tenant_id = $2', [
      'expert@demo.test',
      tenantId,
    ]);
    return (await seedProgram(tx, rows[0].id, { title: 'Lighter by spring', document })).program;
  });
  await database.close();
});
afterAll(() => site.close());

interface Kpi {
  kpi: string;
  name: string;
  unit: string;
  readings: { value: number }[];
}

/** On a phone, by somebody who reads in imperial units. */
async function imperialReader(email: string): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...phone });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await register(page, site, site.url, email);
  const { full_name } = await call<{ full_name: string }>(page, 'GET', 'my-profile');
  await call(page, 'PUT', 'my-profile', { full_name, locale: 'en', units: 'imperial' });
  return page;
}
const join = (page: Page, program: string) =>
  call<{ id: string }>(page, 'POST', `programs/${program}/enrollments`, {
    facts: { age: 50, sex: 'female', signs: ['type-2-diabetes'] },
    zone: 'Europe/Berlin',
    consent: true,
  });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('somebody types and reads their readings in their own units; what is kept is the program’s', async () => {
  const page = await imperialReader('ida@example.test');
  const { data } = await call<{ data: { id: string }[] }>(page, 'GET', 'catalog?search=diabetes');
  const program = data[0]?.id ?? '';
  const { id } = await join(page, program);
  const glucose = async () =>
    (await call<{ kpis: Kpi[] }>(page, 'GET', `enrollments/${id}`)).kpis.find(
      ({ unit }) => unit === 'mmol/L',
    );
  const { kpi = '' } = (await glucose()) ?? {};

  await visit(page, `${site.url}/follow-program/${program}?measure=${kpi}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Save reading' }) });
  expect(await card.getByLabel('Unit').inputValue()).toBe('mg/dL');
  await card.getByText('From 19 to 630 mg/dL.').waitFor();
  await card.getByRole('textbox').first().fill('101');
  await card.getByRole('button', { name: 'Save reading' }).click();
  await page.getByText(/Reading saved: 101 mg\/dL, within your target/).waitFor();
  expect((await glucose())?.readings).toMatchObject([{ value: 5.6055 }]);
  expect(await overflow(page)).toBe(0);

  // Opened and saved as it is, not a digit of what is kept changes.
  const figure = page.getByRole('article').filter({ hasText: '101 mg/dL' });
  await figure.getByText('Show as list').click();
  await figure.getByRole('button', { name: 'Correct 101 mg/dL' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save correction' }).click();
  await page.getByText('Reading corrected.').waitFor();
  expect((await glucose())?.readings).toMatchObject([{ value: 5.6055 }]);
});

it('a weight from the profile is offered for the first reading, in one’s own unit, and pressed or not', async () => {
  const page = await imperialReader('wim@example.test');
  await call(page, 'PUT', 'my-profile/health', { weightKg: 72.5 });
  const { id } = await join(page, weighing);
  await visit(page, `${site.url}/my-profile`);
  await page.getByText('Used by Lighter by spring.').waitFor();
  const { data } = await call<{ data: { id: string }[] }>(page, 'GET', `tasks?program=${weighing}`);
  await visit(page, `${site.url}/my-tasks/task/${data[0]?.id}`);
  expect(await page.getByRole('textbox', { name: 'Body weight' }).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Use 159.8 lb from your profile' }).click();
  expect(await page.getByRole('textbox', { name: 'Body weight' }).inputValue()).toBe('159.8');
  await page.locator('main form button[type=submit]').click();
  await page.getByText('159.8 lb').first().waitFor();
  const { kpis } = await call<{ kpis: Kpi[] }>(page, 'GET', `enrollments/${id}`);
  expect(kpis[0]?.readings[0]?.value).toBeCloseTo(72.484, 3);
});
