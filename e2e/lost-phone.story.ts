import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { codeAt } from '../server/seed/authenticator.ts';
import { createTestDatabase, type TestDatabase } from '../server/src/test-database.ts';
import { arriveAt, call, linkMailedTo, type OpenSite, openSite, phone, register, visit } from './support.ts';

let database: TestDatabase;
let site: OpenSite;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openSite(database);
});
afterAll(() => site.close());

async function openPage(options = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  return context.newPage();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface Said {
  secret: string;
}
async function somebodyCareful(email: string): Promise<Page> {
  const page = await openPage(phone);
  await register(page, site, site.url, email);
  const { secret } = await call<Said>(page, 'GET', 'two-factors/new-secret');
  await call(page, 'POST', 'two-factors', { secret, code: codeAt(secret, Date.now()) });
  return page;
}

/** With the password alone, as somebody without phone and codes. */
async function askForHelp(email: string): Promise<Page> {
  const page = await openPage(phone);
  await visit(page, `${site.url}/login`);
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill('a long enough password');
  await page.locator('main button[type=submit]').click();
  await heading(page, 'One more step');
  await press(page, 'I can’t use any of these');
  await heading(page, 'Lost your phone and your codes?');
  await press(page, 'Email me the link');
  await heading(page, 'Check your email');
  return page;
}

async function passDays(): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(
    `UPDATE two_factor_removals SET asked_at = asked_at - interval '4 days', ready_at = ready_at - interval '4 days'`,
  );
  await client.end();
}

describe('whoever lost their phone and their recovery codes', () => {
  it('waits three days, turns two-factor sign-in off by the mail, and is in with the password alone', async () => {
    const email = 'lost@example.test';
    await somebodyCareful(email);
    const page = await askForHelp(email);
    const link = await linkMailedTo(site, email, /for=two-factor-off/);
    await visit(page, link);
    await heading(page, 'Turn off two-factor sign-in');
    await page.getByText(/^You can turn it off from/).waitFor();
    expect(await page.getByRole('button', { name: 'Turn off two-factor sign-in' }).count()).toBe(0);

    await passDays();
    await visit(page, link);
    await press(page, 'Turn off two-factor sign-in');
    await heading(page, 'Two-factor sign-in is off');
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.locator('main input[name=email]').fill(email);
    await page.locator('main input[name=password]').fill('a long enough password');
    await page.locator('main button[type=submit]').click();
    await arriveAt(page, '/home');
    await visit(page, link);
    await heading(page, 'This link doesn’t work');
  });

  it('was somebody else: whoever is signed in sees it and stops it', async () => {
    const email = 'watchful@example.test';
    const owner = await somebodyCareful(email);
    await askForHelp(email);
    await visit(owner, `${site.url}/notifications`);
    await owner.getByText('Someone asked to turn off two-factor sign-in').first().click();
    await arriveAt(owner, '/settings/privacy-security');
    await press(owner, 'Stop it');
    await owner.getByText('Stopped. Two-factor sign-in stays on.').waitFor();
    await visit(owner, await linkMailedTo(site, email, /for=two-factor-off/));
    await heading(owner, 'This link doesn’t work');
  });
});
