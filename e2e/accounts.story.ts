import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rememberedCookie } from '../web/src/shell/remembered-path.ts';
import { alive, arriveAt, linkMailedTo, type OpenSite, openSite, pathOf, phone, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

let context: BrowserContext | undefined;
async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  return context.newPage();
}
afterEach(() => context?.close());

const submit = (page: Page) => page.locator('main button[type=submit]:visible').click();
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await page.locator(`main input[name="${name}"]:visible`).fill(value);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const whoAmI = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/user/get-data', { headers: { 'X-Domain': location.hostname } });
    return (await answer.json()) as { id: string; roles: string[]; email: string };
  });
async function signIn(page: Page, email = 'follower@demo.test'): Promise<void> {
  await visit(page, `${site.url}/login`);
  await fill(page, { email, password: 'regimen-demo' });
  await submit(page);
}

describe('a newcomer', () => {
  it('who has an account already gets from there to signing in', async () => {
    const page = await openPage(phone);
    await visit(page, `${site.url}/register`);
    await fill(page, { full_name: 'Demo', email: 'follower@demo.test', password: 'a long enough password' });
    await submit(page);
    await heading(page, 'Check your email');
    await page.getByRole('button', { name: 'Sign in instead' }).click();
    await arriveAt(page, '/login');
  });

  it('registers in Arabic on a phone, confirms from the mail and lands where she wanted to go', async () => {
    const page = await openPage(phone);
    await visit(page, `${site.clinicUrl}/how-it-works`);
    expect(pathOf(page)).toBe('/login');
    await page.getByRole('main').getByRole('link', { name: 'الانضمام إلى' }).click();
    await page.getByRole('link', { name: 'بصفة مريض' }).click();
    await arriveAt(page, '/register');
    await fill(page, { full_name: 'سلمى يوسف', email: 'Salma@example.test', password: 'كلمة مرور طويلة' });
    await submit(page);
    await heading(page, 'تفقّد بريدك');
    await page.getByText('salma@example.test').waitFor();

    // Too early: it says so, and leads on by a button.
    await visit(page, `${site.clinicUrl}/verification/successfully`);
    await heading(page, 'بريدك غير مؤكَّد بعد');
    await page.getByRole('link', { name: 'طريقة التأكيد' }).click();
    await arriveAt(page, '/verification/sent');

    const link = await linkMailedTo(site, 'salma@example.test');
    const inbox = await page.context().newPage();
    await inbox.goto(link);
    expect(pathOf(inbox)).toBe('/verification/sent');
    await inbox.getByRole('button', { name: 'تأكيد بريدي وتسجيل الدخول' }).click();
    await heading(inbox, 'تم تأكيد بريدك');
    expect(new URL(inbox.url()).search).toBe('');
    await inbox.getByRole('link', { name: 'العودة إلى حيث كنت' }).click();
    await arriveAt(inbox, '/how-it-works');
    expect((await whoAmI(inbox)).roles).toEqual(['patient']);

    // The tab that waited follows as soon as it is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await arriveAt(page, '/verification/successfully');
  });

  it('finds a profession with the keyboard alone, and brings an invite along', async () => {
    const page = await openPage();
    await visit(page, `${site.url}/join?invite=spring`);
    await page.getByRole('link', { name: 'As an expert' }).press('Enter');
    await arriveAt(page, '/register');
    expect(new URL(page.url()).search).toBe('?invite=spring&type=expert');
    await alive(page);
    // Chosen a page before, it is not asked again.
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.getByText('Joining as: Expert').waitFor();
    await page.getByRole('button', { name: 'Change' }).press('Enter');
    expect(await page.getByRole('radio', { name: 'Expert' }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.type('coach');
    await page.getByRole('option', { name: 'Health coach' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('combobox').inputValue()).toBe('Life coach');
    for (const words of ['Nora Field', 'nora@example.test', 'a long enough password']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(words);
    }
    await page.getByText('Long enough').first().waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Check your email');
    expect((await whoAmI(page)).roles).toEqual(['life-coach']);
  });

  it('is told what to do when the link was used already', async () => {
    const page = await openPage();
    await visit(page, `${site.url}/register`);
    await fill(page, { full_name: 'Twice', email: 'twice@example.test', password: 'a long enough password' });
    await submit(page);
    await heading(page, 'Check your email');
    const link = await linkMailedTo(site, 'twice@example.test');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my email and sign in' }).click();
    await heading(page, 'Your email is confirmed');
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my email and sign in' }).click();
    await heading(page, 'This link no longer works');
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await arriveAt(page, '/login');
  });
});

describe('whose address somebody else registered', () => {
  it('confirms with a password of her own, and the stranger is out', async () => {
    const stranger = await openPage();
    await visit(stranger, `${site.url}/register`);
    await fill(stranger, {
      full_name: 'Not Her',
      email: 'hers@example.test',
      password: 'a password of a stranger',
    });
    await submit(stranger);
    await heading(stranger, 'Check your email');

    const elsewhere = await site.browser.newContext({ reducedMotion: 'reduce', ...phone });
    const owner = await elsewhere.newPage();
    await visit(owner, await linkMailedTo(site, 'hers@example.test'));
    await owner.getByRole('button', { name: 'Confirm my email and sign in' }).click();
    await owner.getByText('This account was created on another device').waitFor();
    const password = owner.locator('[name=password]');
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
    await password.fill('short');
    await owner.getByRole('button', { name: 'Set password and sign in' }).click();
    await owner.locator('[name=password][aria-invalid=true]').waitFor();
    await password.fill('a password of my own');
    await owner.getByRole('button', { name: 'Set password and sign in' }).click();
    await heading(owner, 'Your email is confirmed');
    expect((await whoAmI(owner)).email).toBe('hers@example.test');
    await elsewhere.close();

    await visit(stranger, `${site.url}/home`);
    expect(pathOf(stranger)).toBe('/');
    await visit(stranger, `${site.url}/login`);
    await fill(stranger, { email: 'hers@example.test', password: 'a password of a stranger' });
    await submit(stranger);
    await stranger.getByText('That email or password isn’t right.').waitFor();
  });
});

describe('somebody with an account', () => {
  it('who registers once more is told by mail, not on the page', async () => {
    const page = await openPage();
    await visit(page, `${site.url}/register`);
    await fill(page, {
      full_name: 'Here Already',
      email: 'follower@demo.test',
      password: 'a long enough password',
    });
    await submit(page);
    await heading(page, 'Check your email');
    const link = await linkMailedTo(site, 'follower@demo.test', /\/login/);
    expect(new URL(link).pathname).toBe('/login');
    await page.context().clearCookies();
    await visit(page, link);
    await fill(page, { email: 'follower@demo.test', password: 'regimen-demo' });
    await submit(page);
    await arriveAt(page, '/home');
  });

  it('keeps what was typed after a wrong password, and is shown the field', async () => {
    const page = await openPage();
    await visit(page, `${site.url}/login`);
    await fill(page, { email: 'follower@demo.test', password: 'not the right one' });
    await page.getByLabel('Stay signed in').check();
    await submit(page);
    const password = page.locator('[name=password][aria-invalid=true]');
    await password.waitFor();
    await page.getByText('That email or password isn’t right.').waitFor();
    expect(await password.inputValue()).toBe('not the right one');
    expect(await page.locator('[name=email]').inputValue()).toBe('follower@demo.test');
    expect(await page.getByLabel('Stay signed in').isChecked()).toBe(true);
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
    await fill(page, { password: 'regimen-demo' });
    await submit(page);
    await arriveAt(page, '/home');
  });

  it('signs out in one tab, and the other follows at once', async () => {
    const page = await openPage();
    await signIn(page);
    await arriveAt(page, '/home');
    const other = await page.context().newPage();
    await visit(other, `${site.url}/home`);
    await alive(page);
    await page.getByRole('button', { name: '’s account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await arriveAt(page, '/login');
    await arriveAt(other, '/login');
    await other.getByRole('banner').getByRole('link', { name: 'Join' }).waitFor();
  });

  it.each([
    '//evil.example/x',
    'https://evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
  ])('is never led off the site by a remembered path: %s', async (path) => {
    const page = await openPage();
    const name = rememberedCookie('/', true).split('=')[0] ?? '';
    await page.context().addCookies([{ name, value: encodeURIComponent(path), url: site.url }]);
    await signIn(page);
    await arriveAt(page, '/home');
    expect(new URL(page.url()).origin).toBe(site.url);
  });
});

describe('a visitor who tried without an account', () => {
  const tryIt = async (page: Page) => {
    await visit(page, `${site.url}/login`);
    await page.evaluate(() =>
      fetch('/api/auth/temporary', { method: 'POST', headers: { 'X-Domain': location.hostname } }),
    );
    await visit(page, `${site.url}/home`);
    expect(pathOf(page)).toBe('/account/finish-registration');
  };

  it('finishes the registration and stays the same person', async () => {
    const page = await openPage();
    await tryIt(page);
    const before = await whoAmI(page);
    await fill(page, {
      full_name: 'Tried It',
      email: 'tried@example.test',
      password: 'a long enough password',
    });
    await submit(page);
    await heading(page, 'Check your email');
    expect(await whoAmI(page)).toMatchObject({ id: before.id, email: 'tried@example.test' });
  });

  it('turns out to have an account', async () => {
    const page = await openPage();
    await tryIt(page);
    await page.getByRole('button', { name: 'I have an account' }).click();
    await fill(page, { email: 'follower@demo.test', password: 'regimen-demo' });
    await submit(page);
    await arriveAt(page, '/home');
    expect((await whoAmI(page)).email).toBe('follower@demo.test');
  });

  it('is forgotten on demand, after hearing what goes', async () => {
    const page = await openPage();
    await tryIt(page);
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await page.getByRole('dialog').getByText('your temporary account').waitFor();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await arriveAt(page, '/');
    await page.getByText('We’ve kept nothing from your visit.').waitFor();
  });
});
