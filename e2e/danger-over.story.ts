import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overflow, phonesOn } from './danger.ts';
import { arriveAt, boxOf, call, type OpenSite, openSite, register, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const openPhone = phonesOn(() => site);
const programCalled = async (page: Page, title: RegExp): Promise<string> => {
  const { data } = await call<{ data: { id: string; title: string }[] }>(page, 'GET', 'catalog?per_page=50');
  const id = data.find((each) => title.test(each.title))?.id;
  if (!id) throw new Error(`There is no ${title}.`);
  return id;
};
const follow = (page: Page, program: string) =>
  call<{ id: string; kpis: { kpi: string }[] }>(page, 'POST', `programs/${program}/enrollments`, {
    facts: { age: 50, sex: 'male', signs: [] },
    zone: 'Europe/Berlin',
    consent: true,
  });

const languages = [
  {
    language: 'en',
    url: () => site.url,
    title: /^Blood pressure under control/,
    high: /Your blood pressure is very high/,
    strip: 'Help is here for you.',
    ends: /As soon as a new reading is out of the danger range/,
    fixIt: 'Correct the reading',
    again: 'Measure again',
    enter: 'Enter a new reading',
    far: 'Far above target',
    list: 'Show as list',
    fix: /^Correct 195/,
    save: 'Save correction',
    corrected: 'You corrected this reading',
    safe: '125 mmHg is in a safe range.',
    unwell: 'If you feel unwell, call anyway.',
    back: /^Back to Blood pressure/,
    was: /Corrected, was 195 mmHg/,
    coming: 'Coming up',
    told: /has corrected it to 125 mmHg/,
  },
  {
    language: 'ar',
    url: () => site.clinicUrl,
    title: /ضغط الدم/,
    high: /ضغط دمك مرتفع جدًا/,
    strip: 'المساعدة قريبة منك.',
    ends: /يستأنف برنامجك سيره/,
    fixIt: 'تصحيح القراءة',
    again: 'القياس مرة أخرى',
    enter: 'إدخال قراءة جديدة',
    far: 'أعلى بكثير من الهدف',
    list: 'عرض كقائمة',
    fix: /195/,
    save: 'حفظ التصحيح',
    corrected: 'تم تصحيح هذه القراءة',
    safe: /125 ملم زئبق خارج حدود الخطر/,
    unwell: 'إن كنت تشعر بتوعك فاتصل على أي حال.',
    back: /^العودة إلى «/,
    was: /وكانت 195 ملم زئبق/,
    coming: 'القادم',
    told: /صُحّحت منذ ذلك الحين إلى 125 ملم زئبق/,
  },
];

it.each(languages)(
  'a mistyped reading is corrected, and all is as before; the expert sees both ($language)',
  async (words) => {
    const { page } = await openPhone();
    await register(page, site, words.url(), `typo-${words.language}@example.test`);
    const program = await programCalled(page, words.title);
    const { id, kpis } = await follow(page, program);
    await call(page, 'POST', `enrollments/${id}/readings`, { kpi: kpis[0]?.kpi, value: 195 });

    // What ends it is said beside who was told, and the one thing to do stands first wherever they look.
    await visit(page, `${words.url()}/help-now`);
    await page.getByRole('heading', { level: 1, name: words.high }).waitFor();
    await page.getByText(words.ends).waitFor();
    // A slip is mended right there.
    await page.getByRole('link', { name: words.fixIt }).click();
    await page.locator('dialog input').first().waitFor();
    expect(await page.locator('dialog input').first().inputValue()).toBe('195');
    for (const path of ['/my-tasks', '/home', `/follow-program/${program}`]) {
      await visit(page, words.url() + path);
      await page.getByText(words.strip).waitFor();
      await page.getByRole('heading', { name: words.again }).waitFor();
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
    // The same reading is called the same wherever it is seen.
    await visit(page, `${words.url()}/home?show=me`);
    await page.locator('article').getByText(words.far).waitFor();
    // Also during a pause.
    await call(page, 'POST', `enrollments/${id}/pause`, { days: 7 });
    await visit(page, `${words.url()}/follow-program/${program}`);
    await page.getByRole('link', { name: words.enter }).click();
    await page.locator('article form input').first().waitFor();
    await call(page, 'POST', `enrollments/${id}/resume`);

    await visit(page, `${words.url()}/follow-program/${program}`);
    const pressure = page.locator('article').filter({ hasText: '195' }).first();
    await pressure.getByText(words.far).waitFor();
    await pressure.getByText(words.list).click();
    await pressure.getByRole('button', { name: words.fix }).first().click();
    await page.locator('dialog input').first().fill('125');
    await page.getByRole('button', { name: words.save }).click();

    // Over: it says so, and nothing of what to do about a danger that never was.
    await arriveAt(page, '/help-now');
    await page.getByRole('heading', { level: 1, name: words.corrected }).waitFor();
    await page.getByText(words.safe).waitFor();
    await page.getByText(words.unwell).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(words.high);
    await page.getByRole('link', { name: words.back }).click();
    await arriveAt(page, `/follow-program/${program}`);
    await page.getByRole('heading', { name: words.coming }).waitFor();
    expect(await page.getByText(words.strip).count()).toBe(0);
    await page.getByText(words.list).first().click();
    await page.getByText(words.was).waitFor();

    const { page: expert } = await openPhone();
    await signIn(expert, words.url(), 'expert@demo.test');
    const { data } = await call<{ data: { id: string; reading: unknown; easedBy: unknown }[] }>(
      expert,
      'GET',
      'follow-ups?kind=alert&per_page=50',
    );
    const card = data.find(({ easedBy }) => easedBy !== null);
    expect(card).toMatchObject({ reading: { value: 195 }, easedBy: { how: 'corrected', value: 125 } });
    await visit(expert, `${words.url()}/creator/follow-up?open=${card?.id}`);
    // In the work itself; the queue beside it is there on wider screens.
    await expert.getByText(words.told).last().waitFor();
  },
);

it('in danger nothing said before lies over help; whoever leaves then finds help, and the way back', async () => {
  const { page } = await openPhone();
  await register(page, site, site.url, 'leaver@example.test');
  const program = await programCalled(page, /^Blood pressure under control/);
  const { id } = await follow(page, program);
  await visit(page, `${site.url}/follow-program/${program}`);
  const enter = async (value: string) => {
    const card = page.locator('article').first();
    await card.getByRole('button', { name: 'Add reading' }).click();
    await card.locator('form input').first().fill(value);
    await card.getByRole('button', { name: 'Save reading' }).click();
  };
  const toasts = page.getByRole('region', { name: 'Messages' });
  await enter('125');
  await toasts.getByText(/125 mmHg/).waitFor();
  await enter('195');
  await arriveAt(page, '/help-now');
  await page.getByRole('heading', { level: 1, name: /Your blood pressure is very high/ }).waitFor();
  expect(await toasts.innerText()).toBe('');

  await call(page, 'POST', `enrollments/${id}/withdraw`, { words: '' });
  await visit(page, `${site.url}/follow-program/${program}`);
  await page.locator('main').getByRole('link', { name: 'See who you can call' }).waitFor();
  // Whom they would ask does not see readings any more.
  expect(await page.getByRole('button', { name: 'Ask about this' }).count()).toBe(0);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Follow it again' }).click();
  await page.getByRole('button', { name: 'Start following' }).waitFor();
});

it('whoever has just left finds what they left at home, and the way back, not what newcomers are asked', async () => {
  const { page } = await openPhone();
  await register(page, site, site.url, 'back@example.test');
  const program = await programCalled(page, /^Blood pressure under control/);
  const { id } = await follow(page, program);
  await call(page, 'POST', `enrollments/${id}/withdraw`, { words: '' });
  await visit(page, `${site.url}/home`);
  await page.getByRole('heading', { name: /You left “Blood pressure under control/ }).waitFor();
  await page.getByRole('link', { name: 'Follow it again' }).click();
  await page.getByRole('button', { name: 'Start following' }).waitFor();
});

it('answers that end a program say so at once, with what to do, and do not lead straight back', async () => {
  const { page } = await openPhone();
  await register(page, site, site.url, 'runner@example.test');
  const program = await programCalled(page, /^Couch to 5 km/);
  await follow(page, program);
  const { data } = await call<{ data: { id: string }[] }>(page, 'GET', 'tasks');
  await visit(page, `${site.url}/my-tasks/task/${data[0]?.id}`);
  for (let question = 0; question < 3; question++) {
    await page.getByRole('radio', { name: 'Yes' }).check();
    const last = page.getByRole('button', { name: 'Send my answers' });
    if (await last.isVisible()) await last.click();
    else await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByText('Couch to 5 km stops here for you').waitFor();
  await page.getByText(/please see a doctor before you start running/).waitFor();
  await page.getByRole('link', { name: 'See who you can call' }).waitFor();
  await visit(page, `${site.url}/follow-program/${program}`);
  await page.getByText(/please see a doctor before you start running/).waitFor();
  const buttons = page.locator('main').getByRole('link', { name: 'Find another program' });
  const again = page.getByRole('button', { name: 'Start again' });
  // The first one is the one to press.
  expect((await boxOf(buttons)).y).toBeLessThanOrEqual((await boxOf(again)).y);
});

it('whoever is turned away reads the rule that applies, and looks a second time before sending again', async () => {
  const { page } = await openPhone();
  await register(page, site, site.url, 'young@example.test');
  const program = await programCalled(page, /^Blood pressure under control/);
  await visit(page, `${site.url}/follow-program/${program}`);
  await page.getByLabel('Your age').fill('12');
  await page.getByLabel('I agree and want to start').check();
  await page.getByRole('button', { name: 'Start following' }).click();
  await page.getByText('This program is for people aged 18 or older.').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/pregnancy/);
  expect(await page.getByRole('button', { name: 'Start following' }).count()).toBe(0);
  expect(await page.getByLabel('Your age').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'I made a mistake in my answers' }).click();
  expect(await page.getByLabel('Your age').inputValue()).toBe('12');
  await page.getByRole('button', { name: 'Start following' }).waitFor();
  // Nothing was sent by looking: it can be mended, and then they are in.
  await page.getByLabel('Your age').fill('42');
  await page.getByRole('button', { name: 'Start following' }).click();
  await page.getByRole('heading', { name: 'For you now' }).waitFor();
});
