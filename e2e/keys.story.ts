import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeAt } from '../server/seed/authenticator.ts';
import { patienceMs } from './patience.ts';
import { arriveAt, call, enter, type OpenSite, openSite, phone, register, visit } from './support.ts';
import { plugIn } from './virtual-device.ts';

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
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const security = (page: Page, origin = site.url) => visit(page, `${origin}/settings/privacy-security`);
const password = 'a long enough password';

/** In this tab, from its next page on: whether the browser offers passkeys by itself. */
async function offerByItself(page: Page, does: boolean): Promise<void> {
  await page.evaluate((it) => sessionStorage.setItem('offers', String(it)), does);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('offers') === 'false')
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** From a page that hears nothing of it: one of the product would leave by itself, and remember where it was. */
async function signOut(page: Page): Promise<void> {
  await enter(page, new URL(page.url()).origin);
  await call(page, 'POST', 'auth/logout');
}

async function fillIn(page: Page, email: string, origin = site.url): Promise<void> {
  await visit(page, `${origin}/login`);
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main button[type=submit]').click();
}

describe('a passkey', () => {
  it('is added, signs in without a name by a press and by what the browser offers, is renamed and removed', async () => {
    const page = await openPage(phone);
    const device = await plugIn(page);
    await register(page, site, site.url, 'keys@example.test');
    await security(page);
    await page.getByText('No passkeys yet.').waitFor();
    await button(page, 'Add a passkey').click();
    await page.getByLabel('Name', { exact: true }).fill('Blue phone');
    await button(page, 'Create passkey').click();
    await page.getByText('Your passkey is ready.').waitFor();
    await page.getByText('Not used yet').first().waitFor();
    expect(await device.credentials()).toBe(1);

    await signOut(page);
    await offerByItself(page, false);
    await visit(page, `${site.url}/login`);
    await button(page, 'Sign in with a passkey').click();
    await arriveAt(page, '/home');

    // Nothing is pressed: the browser offers it, and its person takes it.
    await signOut(page);
    await offerByItself(page, true);
    await page.goto(`${site.url}/login`);
    await arriveAt(page, '/home');

    await security(page);
    await page.getByText('Signed in with passkey').first().waitFor();
    await button(page, 'Rename “Blue phone”').click();
    await page.getByLabel('Name', { exact: true }).fill('Old phone');
    await button(page, 'Save name').click();
    await button(page, 'Remove “Old phone”').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByText('“Old phone” no longer signs you in.').waitFor();
    await page.getByText('No passkeys yet.').waitFor();

    await signOut(page);
    await offerByItself(page, false);
    await visit(page, `${site.url}/login`);
    await button(page, 'Sign in with a passkey').click();
    await page.getByText('This passkey doesn’t open this account.').waitFor();
    const subjects = async () =>
      (await site.mails()).filter(({ to }) => to === 'keys@example.test').map(({ subject }) => subject);
    await vi.waitFor(async () => expect((await subjects()).join()).toMatch(/removed.*added/s), patienceMs);
  });
});

describe('a passkey that the browser hands over just as its person presses the button', () => {
  it('signs in once', async () => {
    const page = await openPage();
    await plugIn(page);
    await register(page, site, site.url, 'twice@example.test');
    await security(page);
    await button(page, 'Add a passkey').click();
    await button(page, 'Create passkey').click();
    await page.getByText('Your passkey is ready.').waitFor();
    await signOut(page);

    const pressed = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route('**/api/auth/passkey*', async (route) => {
      sent.push(new URL(route.request().url()).pathname);
      if (sent.at(-1) === '/api/auth/passkey') await pressed.promise;
      await route.continue();
    });
    await visit(page, `${site.url}/login`);
    await vi.waitFor(() => expect(sent.at(-1)).toBe('/api/auth/passkey'), patienceMs);
    await button(page, 'Sign in with a passkey').click({ force: true });
    pressed.resolve();
    await arriveAt(page, '/home');
    expect(sent).toEqual(['/api/auth/passkey-options', '/api/auth/passkey']);
  });
});

/** Turns it on as a person would, and gives what their app and their drawer hold from then on. */
async function turnOn(page: Page) {
  await security(page);
  await button(page, 'Turn on two-factor sign-in').click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await page.locator('main ol code').innerText()).replaceAll(' ', '');
  await page.getByLabel('6-digit code').fill('000000');
  await button(page, 'Turn on two-factor sign-in').click();
  await page.getByText('That code isn’t right.').waitFor();
  await page.getByLabel('6-digit code').fill(codeAt(secret, Date.now()));
  await button(page, 'Turn on two-factor sign-in').click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const codes = await page.locator('main ul.font-mono li').allInnerTexts();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

describe('two-factor sign-in', () => {
  it('asks for a code, takes a recovery code, and leaves a remembered device alone until that is taken back', async () => {
    const email = 'careful@example.test';
    const page = await openPage();
    await register(page, site, site.url, email);
    const { secret, codes } = await turnOn(page);
    const saved = page.waitForEvent('download');
    await button(page, 'Download').click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await button(page, 'I’ve saved them').click();
    await page.getByText('10 of 10 recovery codes left').waitFor();

    const other = await openPage(phone);
    await fillIn(other, email);
    await other.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    await other.getByLabel('6-digit code').fill('000000');
    await button(other, 'Sign in').click();
    await other.getByText('That code isn’t right.').waitFor();
    // The code before it counts too, but what turned it on is used up: the next one does.
    await other.getByLabel('6-digit code').fill(codeAt(secret, Date.now() + 30_000));
    await other.getByLabel('Don’t ask on this device for 30 days').check();
    await button(other, 'Sign in').click();
    await arriveAt(other, '/home');

    await signOut(other);
    await fillIn(other, email);
    await arriveAt(other, '/home');
    await visit(other, `${site.url}/settings/devices`);
    await button(other, /^Ask for a code on Chrome/).click();
    await other.getByText(/We’ll ask for a code on Chrome/).waitFor();
    await signOut(other);
    await fillIn(other, email);
    await button(other, 'Use a recovery code').click();
    await other.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
    await button(other, 'Sign in').click();
    await arriveAt(other, '/home');

    await security(page);
    await page.getByText('9 of 10 recovery codes left').waitFor();
    await page.getByText('Signed in with recovery code').first().waitFor();
    await button(page, 'Turn off').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Two-factor sign-in is off.').waitFor();
    await signOut(other);
    await fillIn(other, email);
    await arriveAt(other, '/home');
  });

  it('speaks Arabic, and a passkey takes the place of the code', async () => {
    const email = 'arabic@example.test';
    const page = await openPage(phone);
    const device = await plugIn(page);
    await register(page, site, site.clinicUrl, email);
    await security(page, site.clinicUrl);
    await button(page, 'إضافة مفتاح مرور').click();
    await button(page, 'إنشاء مفتاح المرور').click();
    await page.getByText('مفتاح المرور جاهز').waitFor();
    await device.present(false);
    await button(page, 'تفعيل التحقق بخطوتين').click();
    const secret = (await page.locator('main ol code').innerText()).replaceAll(' ', '');
    const digits = codeAt(secret, Date.now()).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    await page.locator('main input[name=code]').fill(digits);
    await button(page, 'تفعيل التحقق بخطوتين').click();
    await page.getByRole('heading', { name: 'حفظ رموز الاسترداد' }).waitFor();
    await signOut(page);
    await fillIn(page, email, site.clinicUrl);
    await page.getByRole('heading', { level: 1, name: 'خطوة أخيرة' }).waitFor();
    await device.present(true);
    await button(page, 'استخدام مفتاح مرور').click();
    await arriveAt(page, '/home');
  });
});
