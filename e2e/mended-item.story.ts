import type { Following } from '@regimen/contract/enrollments.ts';
import { module, node } from '@regimen/engine/testing/build.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openExpert } from './builder.ts';
import { call, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const words = {
  en: {
    sleep: 'Hours slept',
    isOut: 'Published versions stay the same. Your changes appear in the next version.',
    unit: 'Unit',
    measured: 'Existing readings are in h',
    factor: '1 h is how many min?',
    bounds: 'Convert the range and target too',
    save: 'Save',
    saved: 'All changes saved',
    newUnit: '“Hours slept”, unit: was h, now min',
    newRange: '“Hours slept”, possible range: was 0 to 16 hours, now 0 to 960 minutes',
    publish: 'Publish version 2',
    move: 'Move 1 person',
    moved: 'Undo all moves',
    since: 'What changed since version 1',
    remove: 'Delete',
    stays: '“Hours slept” can’t be deleted',
    shelf: 'Evenings',
    removeShelf: 'Delete Evenings',
    shelfStays: '“Evenings” can’t be deleted',
    changeShelf: 'Edit category',
  },
  ar: {
    sleep: 'ساعات النوم الليلي',
    isOut: 'تبقى النسخ المنشورة كما هي، وتظهر تعديلاتك في النسخة التالية.',
    unit: 'الوحدة',
    measured: 'القراءات السابقة بوحدة h',
    factor: 'كم min في 1 h؟',
    bounds: 'تحويل المدى والهدف أيضًا',
    save: 'حفظ',
    saved: 'كل التعديلات محفوظة',
    newUnit: '، الوحدة: الآن',
    newRange: '، المدى الممكن: الآن',
    publish: 'نشر النسخة 2',
    move: 'نقل شخص واحد',
    moved: 'التراجع عن كل النقل',
    since: 'ما تغيّر منذ النسخة 1',
    remove: 'حذف',
    stays: 'لا يمكن حذف «ساعات النوم الليلي»',
    shelf: 'الأمسيات',
    removeShelf: 'حذف الأمسيات',
    shelfStays: 'لا يمكن حذف «الأمسيات»',
    changeShelf: 'تعديل الفئة',
  },
} as const;

/** A program that waits for a month and then asks for the KPI; published, with the follower in it and two readings. */
async function published(expert: Page, follower: Page, locale: 'en' | 'ar') {
  const name = locale === 'en' ? 'Quiet nights' : 'ليالٍ هادئة';
  const { id: protocol } = await call<{ id: string }>(expert, 'POST', 'protocols', { name, template: null });
  const { id: kpi } = await call<{ id: string }>(expert, 'POST', `protocols/${protocol}/items`, {
    item: {
      kind: 'kpi',
      name: words[locale].sleep,
      description: '',
      unit: 'h',
      range: { min: 0, max: 16 },
      target: { min: 7, max: 9 },
      direction: 'within',
      origin: 'asked',
    },
  });
  const { version } = await call<{ version: number }>(expert, 'GET', `protocols/${protocol}`);
  const steps = [
    node('wait', 'rest', null, { name: `${name} 1`, settings: { kind: 'for', days: 30 } }),
    node('kpi', 'sleep', 'rest', { name: `${name} 2`, selectedItem: kpi }),
    node('finish', 'end', 'sleep', { name: `${name} 3` }),
  ];
  const late = module('nightly', { selected_module: 'kpi', selected_item: kpi, start_after: 20 });
  await call(expert, 'POST', `protocols/${protocol}/changes`, {
    base: version,
    change: {
      nodes: steps.map((after) => ({ id: after.id, after, place: { after: null } })),
      modules: [{ id: late.id, after: late }],
      words: null,
    },
  });
  const text = {
    title: name,
    summary: name.repeat(3),
    description: '',
    evidence: '',
    outcomes: [name],
    questions: [],
  };
  const page = {
    texts: { [locale]: text },
    cover: null,
    category: 'sleep',
    tags: [],
    level: 'beginner',
    signs: ['insomnia'],
    minutesADay: 5,
    weeks: 5,
    access: 'free',
    protocols: [{ id: protocol, onFail: 'stop' }],
  };
  const shelf = await call<{ id: string }>(expert, 'POST', 'categories', {
    name: words[locale].shelf,
    colour: 'indigo',
    icon: 'moon',
  });
  // Nothing comes back, so nothing is read.
  await expert.evaluate(
    ({ path, body }) =>
      fetch(path, {
        method: 'PUT',
        headers: { 'X-Domain': location.hostname, 'Content-Type': 'application/json' },
        body,
      }).then(() => undefined),
    { path: `/api/protocols/${protocol}/category`, body: JSON.stringify({ categoryId: shelf.id }) },
  );
  const { id: program } = await call<{ id: string }>(expert, 'POST', 'programs', {
    title: name,
    category: 'sleep',
    protocolIds: [protocol],
  });
  await call(expert, 'PUT', `programs/${program}`, page);
  const out = await call<{ number: number }>(expert, 'POST', `programs/${program}/versions`, {});
  expect(out).toMatchObject({ number: 1 });
  const joined = await call<{ id: string }>(follower, 'POST', `programs/${program}/enrollments`, {
    facts: { age: 40, sex: 'female', signs: [] },
    zone: 'UTC',
    consent: true,
  });
  for (const [value, hours] of [
    [6, 30],
    [7.5, 6],
  ] as const) {
    const takenAt = new Date(Date.now() - hours * 3_600_000).toISOString();
    await call(follower, 'POST', `enrollments/${joined.id}/readings`, { kpi, value, unit: 'h', takenAt });
  }
  return { protocol, program, kpi };
}

it.each(['en', 'ar'] as const)(
  'an item is mended after publishing, and its readings stay one line (%s)',
  async (locale) => {
    const say = words[locale];
    const url = locale === 'en' ? site.url : site.clinicUrl;
    const { page: expert, context } = await openExpert({ ...site, url });
    onTestFinished(() => context.close());
    const near = await site.browser.newContext({ ...phone, reducedMotion: 'reduce' });
    onTestFinished(() => near.close());
    const follower = await near.newPage();
    await signIn(follower, url, 'follower@demo.test');
    const { protocol, program, kpi } = await published(expert, follower, locale);

    await visit(expert, `${url}/protocol-builder/${protocol}/kpi/${kpi}`);
    await expert.getByText(say.isOut).waitFor();
    await expert.getByLabel(say.unit, { exact: true }).fill('min');
    await expert.getByText(say.measured).waitFor();
    await expert.getByLabel(say.factor).fill('60');
    await expert.getByRole('button', { name: say.bounds }).click();
    await expert.getByRole('button', { name: say.save, exact: true }).click();
    await expert.getByText(say.saved).waitFor();
    // What is out keeps it from being deleted, and that is said before anything is tried.
    await expert.getByRole('button', { name: say.remove, exact: true }).click();
    await expert.getByRole('dialog', { name: say.stays }).waitFor();
    await expert.keyboard.press('Escape');

    await visit(expert, `${url}/creator/programs/publish/${program}`);
    await expert.getByText(say.newUnit).first().waitFor();
    await expert.getByText(say.newRange).first().waitFor();
    await expert.getByRole('button', { name: say.publish }).click();
    await expert.getByRole('button', { name: say.move }).click();
    await expert.getByRole('dialog').getByRole('button', { name: say.move }).click();
    await expert.getByRole('button', { name: say.moved }).waitFor();
    await expert.getByRole('button', { name: say.since }).click();
    await expert.locator('li').filter({ hasText: say.newUnit }).first().waitFor();

    // A shelf with a published version in it says the same, and can be given another name.
    await visit(expert, `${url}/creator/categories`);
    await expert.getByRole('button', { name: say.removeShelf, exact: true }).press('Enter');
    const dialog = expert.getByRole('dialog', { name: say.shelfStays });
    await dialog.waitFor();
    await dialog.getByRole('link', { name: say.changeShelf }).click();
    await expert.waitForURL((to) => to.pathname.startsWith('/creator/categories/'));

    await visit(follower, `${url}/follow-program/${program}`);
    const line = follower.locator('article').filter({ hasText: say.sleep });
    await line
      .getByText(/450 (minutes|دقيقة)/)
      .first()
      .waitFor();
    const { following } = await call<{ following: Following }>(
      follower,
      'GET',
      `programs/${program}/following`,
    );
    const mine = following.kpis.find((one) => one.kpi === kpi);
    expect([mine?.unit, mine?.readings.map(({ value }) => value)]).toEqual(['min', [360, 450]]);
    expect(
      await follower.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  },
);
