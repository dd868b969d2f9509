import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { comeIn, dialog, heading, openOwnedSite } from './dashboard.ts';
import { arriveAt, type OpenSite, pathOf, phone, signIn, visit } from './support.ts';

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

async function openPerson(page: Page, search: string): Promise<void> {
  await page.getByRole('link', { name: 'People' }).first().click();
  await page.getByLabel('Search by name or email').fill(search);
  await page.waitForURL(/search=/);
  await page.getByRole('columnheader', { name: 'Last seen' }).waitFor();
  await page.locator('main tbody a').first().click();
  await page.getByRole('heading', { name: 'What admins did' }).waitFor();
}

it('an admin suspends somebody, who falls out, and looks at their data with a reason, of which they are told', async () => {
  const person = await openPage(phone);
  await signIn(person, site.url, 'follower@demo.test');
  const page = await openPage();
  // Without a session the dashboard is its sign-in, and a person's own opens nothing there.
  await visit(person, `${site.url}/dashboard/people`);
  expect(pathOf(person)).toBe('/dashboard/login');
  await comeIn(page, link);
  await openPerson(page, 'follower@demo');

  await page.getByRole('button', { name: 'Suspend account' }).click();
  await dialog(page).getByLabel('Note for the audit log').fill('Sent advertising to other members.');
  await dialog(page).getByLabel('Message to them').fill('Please stop advertising your shop here.');
  await dialog(page).getByRole('button', { name: 'Suspend account' }).click();
  await page.getByText('Account suspended').first().waitFor();
  await visit(person, `${site.url}/home`);
  expect(pathOf(person)).not.toBe('/home');
  await visit(person, `${site.url}/login`);
  await person.locator('main input[name=email]').fill('follower@demo.test');
  await person.locator('main input[name=password]').fill('regimen-demo');
  await person.locator('main button[type=submit]').click();
  await heading(person, 'This account is suspended');
  await person.getByText('Please stop advertising your shop here.').waitFor();
  expect(await person.getByText('Sent advertising').count()).toBe(0);
  await person.getByRole('link', { name: 'Write to us' }).click();
  await arriveAt(person, '/contact');

  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await dialog(page).getByLabel('Note for the audit log').fill('They explained it: a mistake.');
  await dialog(page).getByRole('button', { name: 'Lift suspension' }).click();
  await page.getByText('Suspension lifted').first().waitFor();
  await signIn(person, site.url, 'follower@demo.test');

  const reason = 'They called us about a reading and cannot reach their expert.';
  await page.getByRole('button', { name: 'Open health data' }).click();
  await dialog(page).getByLabel('Readings').check();
  await dialog(page).getByLabel('Reason').fill(reason);
  await dialog(page).getByRole('button', { name: 'Open health data' }).click();
  await page.getByText('What you open here is written down').waitFor();
  await page.getByRole('heading', { name: 'Readings' }).waitFor();
  await page.waitForLoadState('networkidle');

  await visit(person, `${site.url}/settings/privacy-security`);
  await person.getByText(reason).first().waitFor();
  await person.getByText('Ada Admin').first().waitFor();
  await expect
    .poll(async () =>
      (await site.mails()).some(({ to, text }) => to === 'follower@demo.test' && text.includes(reason)),
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Close now' }).click();
  await page.getByText('This access is over.').waitFor();

  await visit(person, `${site.url}/notifications`);
  await person.getByText('Ada Admin, who runs this site, opened part of your health data').first().waitFor();
  await person
    .getByText(/^They can look until \d/)
    .first()
    .waitFor();
  await visit(page, `${site.url}/dashboard/audit`);
  await page.getByText('Looked at their readings').first().waitFor();
});
