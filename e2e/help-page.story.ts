import { afterAll, beforeAll, expect, it } from 'vitest';
import { arabic, begin, english, overflow, phonesOn, praise, seenOn } from './danger.ts';
import { call, type OpenSite, openSite, pathOf, reload, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const openPhone = phonesOn(() => site);

it.each([
  {
    language: 'en',
    url: () => site.url,
    title: /type 2 diabetes/,
    measured: 'Fasting glucose',
    add: 'Add reading',
    help: /blood sugar level is dangerous/,
    unit: 'mmol/L',
    other: /Did you mean 54 mg\/dL\?/,
    veryLow: /Your blood sugar is very low/,
    low: /Your blood sugar is low/,
    talk: /Someone to talk to/,
    again: 'Enter a new reading',
    better: 'Your last reading is in a safe range',
    strip: 'Help is here for you.',
  },
  {
    language: 'ar',
    url: () => site.clinicUrl,
    title: /السكري/,
    measured: 'سكر الدم صائمًا',
    add: 'إضافة قراءة',
    help: /مستوى السكر هذا خطير/,
    unit: 'ملمول/ل',
    other: /هل المقصود 54 ملغ\/دل؟/,
    veryLow: /سكر دمك منخفض جدًا/,
    low: /سكر دمك منخفض\./,
    talk: /شخص تتحدث إليه/,
    again: 'إدخال قراءة جديدة',
    better: 'قراءتك الأخيرة خارج حدود الخطر',
    strip: 'المساعدة قريبة منك.',
  },
])(
  'a reading that means danger leads to help, says what to do, and a second one counts, by keyboard ($language)',
  async ({ url, title, measured, add, help, unit, other, veryLow, low, talk, again, better, strip }) => {
    const { page } = await openPhone();
    await signIn(page, url(), 'follower@demo.test');
    const { data } = await call<{ data: { id: string; title: string }[] }>(
      page,
      'GET',
      'catalog?per_page=50',
    );
    const program = data.find((each) => title.test(each.title))?.id ?? '';
    await call(page, 'POST', `programs/${program}/enrollments`, {
      facts: { age: 50, sex: 'female', signs: ['type-2-diabetes'] },
      zone: 'Africa/Cairo',
      consent: true,
    });
    await visit(page, `${url()}/follow-program/${program}`);
    const glucose = page.locator('article').filter({ hasText: measured });
    await glucose.getByRole('button', { name: add }).press('Enter');
    await glucose.locator('form input').first().focus();
    // Measured in the other unit: it says which one fits.
    await page.keyboard.type('54');
    await page.keyboard.press('Enter');
    await glucose.getByText(other).waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1.5');
    await page.keyboard.press('Enter');

    // The number, what to do about a low one, and whom to call; a crisis line helps nobody with their sugar.
    await page.getByRole('heading', { level: 1, name: help }).waitFor();
    expect(pathOf(page)).toBe('/help-now');
    await page.getByText(`1.5 ${unit}`).waitFor();
    await page.getByText(veryLow).waitFor();
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).not.toMatch(talk);
    expect(await overflow(page)).toBe(0);

    // Also where nothing was noted in this browser: the server knows.
    const { page: elsewhere } = await openPhone();
    await signIn(elsewhere, url(), 'follower@demo.test');
    const seen = await seenOn(elsewhere, `${url()}/follow-program/${program}`);
    expect(seen.match(praise)).toBeNull();
    expect(seen).toContain(strip);
    expect(seen).not.toMatch(/\d ?[%٪] (of|من)/);

    // A second reading is one press away, and the page knows it: still low, then well.
    await page.getByRole('link', { name: again }).press('Enter');
    await glucose.locator('form input:focus').waitFor();
    await page.keyboard.type('3.2');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `3.2 ${unit}` }).waitFor();
    await page.getByText(low).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(veryLow);
    await page.getByRole('link', { name: again }).press('Enter');
    await glucose.locator('form input:focus').waitFor();
    await page.keyboard.type('5.5');
    await page.keyboard.press('Enter');
    await glucose.getByText(`5.5 ${unit}`).first().waitFor();
    // The danger is over, so every page is as it was.
    expect(await seenOn(elsewhere, `${url()}/follow-program/${program}`)).not.toContain(strip);
    await visit(page, `${url()}/help-now`);
    await page.getByRole('heading', { level: 1, name: better }).waitFor();
    const now = await page.locator('main').innerText();
    expect(now).not.toMatch(help);
    expect(now).not.toMatch(low);
    expect(now).not.toMatch(veryLow);
  },
);

it('somebody who is not signed in finds the numbers too', async () => {
  const { page } = await openPhone({ timezoneId: 'Europe/London' });
  await visit(page, `${site.url}/help-now`);
  await page.getByRole('link', { name: 'Call: Emergency 999' }).waitFor();
  expect(pathOf(page)).toBe('/help-now');
});

it('help comes before the police, and a country that is not in the list has an entry too', async () => {
  const { page } = await openPhone({ timezoneId: 'Asia/Tokyo' });
  await begin(site, page, english(site), 'anywhere@example.test');
  await visit(page, `${site.url}/help-now`);
  const calls = page.locator('main a[href^="tel:"]');
  await page.getByRole('link', { name: 'Call: Ambulance 119' }).waitFor();
  const names = await calls.evaluateAll((all) => all.map((link) => link.textContent));
  expect(names).toEqual(['Call: Ambulance119', 'Call: Someone to talk to0120 279 338', 'Call: Police110']);

  await page.getByLabel('Your country').selectOption({ label: 'Another country' });
  await page.getByText(/112 works on most mobile phones worldwide/).waitFor();
  await page.getByText(/nearest hospital/).waitFor();
  expect(await calls.count()).toBe(1);
  await reload(page);
  await page.getByRole('link', { name: 'Call: Emergency 112' }).waitFor();
  await expect.poll(() => calls.count()).toBe(1);
});

it('with text twice as large nothing is wider than a phone, in both languages', async () => {
  for (const words of [english(site), arabic(site)]) {
    const { page } = await openPhone();
    const program = await begin(site, page, words, `large-${words.program.length}@example.test`);
    for (const path of [
      '/help-now',
      `/program/${program}`,
      `/follow-program/${program}`,
      '/home',
      '/my-tasks',
    ]) {
      await visit(page, words.url + path);
      await page.evaluate(async () => {
        document.documentElement.style.fontSize = '200%';
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
  }
});

it('[ar] ومن بلده ليس في القائمة يجد ما يفعله', async () => {
  const { page } = await openPhone({ timezoneId: 'Asia/Aden' });
  await begin(site, page, arabic(site), 'anywhere-ar@example.test');
  await visit(page, `${site.clinicUrl}/help-now`);
  await page.getByRole('link', { name: 'اتصل: الإسعاف 191' }).waitFor();
  await page.getByLabel('بلدك').selectOption({ label: 'بلد آخر' });
  await page.getByText(/أقرب مستشفى/).waitFor();
  await page.getByRole('link', { name: 'اتصل: الطوارئ 112' }).waitFor();
});
