import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { seedProvider } from '../server/seed/openid.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { openVault } from '../server/src/providers/vault.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { type Oidc, openOidc } from '../server/src/test-oidc.ts';
import { arriveAt, linkMailedTo, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
let oidc: Oidc;
let ownerUrl: string;
beforeAll(async () => {
  const database = await createTestDatabase();
  ownerUrl = database.ownerUrl;
  oidc = await openOidc();
  const key = randomBytes(32);
  const owner = openDatabase(database.ownerUrl, { role: 'regimen_owner', size: 1, onError: () => undefined });
  const { rows } = await owner.global.query<{ id: string }>('SELECT id FROM tenants');
  const { issuer, clientId, secret } = oidc;
  for (const { id } of rows)
    await owner.tx(id, (tx) =>
      seedProvider(tx, openVault(key), { name: 'Harbor ID', issuer, clientId, secret }),
    );
  await owner.close();
  const environment = { OPENID_PRIVATE_ISSUERS: issuer, VAULT_KEY: key.toString('base64url') };
  site = await openSite(database, environment);
  oidc.admit([site.url, site.clinicUrl].map((url) => `${url}/auth/finish-registration`));
  const vouched = { email_verified: true };
  oidc.people.set('mara', { ...vouched, email: 'mara@example.test', name: 'Mara Lind' });
  oidc.people.set('follower', { ...vouched, email: 'follower@demo.test', name: 'Somebody' });
  oidc.people.set('noor', { ...vouched, email: 'noor@example.test', name: 'Noor Haddad' });
  oidc.people.set('sana', { email: 'sana@example.test', name: 'سناء' });
});
afterAll(async () => {
  await site.close();
  await oidc.close();
});

async function openPage(options = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  return context.newPage();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** It is a while since anybody signed in. */
async function passHour(): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`UPDATE sessions SET proved_at = now() - interval '1 hour'`);
  await client.end();
}

/** The provider's own pages. */
async function logInThere(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
}
async function signInThere(page: Page, login: string): Promise<void> {
  await logInThere(page, login);
  await page.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' });
  await page.locator('button[type=submit]').click();
}
async function continueWithHarbor(page: Page, login: string, path = '/login'): Promise<void> {
  await visit(page, site.url + path);
  await press(page, 'Continue with Harbor ID');
  await signInThere(page, login);
}

describe('somebody with an account elsewhere', () => {
  it('joins with it on a phone, is asked only what is missing, and comes back with it later', async () => {
    const page = await openPage(phone);
    await continueWithHarbor(page, 'mara', '/register');
    await heading(page, 'Nice to meet you');
    await page.getByText('mara@example.test').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Mara Lind');
    expect(await page.locator('input[type=password]').count()).toBe(0);
    await press(page, 'Create account');
    await arriveAt(page, '/home');

    const other = await openPage();
    await visit(other, `${site.url}/settings/devices`);
    await press(other, 'Continue with Harbor ID');
    await signInThere(other, 'mara');
    // Where they wanted to go.
    await arriveAt(other, '/settings/devices');

    await visit(other, `${site.url}/settings/privacy-security`);
    await other.getByText('Signed in with an account elsewhere').first().waitFor();
    await press(other, 'Disconnect Harbor ID');
    await other.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await other.getByText('Harbor ID is your only way to sign in').waitFor();
    await press(other, 'Email me a link');
    await other.getByText('We sent a link to mara@example.test').waitFor();
    expect(await linkMailedTo(site, 'mara@example.test')).toContain('/password-reset?token=');
  });

  it('has no password, and proves with the provider who they are before their data are handed out', async () => {
    const page = await openPage();
    await continueWithHarbor(page, 'noor', '/register');
    await heading(page, 'Nice to meet you');
    await press(page, 'Create account');
    await arriveAt(page, '/home');
    await passHour();
    await visit(page, `${site.url}/settings/privacy-security#your-data`);
    await press(page, 'Get a copy of my data');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('It’s been a while since you signed in').waitFor();
    await dialog.getByRole('button', { name: 'Sign in again with Harbor ID' }).click();
    // They consented before, so that is not asked again.
    await logInThere(page, 'noor');
    await arriveAt(page, '/settings/privacy-security');
    await press(page, 'Get a copy of my data');
    await page.getByRole('button', { name: /^Download \(/ }).waitFor({ timeout: 60_000 });
  });

  it('has an account here already: its password connects the two, then settings part them again', async () => {
    const page = await openPage();
    await continueWithHarbor(page, 'follower');
    await heading(page, 'You already have an account');
    await page.getByLabel('Password', { exact: true }).fill('something else');
    await press(page, 'Connect and sign in');
    await page.getByText('That password isn’t right.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('regimen-demo');
    await press(page, 'Connect and sign in');
    await arriveAt(page, '/home');

    await visit(page, `${site.url}/settings/privacy-security`);
    await press(page, 'Disconnect Harbor ID');
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Harbor ID is disconnected.').waitFor();
    // The provider still knows them, and sends them straight back.
    await press(page, 'Connect Harbor ID');
    await arriveAt(page, '/settings/privacy-security');
    await page.getByText('Harbor ID is connected.').waitFor();
    await press(page, 'Disconnect Harbor ID');
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Harbor ID is disconnected.').waitFor();
  });

  it('forgot that password: the link in the mail signs in, and connects in the same browser', async () => {
    const page = await openPage();
    await continueWithHarbor(page, 'follower');
    await heading(page, 'You already have an account');
    await press(page, 'Email me a link instead');
    await heading(page, 'Check your email');
    await visit(page, await linkMailedTo(site, 'follower@demo.test'));
    await press(page, 'Sign in');
    await page.getByText('Harbor ID is connected.').waitFor();
    await arriveAt(page, '/home');
  });

  it('turns back at the provider, and is told so where they are', async () => {
    const page = await openPage();
    await visit(page, `${site.url}/login`);
    await press(page, 'Continue with Harbor ID');
    await page.getByRole('link', { name: /cancel/i }).click();
    await arriveAt(page, '/login');
    await page.getByText('You canceled at the provider').waitFor();

    await signIn(page, site.url, 'expert@demo.test');
    await visit(page, `${site.url}/settings/privacy-security`);
    await press(page, 'Connect Harbor ID');
    await page.getByRole('link', { name: /cancel/i }).click();
    await arriveAt(page, '/auth/social-cancel');
    await page.getByRole('link', { name: 'Go to settings' }).click();
    await arriveAt(page, '/settings/privacy-security');
  });

  it('confirms an address that the provider does not vouch for, in Arabic', async () => {
    const page = await openPage(phone);
    await visit(page, `${site.clinicUrl}/login`);
    await press(page, 'المواصلة باستخدام Harbor ID');
    await signInThere(page, 'sana');
    await heading(page, 'أهلًا بك');
    expect(await page.locator('main input[name=email]').inputValue()).toBe('sana@example.test');
    await press(page, 'إنشاء الحساب');
    await arriveAt(page, '/verification/sent');
    await visit(page, await linkMailedTo(site, 'sana@example.test'));
    await press(page, 'تأكيد بريدي وتسجيل الدخول');
    await arriveAt(page, '/verification/successfully');
  });
});
