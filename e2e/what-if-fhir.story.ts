import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expertForTest } from './builder.ts';
import { type OpenSite, openSite, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const foreign = {
  resourceType: 'PlanDefinition',
  status: 'active',
  title: 'Screening of another house',
  library: ['http://example.org/Library/screening'],
  action: [
    {
      title: 'Ask about last year',
      condition: [
        { kind: 'applicability', expression: { language: 'text/cql', expression: 'In Population' } },
      ],
    },
    { title: 'Order the test' },
  ],
};

it('An expert hands a protocol out as FHIR, takes it in again, and reads what of another house’s plan could not be carried', async () => {
  const page = await expertForTest(site);
  await visit(page, `${site.url}/creator/protocols`);
  await page.getByRole('button', { name: 'Actions for Better sleep' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as FHIR' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('better-sleep.fhir.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ resourceType: 'Bundle', type: 'collection' });

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'sleep.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  // Nothing was lost, so there is nothing to read first.
  await page.waitForURL(/\/creator\/protocols\/edit\//);

  await visit(page, `${site.url}/creator/protocols`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await file.setInputFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(foreign)),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByText('“Screening of another house” imported').waitFor();
  await dialog.getByText('until you rewrite the condition').waitFor();
  await dialog.getByText('action[0].').first().waitFor();
  await dialog.getByRole('link', { name: 'Open protocol' }).click();
  await page.getByText('Ask about last year').first().waitFor();
  await page.context().close();
});

it('An expert holds the last weeks against a draft, and reads what would have been different', async () => {
  const page = await expertForTest(site);
  await visit(page, `${site.url}/creator/history`);
  await page.getByRole('link', { name: 'What if' }).click();
  await page.getByRole('heading', { level: 1, name: 'What if' }).waitFor();
  await page.getByLabel('Program').selectOption({ label: 'Better sleep' });
  await page.waitForURL(/whatIf=[0-9a-f]/);
  // The draft is what was published: nothing may differ.
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('Nothing would have been different').waitFor({ timeout: 60_000 });

  await page.evaluate(async () => {
    const call = async (method: string, path: string, body?: object) => {
      const headers = { 'X-Domain': location.hostname, 'Content-Type': 'application/json' };
      const sent = body ? { body: JSON.stringify(body) } : {};
      return (await fetch(`/api/${path}`, { method, headers, ...sent })).json();
    };
    const protocols = (await call('GET', 'protocols?search=Better')).data as {
      id: string;
      createdAt: string;
    }[];
    const [first] = protocols.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    const { version, document } = await call('GET', `protocols/${first?.id}`);
    const diary = document.modules.find((module: { id: string }) => module.id === 'diary');
    const modules = [{ id: 'diary', after: { ...diary, at_week_days: ['mon', 'wed', 'fri'] } }];
    await call('POST', `protocols/${first?.id}/changes`, {
      base: version,
      change: { nodes: [], modules, words: null },
    });
  });
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText(/^\d+ fewer tasks and nudges: \d+ instead of \d+\.$/).waitFor({ timeout: 60_000 });
  await page.getByRole('heading', { name: 'People affected' }).waitFor();
  await page
    .getByText(/Sleep diary”?: \d+ instead of \d+/)
    .first()
    .waitFor();
  const link = page.getByRole('link', { name: /’s path$/ }).first();
  await link.click();
  await page.waitForURL(/run=/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as FHIR' }).click(),
  ]);
  const bundle = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(
    bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType),
  ).toContain('CarePlan');
  await page.context().close();
});
