import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow } from './danger.ts';
import { nextYear, partsOf, type Range, savedService } from './services.ts';
import { call, enter, type OpenSite, openSite, phone, register, signIn, visit } from './support.ts';

let site: OpenSite;
let page: Page;
let parts: ReturnType<typeof partsOf>;
let place = '';
let online = '';
beforeAll(async () => {
  site = await openSite();
  const context = await site.browser.newContext({
    reducedMotion: 'reduce',
    ...phone,
    timezoneId: 'Europe/Berlin',
  });
  page = await context.newPage();
  parts = partsOf(page);
  await register(page, site, site.url, 'lina.haddad@example.test');
  await call(page, 'PUT', 'expert-profile', { profession: 'physiotherapist', bio: 'I help people move.' });
  const { id: me } = await call<{ id: string }>(page, 'GET', 'user/get-data');
  const day = [{ from: 540, to: 720 }];
  const week = [day, day, day, day, day, [], []];
  const locationOf = async (said: object): Promise<string> =>
    (await call<{ id: string }>(page, 'POST', 'locations', { zone: 'Europe/Berlin', week, ...said })).id;
  const serviceAt = (location: string, said: object) =>
    call(page, 'POST', `locations/${location}/services`, {
      durations: [30, 45],
      everyMinutes: 30,
      aheadDays: 60,
      hosts: [{ id: me }],
      ...said,
    });
  place = await locationOf({
    name: 'Practice by the river',
    kind: 'place',
    address: 'Am Flussufer 3, Berlin',
  });
  await serviceAt(place, { name: 'Back class', seats: 8 });
  const link = 'https://meet.example.com/lina';
  online = await locationOf({ name: 'Video sessions', kind: 'online', onlineBy: 'link', onlineAt: link });
  const questions = [{ id: 'hurts', kind: 'text', text: 'What hurts?' }];
  await serviceAt(online, { name: 'First consultation', questions });
});
afterAll(() => site.close());

const heading = (name: string | RegExp) => parts.heading(name);
const button = (name: string | RegExp) => parts.button(name);
const link = (name: string | RegExp) => parts.link(name);
const field = (label: string) => parts.field(label);
const text = (words: string | RegExp) => parts.text(words);

/** Two to three weeks ahead. */
const monday = new Date();
monday.setUTCDate(monday.getUTCDate() + 14 + ((8 - monday.getUTCDay()) % 7));
const dateOf = (day: Date, later = 0) =>
  new Date(day.getTime() + later * 86_400_000).toISOString().slice(0, 10);
const fullDate = (date: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date));

describe('an expert with services, on a phone', () => {
  it('learns why a time is not offered', async () => {
    await visit(page, `${site.url}/my-services/services/${online}`);
    await link('First consultation').click();
    await heading('Edit “First consultation”');
    await button('Check this time').click();
    await text('Choose a day.');
    await field('Day').fill(dateOf(monday, 6));
    await field('Start').fill('10:07');
    await button('Check this time').click();
    await text('Sessions don’t start at this minute.');
    await text('It’s outside the location’s hours');
    await field('Day').fill(dateOf(monday));
    await field('Start').fill('10:00');
    await button('Check this time').click();
    await text('People can book this time.');
  });

  it('cannot delete what somebody has booked, is told what that is, and archives it', async () => {
    const { id } = await savedService(page, online, 'First consultation');
    const client = await (await site.browser.newContext()).newPage();
    await signIn(client, site.url, 'follower@demo.test');
    const { data: slots } = await call<{ data: { from: string }[] }>(
      client,
      'GET',
      `services/${id}/slots?from=${dateOf(monday)}T00:00:00Z&until=${dateOf(monday, 2)}T00:00:00Z&duration=30`,
    );
    const from = slots[0]?.from;
    const held = await call<{ id: string }>(client, 'POST', `services/${id}/holds`, { from, duration: 30 });
    const { questions } = await call<{ questions: { id: string }[] }>(client, 'GET', `services/${id}/offer`);
    const answers = { [questions[0]?.id ?? '']: 'My back.' };
    await call(client, 'POST', `bookings/${held.id}/confirm-hold`, { answers });
    await client.context().close();

    await visit(page, `${site.url}/my-services/services/${online}`);
    await button('Actions for First consultation').click();
    await button('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await text('“First consultation” is still in use');
    await page
      .getByRole('dialog')
      .getByText(/^First consultation, .*Monday/)
      .waitFor();
    await button('Archive instead').click();
    await text('“First consultation” is archived.');
    await button('Actions for First consultation').waitFor();
  });

  it('archives a service, brings it back and deletes another', async () => {
    await visit(page, `${site.url}/my-services/services/${place}`);
    await button('Actions for Back class').click();
    await button('Archive').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await text('“Back class” is archived.');
    await button('Actions for Back class').click();
    await button('Bring back').click();
    await text('“Back class” is back.');
    await button('Actions for Back class').click();
    await button('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await text('No services yet');
  });

  it('works mornings, takes time off, and sees that a calendar elsewhere cannot be read', async () => {
    await visit(page, `${site.url}/my-services`);
    await link('Availability').click();
    await heading('Availability');
    await page.getByRole('radio', { name: /^At set times/ }).check();
    for (const day of ['Monday', 'Tuesday']) await field(`${day}, until`).fill('12:00');
    await button('Save hours').click();
    await text('Saved');
    const hours = await call<{ zone: string; week: Range[][] }>(page, 'GET', 'working-hours');
    expect(hours).toMatchObject({ zone: 'Europe/Berlin' });
    expect(hours.week[1]).toEqual([{ from: 540, to: 720 }]);

    await button('Add time off').click();
    await text('Choose a start.');
    await field('First day').fill(`${nextYear}-07-05`);
    await field('Last day').fill(`${nextYear}-07-11`);
    await page.getByLabel('Reason').fill('At the sea');
    await button('Add time off').click();
    await text(`${fullDate(`${nextYear}-07-05`)} to ${fullDate(`${nextYear}-07-11`)}`);
    const off = await call<{ data: { from: string; until: string }[] }>(page, 'GET', 'time-off');
    // Midnight in Berlin, on either side.
    expect(off.data).toMatchObject([
      { from: `${nextYear}-07-04T22:00:00.000Z`, until: `${nextYear}-07-11T22:00:00.000Z` },
    ]);
    await button(/^Delete time off/).click();
    await text('No time off planned.');

    await field('Name').fill('Private');
    await field('iCal address').fill('ftp://calendar.example.com/private.ics');
    await button('Connect calendar').click();
    await text('It starts with https.');
    await field('iCal address').fill('https://calendar.example.com/private.ics');
    await button('Connect calendar').click();
    await text('We can’t reach it.');
    await button('Fetch now: Private').click();
    await text('We can’t reach it.');
    expect(await overflow(page)).toBe(0);
    await button('Disconnect: Private').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await text('No calendar connected yet.');
  });

  it('has all of it in Arabic, from right to left', async () => {
    await enter(page, site.clinicUrl);
    await signIn(page, site.clinicUrl, 'expert@demo.test');
    for (const path of ['', '/create-location', '/availability']) {
      await visit(page, `${site.clinicUrl}/my-services${path}`);
      expect([await page.locator('html').getAttribute('dir'), await overflow(page)]).toEqual(['rtl', 0]);
    }
  });
});
