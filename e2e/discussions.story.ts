import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, type OpenSite, openSite, phone, reload, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const open = visitorsOf(() => site);

async function signInHere(page: Page, email: string): Promise<void> {
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill('regimen-demo');
  await page.locator('main button[type=submit]').click();
}

const question = {
  title: 'كيف أتابع تمارين الركبة أثناء السفر؟',
  category: 'movement',
  body: 'أسافر كثيرًا للعمل، ولا أجد إلا **غرفة فندق** صغيرة. ما التمارين التي تنفعني فيها؟',
};
async function write(page: Page, { title, category, body }: typeof question): Promise<void> {
  await page.locator('[name=title]').fill(title);
  await page.locator('select[name=category]').selectOption(category);
  await page.locator('[name=body]').fill(body);
}
const button = (page: Page, name: string) => page.getByRole('button', { name });
const titlesFound = async (page: Page, search: string): Promise<string[]> => {
  await visit(page, `${new URL(page.url()).origin}/systems?search=${encodeURIComponent(search)}`);
  return page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
};
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('on a phone, in Arabic', () => {
  it('a follower asks, an expert answers, the follower accepts, and everybody can read and find it', async () => {
    const follower = await open(`${site.clinicUrl}/systems`, { ...phone, email: 'follower@demo.test' });
    await follower.getByRole('link', { name: 'طرح سؤال' }).click();
    await arriveAt(follower, '/systems/ask');
    await write(follower, question);
    await button(follower, 'نشر السؤال').click();
    await follower.getByRole('heading', { level: 1, name: question.title }).waitFor();
    expect(await follower.locator('article strong').innerText()).toBe('غرفة فندق');
    const address = follower.url();

    const expert = await open(address, { ...phone, email: 'expert@demo.test' });
    await expert.getByText('لم يُجب أحد بعد').waitFor();
    expect(await button(expert, 'حذف السؤال').count()).toBe(0);
    await expert.locator('[name=body]').fill('ابدأ بالجلوس إلى الحائط، *دقيقة* كل صباح.');
    await button(expert, 'نشر الإجابة').click();
    await expert.locator('main ol > li').filter({ hasText: 'ابدأ بالجلوس' }).waitFor();
    expect(await expert.locator('[name=body]').inputValue()).toBe('');

    await visit(follower, address);
    await button(follower, 'أفادتني هذه الإجابة').click();
    await follower.locator('main ol > li').getByText('إجابة مقبولة', { exact: true }).waitFor();

    const guest = await open(address, phone);
    expect(await guest.locator('html').getAttribute('dir')).toBe('rtl');
    await guest.locator('main ol > li').getByText('إجابة مقبولة', { exact: true }).waitFor();
    expect(await button(guest, 'إلغاء القبول').count()).toBe(0);
    await guest.getByRole('link', { name: 'تسجيل الدخول للإجابة' }).waitFor();
    expect(await overflow(guest)).toBe(0);

    // One letter is wrong.
    expect(await titlesFound(guest, 'تمارين الركية')).toContain(question.title);
  });
});

describe('the list', () => {
  it('searches while one types, in an address that can be shared, without filling the history', async () => {
    const page = await open(`${site.url}/systems`);
    const before = await page.evaluate(() => history.length);
    await page.getByRole('searchbox').pressSequentially('night shfts');
    await page.waitForURL((url) => url.searchParams.get('search') === 'night shfts');
    await page.getByRole('heading', { level: 2, name: /^Two night shifts/ }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before);

    const friend = await open(page.url());
    await friend.getByRole('heading', { level: 2, name: /^Two night shifts/ }).waitFor();
  });

  it('works as a plain form without scripts', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/systems?show=unanswered`);
    await page.getByRole('searchbox').fill('habit');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: /missed your habit/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('show')).toBe('unanswered');
    await context.close();
  });

  it('pages to older questions and back', async () => {
    const page = await open(`${site.url}/systems`);
    const first = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    await page.getByRole('link', { name: 'Older' }).click();
    await page.getByRole('link', { name: 'Newer' }).waitFor();
    await page.getByRole('link', { name: 'Newer' }).click();
    await page.getByRole('heading', { level: 2, name: first[0] ?? '' }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(first);
  });

  it('says what to loosen when nothing is found', async () => {
    const page = await open(`${site.url}/systems?search=habit&category=heart&show=unanswered`);
    await page.getByText(/^No results/).waitFor();
    await page.getByRole('link', { name: 'Search all categories' }).click();
    await page.getByRole('heading', { level: 2, name: /missed your habit/ }).waitFor();
  });
});

describe('a question that is refused', () => {
  it('says at the first field what is wrong, and leads there', async () => {
    const page = await open(`${site.url}/systems/ask`, { email: 'follower@demo.test' });
    await write(page, { title: 'Sleep?', category: 'sleep', body: 'Too short.' });
    await page.locator('[name=title]').fill('');
    await button(page, 'Post question').click();
    const title = page.locator('[name=title]');
    await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
    expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await title.evaluate((field) => field.getBoundingClientRect().top >= 0)).toBe(true);
    expect(await page.locator('[name=body]').inputValue()).toBe('Too short.');
  });
});

describe('a question that cannot be sent', () => {
  const winter = {
    title: 'How do I keep walking through the winter?',
    category: 'movement',
    body: 'It is dark when I leave and dark when I come home, and the path is icy.',
  };

  it('stays, marked as not sent, survives a reload, and is posted exactly once', async () => {
    const page = await open(`${site.url}/systems/ask`, { email: 'follower@demo.test' });
    let tries = 0;
    const keys = new Set<string | undefined>();
    await page.route('**/api/discussions', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.add(route.request().headers()['idempotency-key']);
      tries += 1;
      // First nothing leaves the house; then it arrives, but the answer is lost.
      if (tries === 2) await route.fetch();
      return tries <= 2 ? route.abort() : route.continue();
    });
    await write(page, winter);
    await button(page, 'Post question').click();
    await page.getByRole('heading', { name: 'Your question hasn’t been sent' }).waitFor();

    await reload(page);
    await page.getByRole('heading', { level: 3, name: winter.title }).waitFor();
    await page.getByText('Not sent', { exact: true }).waitFor();
    await visit(page, `${site.url}/systems`);
    await page.getByRole('link', { name: 'Open it' }).click();
    await button(page, 'Try again').click();
    await expect.poll(() => tries).toBe(2);
    await expect.poll(() => button(page, 'Try again').getAttribute('aria-disabled')).toBeNull();
    await button(page, 'Try again').click();
    await page.getByRole('heading', { level: 1, name: winter.title }).waitFor();

    expect(keys.size).toBe(1);
    const found = await titlesFound(page, winter.title);
    expect(found.filter((title) => title === winter.title)).toHaveLength(1);
    await visit(page, `${site.url}/systems/ask`);
    expect(await page.locator('[name=title]').inputValue()).toBe('');
  });

  it('is changed, not posted again, when it had arrived and its words were changed', async () => {
    const page = await open(`${site.url}/systems/ask`, { email: 'follower@demo.test' });
    let tries = 0;
    await page.route('**/api/discussions', async (route) => {
      if (route.request().method() !== 'POST' || ++tries > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await write(page, { ...winter, title: 'Which shoes hold on icy pavement?' });
    await button(page, 'Post question').click();
    await button(page, 'Edit question').click();
    await page.locator('[name=title]').fill('Which spikes hold on icy pavement?');
    await button(page, 'Post question').click();
    await page.getByRole('heading', { level: 1, name: 'Which spikes hold on icy pavement?' }).waitFor();
    const found = await titlesFound(page, 'icy pavement');
    expect(found.filter((title) => title.endsWith('hold on icy pavement?'))).toHaveLength(1);
  });
});

describe('a guest', () => {
  it('writes first, signs in to send, and finds the draft again', async () => {
    const page = await open(`${site.url}/systems/ask`);
    const title = 'Is a short nap after lunch a good idea?';
    await write(page, { title, category: 'sleep', body: 'I feel better, but I sleep later in the evening.' });
    await button(page, 'Sign in and post').click();
    await arriveAt(page, '/login');
    await signInHere(page, 'follower@demo.test');
    await arriveAt(page, '/systems/ask');
    await expect.poll(() => page.locator('[name=title]').inputValue()).toBe(title);
    expect(await page.locator('select[name=category]').inputValue()).toBe('sleep');
    await button(page, 'Post question').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('comes back to the discussion after signing in to answer', async () => {
    const page = await open(`${site.url}/systems`);
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Sign in to answer' }).click();
    await arriveAt(page, '/login');
    await signInHere(page, 'expert@demo.test');
    await page.getByLabel('Your answer').waitFor();
  });
});

describe('one’s own', () => {
  it('question is edited in place, and deleted only after one has read what goes along', async () => {
    const title = 'Is it fine to swim with a cold?';
    const page = await open(`${site.url}/systems/ask`, { email: 'expert@demo.test' });
    await write(page, { title, category: 'movement', body: 'Only a runny nose, no fever and no cough.' });
    await button(page, 'Post question').click();
    await page.getByLabel('Your answer').fill('I answer myself, for the next one who asks.');
    await button(page, 'Post answer').click();
    await page.getByRole('heading', { level: 2, name: '1 answer' }).waitFor();

    await button(page, 'Edit question').click();
    await page.locator('[name=title]').fill('Is it fine to swim with a runny nose?');
    await button(page, 'Save changes').click();
    await page.getByRole('heading', { level: 1, name: 'Is it fine to swim with a runny nose?' }).waitFor();
    await page.getByText('edited', { exact: true }).waitFor();

    await button(page, 'Delete question').click();
    const dialog = page.getByRole('dialog', { name: 'Delete this question?' });
    await dialog.getByText(/along with its answer\./).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const address = page.url();
    await button(page, 'Delete question').click();
    await dialog.getByRole('button', { name: 'Delete question' }).click();
    await arriveAt(page, '/systems');
    await page.getByText('Question deleted').waitFor();
    expect((await page.goto(address))?.status()).toBe(404);
  });
});
