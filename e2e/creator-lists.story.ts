import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, call, type OpenSite, openSite, phone, reload, signIn, visit } from './support.ts';

let site: OpenSite;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await site.close();
});

async function openBrowser(options = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  contexts.push(context);
  return context.newPage();
}

const heading = (page: Page, name: string | RegExp, level = 1) =>
  page.getByRole('heading', { level, name }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('an expert with several protocols', () => {
  let page: Page;
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const order = () => page.getByRole('main').locator('ol > li a.font-semibold').allInnerTexts();

  it('keeps categories in an order of her own, with the keyboard alone', async () => {
    page = await openBrowser();
    await signIn(page, site.url, 'expert@demo.test');
    await visit(page, `${site.url}/creator/categories/add`);
    await page.getByLabel('Name').fill('Food');
    await page.getByRole('radio', { name: 'Green' }).check();
    await page.getByRole('radio', { name: 'Apple' }).check();
    await button(page, 'Add category').click();
    await arriveAt(page, '/creator/categories');
    await page.getByText('“Food” added').waitFor();
    await button(page, 'Move Food up').waitFor();
    const before = await order();
    expect(before.at(-1)).toBe('Food');
    await button(page, 'Move Food up').focus();
    for (let place = before.length; place > 1; place--) {
      await page.keyboard.press('Enter');
      await page.getByText(`Food is now number ${place - 1} of ${before.length}`).waitFor();
    }
    expect((await order())[0]).toBe('Food');
    expect(await button(page, 'Move Food up').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    // Saved behind, one order after the other.
    const saved = () => call<{ data: { name: string }[] }>(page, 'GET', 'categories');
    await expect.poll(async () => (await saved()).data[0]?.name).toBe('Food');
    await visit(page, `${site.url}/creator/categories/edit`);
    await arriveAt(page, '/creator/categories');
    expect((await order())[0]).toBe('Food');
  });

  it('drags a category to another place', async () => {
    const [first = '', second = ''] = await order();
    const [from, to] = [row(first).locator('[title^=Drag]'), row(second)];
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    await page.mouse.move((start?.x ?? 0) + 10, (start?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((end?.x ?? 0) + 40, (end?.y ?? 0) + 30, { steps: 5 });
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/categories/order')),
      page.mouse.up(),
    ]);
    await reload(page);
    expect((await order()).slice(0, 2)).toEqual([second, first]);
  });

  it('finds, duplicates, sorts and puts away protocols', async () => {
    await visit(page, `${site.url}/creator/protocols`);
    await button(page, 'Actions for Better sleep').click();
    await button(page, 'Duplicate').click();
    await page.getByRole('link', { name: 'Better sleep (copy)' }).waitFor();
    await page.getByLabel('Search by name').fill('copy');
    await page.waitForURL((url) => url.searchParams.get('search') === 'copy');
    await page.getByRole('link', { name: 'Couch to 5 km' }).waitFor({ state: 'detached' });

    await button(page, 'Actions for Better sleep (copy)').click();
    await button(page, 'Choose a category').click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Food' }).check();
    await button(page, 'Set category').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByLabel('Search by name').fill('');
    await page.waitForURL((url) => !url.searchParams.has('search'));
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Food' }).click();
    await heading(page, 'Food');
    await button(page, 'Actions for Better sleep (copy)').click();
    await button(page, 'Archive').click();
    await page.getByText('Nothing in this category yet').waitFor();
    await visit(page, `${site.url}/creator/protocols?show=archived`);
    await page.getByRole('link', { name: 'Better sleep (copy)' }).waitFor();
    const nowhere = `${site.url}/creator/protocols/00000000-0000-7000-8000-000000000000`;
    expect((await page.goto(nowhere))?.status()).toBe(404);
  });

  it('deletes a category; what was in it stays', async () => {
    await visit(page, `${site.url}/creator/categories`);
    await button(page, 'Delete Food').click();
    await button(page, 'Delete category').click();
    await page.getByText('“Food” deleted').waitFor();
    expect(await order()).not.toContain('Food');
  });

  it('is offered finished protocols in the language of the page, whatever the browser speaks', async () => {
    const arabic = await openBrowser({ ...phone, locale: 'en-GB' });
    await signIn(arabic, site.clinicUrl, 'expert@demo.test');
    await visit(arabic, `${site.clinicUrl}/creator/protocols/add`);
    await arabic.getByRole('radio', { name: /نوم/ }).first().check();
    expect(await arabic.getByText('Better sleep').count()).toBe(0);
  });
});
