import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { answerTo, call, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const words = {
  en: {
    early: /You can write a review from .+, after 3 days of following, or as soon as you finish\./,
    write: 'Write a review',
    publish: 'Publish review',
    needStars: 'Choose how many stars to give.',
    yours: 'Your review',
    average: /from \d+ reviews?/,
  },
  ar: {
    early: /يمكنك كتابة تقييم ابتداءً من .+، بعد 3 أيام من المتابعة/,
    write: 'كتابة تقييم',
    publish: 'نشر التقييم',
    needStars: 'يلزم اختيار عدد النجوم.',
    yours: 'تقييمك',
    average: /من (\S+ )?تقييم/,
  },
} as const;

async function openFollower(url: string): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...phone });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await signIn(page, url, 'follower@demo.test');
  return page;
}

it.each(['en', 'ar'] as const)(
  'a review starts without stars, and an average says of how many (%s)',
  async (locale) => {
    const say = words[locale];
    const url = locale === 'en' ? site.url : site.clinicUrl;
    const page = await openFollower(url);
    await visit(page, `${url}/programs`);
    expect(await page.locator('main').innerText()).toMatch(say.average);
    await visit(page, `${url}/home`);
    const following = await page.locator('main a[href^="/follow-program/"]').first().getAttribute('href');
    await visit(page, `${url}/program/${following?.split('/').at(-1)}`);
    const own = page.locator('#reviews');
    const press = (name: string) => own.getByRole('button', { name, exact: true }).press('Enter');
    await press(say.write);
    const stars = own.locator('fieldset').first().getByRole('radio');
    await expect.poll(() => stars.count()).toBe(5);
    for (const star of await stars.all()) expect(await star.isChecked()).toBe(false);
    await press(say.publish);
    await own.getByRole('alert').getByText(say.needStars).waitFor();
    expect(await stars.first().evaluate((star) => star === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await page.keyboard.press(locale === 'en' ? 'ArrowRight' : 'ArrowDown');
    expect(await stars.nth(1).isChecked()).toBe(true);
    await press(say.publish);
    await own.getByText(say.yours, { exact: true }).waitFor();
    expect(await own.innerText()).toMatch(say.average);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  },
);

it.each(['en', 'ar'] as const)(
  'who has just begun is told from when, and the server agrees (%s)',
  async (locale) => {
    const url = locale === 'en' ? site.url : site.clinicUrl;
    const page = await openFollower(url);
    const { data } = await call<{ data: { id: string; title: string }[] }>(
      page,
      'GET',
      'catalog?per_page=20',
    );
    const facts = { age: 40, sex: 'female', signs: [] };
    for (const { id } of data) {
      const body = { facts, zone: 'UTC', consent: true };
      const joined = await answerTo(page, 'POST', `programs/${id}/enrollments`, body);
      const { viewer } = await call<{ viewer: { reviewing: { state: string } } }>(
        page,
        'GET',
        `catalog/${id}`,
      );
      if (joined.status !== 201 || viewer.reviewing.state !== 'early') continue;
      const review = `catalog/${id}/review`;
      const { body: refused } = await answerTo<{ code: string; errors: object }>(page, 'PUT', review, {
        rating: 5,
      });
      expect([refused.code, Object.keys(refused.errors)]).toEqual(['invalid', ['rating']]);
      await visit(page, `${url}/program/${id}`);
      await page.locator('#reviews').getByText(words[locale].early).waitFor();
      expect(await page.locator('#reviews').getByRole('button', { name: words[locale].write }).count()).toBe(
        0,
      );
      return;
    }
    throw new Error('There is no program that could be joined anew.');
  },
);
