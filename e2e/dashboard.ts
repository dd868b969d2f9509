import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openDatabase } from '../server/src/db/pool.ts';
import { findTenantIdByHost } from '../server/src/db/tenant-queries.ts';
import { inviteAdmin } from '../server/src/features/dashboard/invite-admin.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { openSiteOn } from './site.ts';
import { arriveAt, type OpenSite, visit } from './support.ts';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
export const dialog = (page: Page) => page.getByRole('dialog');
export const adminPassword = 'nine herons by the lake';

/** A site with an owner who was just invited: `link` is what they were sent. */
export async function openOwnedSite(): Promise<{ site: OpenSite; link: string }> {
  const testDatabase = await createTestDatabase();
  const site = await openSiteOn(testDatabase);
  const database = openDatabase(testDatabase.url, { size: 1 });
  const tenantId = (await findTenantIdByHost(database, 'localhost')) ?? '';
  const admin = { email: 'ada@clinic.test', fullName: 'Ada Admin', role: 'owner' as const };
  const { token } = await database.tx(tenantId, (tx) => inviteAdmin(tx, admin, new Date()));
  await database.close();
  return { site, link: `${site.url}/dashboard/login?token=${token}` };
}

/** By the link of an invitation, as far as the second step. */
async function choosePassword(page: Page, link: string): Promise<void> {
  await visit(page, link);
  await heading(page, 'Choose your password');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await heading(page, 'Sign in to the dashboard');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await heading(page, 'Set up your authenticator app');
}

async function saveCodes(page: Page): Promise<void> {
  await heading(page, 'Save your recovery codes');
  expect(await page.locator('main li').count()).toBe(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await arriveAt(page, '/dashboard');
}

/** By the link of an invitation to the desk: a password, an app, recovery codes. */
export async function comeIn(page: Page, link: string): Promise<void> {
  await choosePassword(page, link);
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await page.locator('main code').textContent()) ?? '';
  await page.locator('input[name=code]').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on and sign in' }).click();
  await saveCodes(page);
}

/** The same with a passkey in place of the app, on a device that can. */
export async function comeInByPasskey(page: Page, link: string): Promise<void> {
  await choosePassword(page, link);
  await page.getByRole('button', { name: 'Set up a passkey instead' }).click();
  await saveCodes(page);
}
