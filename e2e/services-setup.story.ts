import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow } from './danger.ts';
import { type Location, nextYear, partsOf, savedService } from './services.ts';
import {
  arriveAt,
  call,
  type OpenSite,
  openSite,
  pathOf,
  phone,
  register,
  signIn,
  visit,
} from './support.ts';

let site: OpenSite;
let page: Page;
let parts: ReturnType<typeof partsOf>;
beforeAll(async () => {
  site = await openSite();
  const context = await site.browser.newContext({
    reducedMotion: 'reduce',
    ...phone,
    timezoneId: 'Europe/Berlin',
  });
  page = await context.newPage();
  parts = partsOf(page);
});
afterAll(() => site.close());

const heading = (name: string | RegExp) => parts.heading(name);
const button = (name: string | RegExp) => parts.button(name);
const link = (name: string | RegExp) => parts.link(name);
const field = (label: string) => parts.field(label);
const text = (words: string | RegExp) => parts.text(words);

const idIn = () => pathOf(page).split('/').at(-1) ?? '';
const savedLocation = (id: string) => call<Location>(page, 'GET', `locations/${id}`);

describe('an expert who has just begun, on a phone', () => {
  let place = '';
  let online = '';

  it('finds the services in the menu, and adds the place where she sees people', async () => {
    await register(page, site, site.url, 'lina.haddad@example.test');
    await call(page, 'PUT', 'expert-profile', { profession: 'physiotherapist', bio: 'I help people move.' });
    await visit(page, `${site.url}/home`);
    await button('Open menu').click();
    await link('My services').click();
    await arriveAt(page, '/my-services');
    await text('No locations yet');
    await link('Add your first location').click();
    await heading('Add a location');

    // Nothing typed is lost by what is wrong.
    await field('How to find it (optional)').fill('Second floor, the left door.');
    await button('Add location').click();
    await text('Check the marked fields.');
    expect(await field('Name').evaluate((input) => input === document.activeElement)).toBe(true);
    await field('Name').fill('Practice by the river');
    await field('Address').fill('Am Flussufer 3, 10119 Berlin');
    await expect.poll(() => field('Time zone').inputValue()).toBe('Germany Time');

    // A break at noon on Monday, and the same until Friday.
    await field('Monday, until').fill('12:00');
    await button('Add hours: Monday').click();
    await field('Monday, until').last().fill('18:00');
    await button('Copy the hours of Monday').click();
    await button('Monday to Friday').click();
    await field('Saturday').check();
    await field('Saturday, until').fill('08:00');

    await field('Close on the public holidays of').selectOption({ label: 'Germany' });
    await page.getByText('Show the holidays').click();
    await page.getByRole('radio', { name: String(nextYear) }).check();
    await text('Unity Day');
    await button('Stay open on Unity Day').click();
    await button('Add a day').click();
    await field('Date').last().fill(`${nextYear}-05-14`);
    await page.getByLabel('What’s on').last().fill('Training');
    await button('Add a room').click();
    await field('Name of room 1').fill('Studio');
    await field('Seats in room 1').fill('8');

    await button('Add location').click();
    await text('The end must be later than the start.');
    await field('Saturday').uncheck();
    expect(await overflow(page)).toBe(0);
    await button('Add location').click();
    await heading('Services at Practice by the river');
    place = idIn();
    const saved = await savedLocation(place);
    const noon = [
      { from: 540, to: 720 },
      { from: 780, to: 1_080 },
    ];
    expect(saved).toMatchObject({
      zone: 'Europe/Berlin',
      week: [noon, noon, noon, noon, noon, [], []],
      holidaysOf: 'DE',
      rooms: [{ name: 'Studio', seats: 8 }],
    });
    expect(saved.days).toMatchObject([
      { day: `${nextYear}-05-14`, ranges: [] },
      { day: `${nextYear}-10-03`, ranges: [{ from: 540, to: 1_020 }] },
    ]);
  });

  it('adds a group class that takes the room', async () => {
    await link('Add your first service').click();
    await heading('Add a service');
    await field('Name').fill('Back class');
    await page.getByRole('radio', { name: 'A group' }).check();
    await field('Seats').fill('12');
    await field('Takes a room').check();
    await button('Add service').click();
    await text('No room here has that many seats.');
    await field('Seats').fill('8');
    expect(await overflow(page)).toBe(0);
    await button('Add service').click();
    await text('“Back class” can now be booked.');
    expect(await savedService(page, place, 'Back class')).toMatchObject({
      seats: 8,
      needsRoom: true,
      durations: [60],
      reminderMinutes: [1_440, 60],
    });
  });

  it('adds a second location, online', async () => {
    await visit(page, `${site.url}/my-services`);
    await link('Add location').click();
    await field('Name').fill('Video sessions');
    await page.getByRole('radio', { name: /^Online/ }).check();
    await field('Link to your video room').fill('meet.example.com/lina');
    await button('Add location').click();
    await text('Enter the full link');
    await field('Link to your video room').fill('https://meet.example.com/lina');
    await button('Add location').click();
    await heading('Services at Video sessions');
    online = idIn();
    expect((await savedLocation(online)).rooms).toEqual([]);
  });

  it('offers a consultation that she and a colleague give in turn', async () => {
    const { id } = await call<{ id: string }>(page, 'POST', 'protocols', { name: 'Back on your feet' });
    const invite = { email: 'expert@demo.test', permission: 'edit' };
    await call(page, 'POST', `protocols/${id}/invites`, invite);
    const colleague = await (await site.browser.newContext()).newPage();
    await signIn(colleague, site.url, 'expert@demo.test');
    const { data } = await call<{ data: { id: string; protocol: { id: string } }[] }>(
      colleague,
      'GET',
      'protocol-invites',
    );
    const mine = data.find(({ protocol }) => protocol.id === id);
    await call(colleague, 'POST', `protocol-invites/${mine?.id}/accept`);

    await visit(page, `${site.url}/my-services/services/${online}/create`);
    await field('Name').fill('First consultation');
    await field('Length 1').fill('30');
    await field('Unit: Length 1').selectOption('minute');
    await field('Length 1').fill('30');
    await button('Add another length').click();
    await field('Length 2').fill('45');
    await field('Demo expert').check();
    await field('Share of sessions: Demo expert').selectOption('2');
    await page.locator('#times summary').click();
    await field('Most sessions a day (optional)').fill('0');
    await page.locator('#times summary').click();
    await page.locator('#questions summary').click();
    await button('Add a question').click();
    await page.getByRole('dialog').getByLabel('Question', { exact: true }).fill('What hurts?');
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await button('Add service').click();

    // What is wrong is in a part that was closed: it opens, and the field has the focus.
    const most = field('Most sessions a day (optional)');
    await expect.poll(() => most.evaluate((input) => input === document.activeElement)).toBe(true);
    await most.fill('6');
    expect(await overflow(page)).toBe(0);
    await button('Add service').click();
    await text('“First consultation” can now be booked.');
    const saved = await savedService(page, online, 'First consultation');
    expect(saved).toMatchObject({ durations: [30, 45], givenBy: 'any', maxPerDay: 6 });
    expect(saved.questions).toMatchObject([{ kind: 'text', text: 'What hurts?' }]);
    expect(saved.hosts.map(({ full_name, weight }) => [full_name, weight])).toEqual(
      expect.arrayContaining([
        ['Lina Haddad', 1],
        ['Demo expert', 2],
      ]),
    );

    // The colleague learns of it, and can step back.
    await visit(colleague, `${site.url}/my-services`);
    await colleague.getByText('Services you give for colleagues').waitFor();
    await colleague.getByRole('button', { name: 'Stop giving it' }).first().click();
    await colleague.getByRole('dialog').getByRole('button', { name: 'Stop giving it' }).click();
    await colleague.getByText('You no longer give “First consultation”.').waitFor();
    expect((await savedService(page, online, 'First consultation')).hosts).toHaveLength(1);
    await colleague.context().close();
  });

  it('is asked before she leaves something unsaved, and saves it on the way', async () => {
    await visit(page, `${site.url}/my-services/services/${online}`);
    await link('First consultation').click();
    await heading('Edit “First consultation”');
    await text('Existing bookings keep the terms they were made under.');
    await field('Description (optional)').fill('We find out where to begin.');
    await link('My services').first().click();
    const question = page.getByRole('dialog');
    await question.waitFor();
    await question.getByRole('button', { name: /^Save/ }).click();
    await arriveAt(page, '/my-services');
    const { id } = await savedService(page, online, 'First consultation');
    expect(await call(page, 'GET', `services/${id}`)).toMatchObject({
      description: 'We find out where to begin.',
    });
  });
});
