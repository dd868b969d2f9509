import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, type OpenSite, openSite, pathOf, phone, reload, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** The demo expert, signed in, in a place whose clocks are known. */
async function openExpert(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await site.browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1366, height: 860 },
    ...options,
  });
  contexts.push(context);
  const page = await context.newPage();
  await signIn(page, url, 'expert@demo.test');
  return page;
}

interface Listed {
  data: { id: string; name: string }[];
}
const ask = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(
    async (address) =>
      (await fetch(`/api/${address}`, { headers: { 'X-Domain': location.hostname } })).json() as Promise<T>,
    path,
  );
/** One of the demo expert's own drafts. */
async function draftOf(page: Page): Promise<string> {
  const { data } = await ask<Listed>(page, 'protocols?show=mine');
  return data[0]?.id ?? '';
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('a new expert, on a laptop', () => {
  it('writes an assessment, gives its scores a meaning and tries it', async () => {
    const page = await openExpert(site.url);
    const id = await draftOf(page);
    await visit(page, `${site.url}/protocol-builder/${id}/assessment`);
    await page.getByRole('link', { name: 'Add an assessment' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Evening check');
    await button(page, 'Add and continue to questions').click();
    await page.waitForURL(/questions\/add$/);

    await page.getByLabel('Question', { exact: true }).fill('How rested are you?');
    await page.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('Not at all');
    await page.getByRole('textbox', { name: 'Answer 2', exact: true }).fill('A little');
    // However fast somebody types: the next answer has the focus before the browser draws again.
    const next = await page.getByRole('textbox', { name: 'Answer 2', exact: true }).evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      return document.activeElement?.getAttribute('aria-label');
    });
    expect(next).toBe('Answer 3');
    await page.keyboard.type('Very');
    await button(page, 'Save and add another').click();
    await page.getByText('Question saved').first().waitFor();

    await page.getByRole('heading', { level: 1, name: 'Add a question' }).waitFor();
    await page.getByLabel('Question', { exact: true }).fill('How was the day?');
    await page.getByRole('radio', { name: 'Slider' }).check();
    await page.getByLabel(/^What the lowest number means/).fill('A hard day');
    await page.getByLabel(/^What the highest number means/).fill('A great day');
    // What followers see says it at once.
    await page.locator('[data-question] output').waitFor();
    expect(await page.locator('[data-question]').innerText()).toMatch(/A hard day\s+A great day/);
    await button(page, 'Save and add another').click();
    await page.waitForFunction(
      () => (document.querySelector<HTMLInputElement>('input[name=text]')?.value ?? 'x') === '',
    );

    await page.getByLabel('Question', { exact: true }).fill('What would help?');
    await page.getByRole('radio', { name: 'Text' }).check();
    await button(page, 'Add a condition').click();
    await page.getByRole('group', { name: /How rested are you/ }).waitFor();
    await button(page, 'Save question').click();
    await page.waitForURL(/questions$/);
    await button(page, 'Move up: What would help?').waitFor();
    const order = () => page.locator('li a[href*="/questions/"]').allInnerTexts();
    expect(await order()).toEqual(['How rested are you?', 'How was the day?', 'What would help?']);

    await button(page, 'Move up: What would help?').click();
    await page.getByText('What would help? is now 2 of 3.').waitFor({ state: 'attached' });
    expect(await order()).toEqual(['How rested are you?', 'What would help?', 'How was the day?']);

    await page.getByRole('link', { name: 'Details and scoring' }).click();
    await page.getByText('These questions give scores from 0 to 12.').waitFor();
    await button(page, 'Add a band').click();
    await page.getByLabel('Band name').fill('Tired');
    await page.getByLabel('To (Tired)').fill('5');
    await page.getByText('No band covers 6 to 12.').waitFor();
    await button(page, 'Add a band').click();
    await page.getByLabel('Band name').nth(1).fill('Rested');
    await page.getByText('Every score has a band.').waitFor();

    await page.getByRole('radio', { name: 'Very' }).check();
    await page.getByRole('slider').fill('8');
    await page.getByText('With these answers, 1 question is skipped.').waitFor();
    const result = page.getByRole('status').filter({ hasText: 'Result' });
    expect((await result.innerText()).replace(/\s+/g, ' ')).toMatch(/Score 10 \(0 to 12\) .*Result Rested/);

    // Not saved yet: a reload brings it back.
    await reload(page);
    await page.getByText('Here are your unsaved changes from last time.').waitFor();
    expect(await page.getByLabel('Band name').nth(1).inputValue()).toBe('Rested');
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
  });

  it('adds a KPI with a target and sees it drawn', async () => {
    const page = await openExpert(site.url);
    const id = await draftOf(page);
    await visit(page, `${site.url}/protocol-builder/${id}/kpi/add`);
    await page.getByLabel('Name', { exact: true }).fill('Resting pulse');
    await page.getByLabel('Unit', { exact: true }).fill('bpm');
    await page.locator('[name="range.min"]').fill('30');
    await page.locator('[name="range.max"]').fill('220');
    await page.locator('[name="target.min"]').fill('55');
    await page.locator('[name="target.max"]').fill('75');
    const preview = page.getByRole('region', { name: 'What followers see' });
    await preview.getByText('Target 55 to 75 bpm').waitFor();
    await preview.getByText('Example readings, not real data').waitFor();
    await preview.getByLabel('Your reading').fill('400');
    await preview.getByText('This reading doesn’t look right.').waitFor();
    await preview.getByLabel('Your reading').fill('60');
    await preview.getByText('Within target').waitFor();
    await button(page, 'Add item').click();
    await arriveAt(page, `/protocol-builder/${id}/kpi`);
    await page.getByRole('link', { name: 'Resting pulse' }).click();
    await page.getByRole('heading', { level: 1, name: 'Resting pulse' }).waitFor();

    await page
      .getByRole('group', { name: 'Alert an expert when' })
      .getByRole('button', { name: 'Add a condition' })
      .click();
    await page.getByRole('group', { name: 'The latest Resting pulse is at least 75 bpm' }).waitFor();
    await button(page, 'Save').click();
    await page.getByText('All changes saved').waitFor();
  });

  it('lets a module come back every week and reads when', async () => {
    const page = await openExpert(site.url);
    const id = await draftOf(page);
    await visit(page, `${site.url}/protocol-builder/${id}/modules/add`);
    await button(page, 'Add module').click();
    await page.getByText('Choose what repeats.').waitFor();
    await page.getByRole('combobox', { name: 'Which one' }).fill('Tea at nine');
    await page.getByRole('option', { name: 'Create “Tea at nine”' }).click();
    await page.getByText('Added “Tea at nine”.').waitFor();
    await page.getByRole('checkbox', { name: 'Monday' }).check();
    await page.getByRole('checkbox', { name: 'Thursday' }).check();
    await page.getByLabel('Time', { exact: true }).fill('08:00');
    await page.getByLabel('First day').fill('3');
    await page.getByLabel('Number of times').fill('4');
    await page
      .getByText('Every Monday and Thursday at 8:00 AM in the follower’s time, from day 3, 4 times')
      .waitFor();
    const dates = await page.getByRole('region', { name: 'Next 10 times' }).locator('time').allInnerTexts();
    expect(dates).toHaveLength(4);
    for (const date of dates) expect(date).toMatch(/^(Monday|Thursday), .* at 8:00\sAM$/);
    await button(page, 'Add module').click();
    await arriveAt(page, `/protocol-builder/${id}/modules`);
    await page.getByRole('link', { name: 'Tea at nine' }).click();

    // Part of the draft: undo takes back what was changed here.
    await page.getByLabel('Number of times').fill('9');
    await page.getByText(/from day 3, 9 times/).waitFor();
    await button(page, /Undo/).first().click();
    await page.getByText(/from day 3, 4 times/).waitFor();
  });

  it('is told when a module does not exist, and leaves the builder by the way she came', async () => {
    const page = await openExpert(site.url);
    const id = await draftOf(page);
    const answer = await page.goto(`${site.url}/protocol-builder/${id}/modules/nowhere`);
    expect(answer?.status()).toBe(404);
    await page.getByText('This page could not be found').waitFor();

    await visit(page, `${site.url}/creator/protocols?show=mine`);
    await page.locator(`main a[href="/creator/protocols/edit/${id}"]`).first().click();
    await arriveAt(page, `/creator/protocols/edit/${id}`);
    await page.getByRole('link', { name: 'Modules', exact: true }).first().click();
    await arriveAt(page, `/protocol-builder/${id}/modules`);
    const side = page.getByRole('navigation', { name: 'Protocol sections' }).first();
    // The address is there before the page is.
    await expect.poll(async () => (await side.locator('xpath=../..').boundingBox())?.width).toBe(250);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await arriveAt(page, '/creator/protocols');
    expect(new URL(page.url()).search).toBe('?show=mine');
  });

  it('copies a built-in item, gives it a picture, and keeps both through a clash', async () => {
    const page = await openExpert(site.url);
    const id = await draftOf(page);
    await visit(page, `${site.url}/protocol-builder/${id}/activity?show=builtin`);
    await page.locator('main li h2 a').first().click();
    await page.getByText('Built-in items can’t be edited.').waitFor();
    const builtIn = pathOf(page);
    await button(page, 'Make my own copy').click();
    await page.waitForURL((url) => url.pathname !== builtIn);
    await page.getByText('You’re now editing your own copy').waitFor();

    await page.getByLabel('Duration').fill('8');
    const travelling = Promise.withResolvers<void>();
    await page.route('**/api/images', (route) => travelling.promise.then(() => route.continue()));
    let sentAt = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('_method=PUT')) sentAt = Date.now();
    });
    await page.getByLabel('Choose a picture').setInputFiles({
      name: 'dot.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    // Saved while the picture is still on its way: what is saved has it.
    await button(page, 'Save').click();
    await button(page, 'Saving…').waitFor();
    expect(sentAt).toBe(0);
    travelling.resolve();
    await page.getByText('All changes saved').waitFor();
    await reload(page);
    const picture = page.getByRole('region', { name: 'What followers see' }).locator('img');
    await picture.waitFor();
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
    );

    // Somebody else opens the same page in another browser, and both save.
    const other = await openExpert(site.url);
    await visit(other, page.url());
    await other.getByLabel('Name', { exact: true }).fill('Their name');
    await button(other, 'Save').click();
    await other.getByText('All changes saved').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('My name');
    await page.getByLabel('Duration').fill('7');
    await button(page, 'Save').click();
    const dialog = page.getByRole('dialog', { name: 'This was changed elsewhere while you were editing' });
    await dialog
      .getByRole('group', { name: 'Name' })
      .getByRole('radio', { name: /Their name/ })
      .check();
    await button(page, 'Save my choices').click();
    await page.getByRole('heading', { level: 1, name: 'Their name' }).waitFor();
    expect(await page.getByLabel('Duration').inputValue()).toBe('7');

    await button(page, 'Delete').click();
    await page.getByText('No steps use it.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await arriveAt(page, `/protocol-builder/${id}/activity`);
  });
});

describe('on a phone, in Arabic, by keyboard alone', () => {
  it('an expert writes a nudge and sees it arrive', async () => {
    const page = await openExpert(site.clinicUrl, phone);
    const id = await draftOf(page);
    await visit(page, `${site.clinicUrl}/protocol-builder/${id}/nudge/add`);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await page.locator('[name=name]').focus();
    await page.keyboard.type('حان وقت الماء');
    const reach = async (selector: string) => {
      for (let presses = 0; presses < 40; presses++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${selector}`);
    };
    await reach('input[type=radio]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await reach('[name=body]');
    await page.keyboard.type('كوب ماء واحد، الآن.');
    const preview = page.getByRole('region', { name: 'ما يراه المتابعون' });
    await preview.getByText('كوب ماء واحد، الآن.').waitFor();
    await preview.getByRole('region', { name: 'شاشة القفل' }).getByText('حان وقت الماء').waitFor();
    expect(await overflow(page)).toBe(0);
    await reach('button[type=submit]');
    await page.keyboard.press('Enter');
    await arriveAt(page, `/protocol-builder/${id}/nudge`);
    await page.getByRole('link', { name: 'حان وقت الماء' }).waitFor();
    expect(await overflow(page)).toBe(0);
  });
});
