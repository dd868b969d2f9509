import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { adminPassword, comeIn, comeInByPasskey, dialog, heading, openOwnedSite } from './dashboard.ts';
import { arriveAt, type OpenSite, pathOf, phone, reload, visit } from './support.ts';
import { plugIn } from './virtual-device.ts';

let site: OpenSite;
let link: string;
beforeAll(async () => {
  ({ site, link } = await openOwnedSite());
});
afterAll(() => site.close());

async function openPage(options = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  return context.newPage();
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function linkSentTo(address: string): Promise<string> {
  const found = async () => {
    const mail = (await site.mails()).findLast(({ to }) => to === address);
    return /\S+\/dashboard\/login\?token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(found).not.toBe('');
  return new URL(new URL(await found()).pathname + new URL(await found()).search, site.url).href;
}

it('an owner signs in by passkey and invites a colleague, who loses the role and then the access at once', async () => {
  const owner = await openPage();
  const device = await plugIn(owner);
  await comeIn(owner, link);
  await visit(owner, `${site.url}/dashboard/sign-in`);
  await owner.getByText('No passkeys yet.').waitFor();
  await button(owner, 'Add a passkey').click();
  await owner.getByLabel('Name', { exact: true }).fill('Blue phone');
  await button(owner, 'Create passkey').click();
  await owner.getByText('Your passkey is ready.').waitFor();
  expect(await device.credentials()).toBe(1);
  await button(owner, 'Sign out').click();
  await heading(owner, 'Sign in to the dashboard');
  await button(owner, 'Sign in with a passkey').click();
  await arriveAt(owner, '/dashboard');

  await visit(owner, `${site.url}/dashboard/admins`);
  await owner.getByRole('columnheader', { name: 'Second step' }).waitFor();
  await owner.getByText('1 passkey').waitFor();
  await button(owner, 'Invite admin').click();
  await dialog(owner).getByLabel('Name').fill('Grace Guest');
  await dialog(owner).getByLabel('Email').fill('grace@clinic.test');
  await dialog(owner).getByLabel('Support').check();
  await dialog(owner).getByRole('button', { name: 'Send invitation' }).click();
  await owner.getByText('Invitation sent to Grace Guest').first().waitFor();

  const colleague = await openPage(phone);
  await plugIn(colleague);
  await comeInByPasskey(colleague, await linkSentTo('grace@clinic.test'));
  await visit(colleague, `${site.url}/dashboard/sign-in`);
  await colleague.getByText('My computer').waitFor();
  await button(colleague, 'Sign out').click();
  await heading(colleague, 'Sign in to the dashboard');
  // From now on the password leads to the passkey.
  await colleague.getByLabel('Email').fill('grace@clinic.test');
  await colleague.getByLabel('Password', { exact: true }).fill(adminPassword);
  await button(colleague, 'Sign in').click();
  await heading(colleague, 'Use your passkey');
  await button(colleague, 'Sign in with a passkey').click();
  await arriveAt(colleague, '/dashboard');
  await visit(colleague, `${site.url}/dashboard/people`);
  await heading(colleague, 'People');

  await visit(owner, `${site.url}/dashboard/admins`);
  await button(owner, 'Change role (admin Grace Guest)').click();
  await dialog(owner).getByLabel('Finance').check();
  await dialog(owner).getByLabel('Note for the audit log').fill('She looks after the books from now on.');
  await dialog(owner).getByRole('button', { name: 'Change role' }).click();
  await owner.getByText('Role changed').first().waitFor();
  await reload(colleague);
  await expect.poll(() => colleague.getByRole('heading', { level: 1, name: 'People' }).count()).toBe(0);

  await button(owner, 'Suspend (admin Grace Guest)').click();
  await dialog(owner).getByLabel('Note for the audit log').fill('She has left the clinic this week.');
  await dialog(owner).getByRole('button', { name: 'Suspend' }).click();
  await owner.getByText('Grace Guest can’t sign in any more').first().waitFor();
  await visit(colleague, `${site.url}/dashboard`);
  await expect.poll(() => pathOf(colleague)).toBe('/dashboard/login');
  await visit(owner, `${site.url}/dashboard/audit?show=actions`);
  await owner.getByText('Suspended an admin').first().waitFor();
  await owner.getByText('She has left the clinic this week.').waitFor();
});
