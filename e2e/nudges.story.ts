import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../server/src/db/pool.ts';
import { findTenantIdByHost } from '../server/src/db/tenant-queries.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { call, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  const own = await createTestDatabase();
  site = await openSite(own);
  // Nobody has opened a message yet, however often the same one came.
  const database = openDatabase(own.ownerUrl, { role: 'regimen_owner', size: 2 });
  for (const host of ['localhost', 'clinic.localhost']) {
    const tenantId = (await findTenantIdByHost(database, host)) ?? '';
    await database.tx(tenantId, (tx) =>
      tx.$client.query(`UPDATE prompts SET seen_at = NULL WHERE tenant_id = $1 AND kind = 'nudge'`, [
        tenantId,
      ]),
    );
  }
  await database.close();
});
afterAll(() => site.close());

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function readNudge(url: string, words: { program: string; all: string; why: string }): Promise<void> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...phone });
  contexts.push(context);
  const page = await context.newPage();
  await signIn(page, url, 'follower@demo.test');
  const { data } = await call<{ data: { id: string; title: string; opening: string; from: string }[] }>(
    page,
    'GET',
    'nudges',
  );
  const [nudge] = data;
  if (!nudge) throw new Error('The demo follower has no message.');
  const text = nudge.opening;
  expect(text.length).toBeGreaterThan(10);
  expect(data.filter(({ title }) => title === nudge.title).length).toBeGreaterThan(1);

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
  await page.getByRole('dialog').getByRole('paragraph').first().waitFor();
  await page.keyboard.press('Escape');

  // All of them, with their first words.
  await page.getByRole('link', { name: words.all }).click();
  await page.getByRole('heading', { level: 2, name: nudge.title }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

it('a nudge is read in full, with who it is from and what one can do', () =>
  readNudge(site.url, { program: 'Open program', all: 'All nudges', why: 'Why?' }));

it('[ar] تُقرأ الرسالة كاملة، ممن هي وما الذي يمكن فعله', () =>
  readNudge(site.clinicUrl, { program: 'فتح البرنامج', all: 'كل التوجيهات', why: 'لماذا؟' }));
