import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../server/src/db/pool.ts';
import { createTestDatabase, type TestDatabase } from '../server/src/test-database.ts';
import {
  arriveAt,
  linkMailedTo,
  type OpenSite,
  openSite,
  phone,
  register,
  reload,
  signIn,
  visit,
} from './support.ts';

let site: OpenSite;
let database: TestDatabase;
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
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** As if everybody had said their password long ago. */
async function forgetProofs(): Promise<void> {
  const owner = openDatabase(database.ownerUrl, { role: 'regimen_owner', size: 1, onError: () => undefined });
  const { rows } = await owner.global.query<{ id: string }>('SELECT id FROM tenants');
  for (const { id } of rows)
    await owner.tx(id, (tx) => tx.$client.query(`UPDATE sessions SET proved_at = now() - interval '1 hour'`));
  await owner.close();
}

describe('somebody’s devices', () => {
  it('are found from the menu; one is signed out and falls to the start, its path remembered', async () => {
    const lost = await openPage(phone);
    await signIn(lost, site.url, 'follower@demo.test');
    await visit(lost, `${site.url}/my-tasks`);
    const page = await openPage();
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/home`);
    await page.getByRole('button', { name: /’s account/ }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await arriveAt(page, '/settings');
    await page.getByRole('link', { name: /^Devices/ }).click();
    await heading(page, 'Devices');
    await page.getByText('This device').waitFor();
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await page.getByText('You’re not signed in anywhere else.').waitFor();

    // It hears of that by itself.
    await arriveAt(lost, '/');
    const remembered = (await lost.context().cookies()).find(({ name }) => name === 'regimen_after_login');
    expect(decodeURIComponent(remembered?.value ?? '')).toBe('/my-tasks');
  });

  it('get a token for readings; after a while the password is asked for again, and it goes on by itself', async () => {
    const page = await openPage(phone);
    await register(page, site, site.url, 'scale@example.test');
    await forgetProofs();
    await visit(page, `${site.url}/settings/devices`);
    await page.getByLabel('Device or assistant').fill('Bathroom scale');
    await button(page, 'Create token').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Is it still you?' }).waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByText('That password isn’t right.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('a long enough password');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Copy it now. You won’t see it again.').waitFor();
    await page.getByText('Expires in').waitFor();
    expect(await overflow(page)).toBe(0);
  });
});

describe('somebody’s account', () => {
  it('gets another address, and the old one has it back', async () => {
    const page = await openPage();
    await register(page, site, site.url, 'old@example.test');
    await visit(page, `${site.url}/settings/privacy-security`);
    await button(page, 'Change email address').click();
    await page.getByLabel('New email address').fill('new@example.test');
    await button(page, 'Send link to new address').click();
    await page.getByText('Confirm your new address').waitFor();
    await visit(page, await linkMailedTo(site, 'new@example.test'));
    await button(page, 'Confirm new address').click();
    await arriveAt(page, '/settings/privacy-security');
    await page.getByRole('main').getByText('new@example.test').waitFor();

    const owner = await openPage(phone);
    await visit(owner, await linkMailedTo(site, 'old@example.test', /undo-email/));
    await button(owner, 'Undo the change').click();
    await heading(owner, 'Your address is back');
    // Whoever changed it is signed out, and hears of that by itself.
    await arriveAt(page, '/');
  });

  it('gets a new password: weak ones are told, common ones refused, other devices signed out', async () => {
    const page = await openPage(phone);
    await register(page, site, site.url, 'password@example.test');
    await visit(page, `${site.url}/settings/privacy-security`);
    await button(page, 'Change password').click();
    await page.getByLabel('Current password').fill('a long enough password');
    const fresh = page.getByLabel('New password');
    await fresh.fill('password123');
    await page.getByText('Easy to guess.').waitFor();
    await button(page, 'Set new password').click();
    await page.getByText('Many people use this password').waitFor();
    await fresh.fill('a walk along the river');
    await page.getByText('Strong', { exact: true }).waitFor();
    await button(page, 'Set new password').click();
    await page.getByText('Your new password is set.').waitFor();
    await page.getByText('Signed up').waitFor();
  });

  it('has its consents kept, and reads from right to left on the Arabic site', async () => {
    const page = await openPage(phone);
    await signIn(page, site.clinicUrl, 'follower@demo.test');
    for (const path of ['/settings', '/settings/devices', '/settings/privacy-security']) {
      await visit(page, `${site.clinicUrl}${path}`);
      expect([await page.locator('html').getAttribute('dir'), await overflow(page)]).toEqual(['rtl', 0]);
    }
    await button(page, 'عدم الموافقة').last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'لا أوافق' }).click();
    await page.getByText('دون موافقة', { exact: true }).waitFor();
    await reload(page);
    await page.getByText('دون موافقة', { exact: true }).waitFor();
  });
});

describe('somebody’s health data', () => {
  it('says who looked at it and why they could, as soon as the expert has', async () => {
    const follower = await openPage(phone);
    await signIn(follower, site.url, 'follower@demo.test');
    const looks = follower.getByRole('region', { name: 'Who looked at your health data' });
    const lines = async () => {
      await visit(follower, `${site.url}/settings/privacy-security`);
      await looks.getByText('Demo expert').first().waitFor();
      return looks.getByRole('listitem').allInnerTexts();
    };
    const before = await lines();
    expect(before.join('\n')).toContain('Saw where you are in the program. You joined their program.');

    const expert = await openPage();
    await signIn(expert, site.url, 'expert@demo.test');
    await visit(expert, `${site.url}/creator/history?follower=Demo%20follower`);
    await expert.getByText('Demo follower').first().waitFor();
    const [newest = ''] = await lines();
    expect(newest).toContain('Demo expert');
    expect(newest).toContain('Looked at what you did and answered in a program.');
    expect(before).not.toContain(newest);
    expect(await overflow(follower)).toBe(0);
  });
});
