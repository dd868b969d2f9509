import type { Page } from 'playwright-core';
import { alive, arriveAt, linkMailedTo, type OpenSite, visit } from './support.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Joins, looks into the inbox, confirms, and goes home. */
export async function joinAs(
  site: OpenSite,
  page: Page,
  kind: 'As an expert' | 'As a patient',
  name: string,
  email: string,
): Promise<void> {
  await visit(page, `${site.url}/join`);
  await page.getByRole('link', { name: kind }).click();
  await arriveAt(page, '/register');
  await alive(page);
  const values = { full_name: name, email, password: 'a long enough password' };
  for (const [field, value] of Object.entries(values))
    await page.locator(`main input[name="${field}"]:visible`).fill(value);
  await page.locator('main button[type=submit]:visible').click();
  await heading(page, 'Check your email');
  await page.goto(await linkMailedTo(site, email));
  await page.getByRole('button', { name: 'Confirm my email and sign in' }).click();
  await heading(page, 'Your email is confirmed');
  await visit(page, `${site.url}/home`);
}
