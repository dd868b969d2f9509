import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { arriveAt, linkMailedTo, type OpenSite, openSite, pathOf, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openPage(options = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  return context.newPage();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const email = (page: Page) => page.locator('main input[name=email]:visible');

describe('whoever cannot sign in', () => {
  it('sets a new password from the mail; the other devices fall out, and the link works once', async () => {
    const other = await openPage();
    await signIn(other, site.url, 'follower@demo.test');
    const page = await openPage(phone);
    await visit(page, `${site.url}/login`);
    await email(page).fill('follower@demo.test');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await arriveAt(page, '/password-recovery');
    // What was typed is still there.
    expect(await email(page).inputValue()).toBe('follower@demo.test');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await heading(page, 'Check your email');
    await page.getByText('follower@demo.test').waitFor();

    const link = await linkMailedTo(site, 'follower@demo.test');
    await visit(page, link);
    await heading(page, 'Set a new password');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Password', { exact: true }).fill('a walk along the river');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await arriveAt(page, '/home');
    await page.getByText('Your new password is set.').waitFor();

    await visit(other, `${site.url}/home`);
    expect(pathOf(other)).not.toBe('/home');
    // Nobody types a password for a link that is dead, nor the address that it was for.
    await visit(other, link);
    await heading(other, 'This link no longer works');
    expect(await other.locator('input[type=password]').count()).toBe(0);
    await other.getByText('We’ll send it to follower@demo.test.').waitFor();
    await other.getByRole('button', { name: 'Send me a new link' }).click();
    await heading(other, 'Check your email');
    await visit(other, `${site.url}/password-reset?token=${'x'.repeat(43)}`);
    await heading(other, 'This link no longer works');
    await other.getByRole('link', { name: 'Send me a new link' }).click();
    await heading(other, 'Forgot your password?');
  });

  it('signs in by a link in Arabic, without a password', async () => {
    const page = await openPage(phone);
    await visit(page, `${site.clinicUrl}/password-recovery`);
    await page.getByRole('link', { name: 'طلب رابط للدخول' }).click();
    await heading(page, 'الدخول دون كلمة مرور');
    await email(page).fill('expert@demo.test');
    await page.getByRole('button', { name: 'إرسال الرابط' }).click();
    await heading(page, 'يُرجى تفقّد البريد');
    await visit(page, await linkMailedTo(site, 'expert@demo.test'));
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await arriveAt(page, '/home');
  });

  it('is told the same for an address that nobody has', async () => {
    const page = await openPage();
    await visit(page, `${site.url}/password-recovery`);
    await email(page).fill('nobody@example.test');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await heading(page, 'Check your email');
    await page.getByRole('button', { name: 'Use another address' }).click();
    await heading(page, 'Forgot your password?');
    // Half an address is told beside its field, and nothing is lost.
    await email(page).fill('half');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText('Enter an email address like name@example.com.').waitFor();
    expect(await email(page).inputValue()).toBe('half');
  });
});
