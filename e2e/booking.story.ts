import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  alive,
  call,
  linkMailedTo,
  type OpenSite,
  openSite,
  phone,
  register,
  signIn,
  visit,
} from './support.ts';

let site: OpenSite;
let expert: Page;
/** Where the demo expert's services stand. */
let profile = '';
beforeAll(async () => {
  site = await openSite();
  expert = await someone();
  await signIn(expert, site.url, 'expert@demo.test');
  profile = `${site.url}/u/${(await call<{ username: string }>(expert, 'GET', 'user/get-data')).username}`;
});
afterAll(() => site.close());

async function someone(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await site.browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    ...options,
  });
  return context.newPage();
}

interface Booking {
  id: string;
  state: string;
  from: string;
  terms: { name: string };
}
const bookingsOf = async (page: Page): Promise<Booking[]> =>
  (await call<{ data: Booking[] }>(page, 'GET', 'bookings?show=upcoming')).data;

/** Opens what can be booked with the expert, at the times of a day on which much is free. */
async function chooseDay(page: Page, service: string): Promise<string[]> {
  await visit(page, profile);
  await page.getByRole('button', { name: `Choose a time: ${service}` }).click();
  await page.locator('button[data-day]:not([aria-disabled])').last().click();
  await page.locator('[data-slot]').first().waitFor();
  return page
    .locator('[data-slot]')
    .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-slot') ?? ''));
}
async function serviceNamed(name: string): Promise<{ id: string; name: string }> {
  const path = `creators/${profile.split('/').at(-1)}/services`;
  const { data } = await call<{ data: { id: string; name: string }[] }>(expert, 'GET', path);
  return data.find((service) => service.name === name) ?? { id: '', name };
}
const press = (page: Page, slot: string) => page.locator(`[data-slot="${slot}"]`).click();

describe('two people want the last place at a time', () => {
  it('who is quicker has it, and the other is told kindly and takes the next one', async () => {
    const one = await someone();
    await register(one, site, site.url, 'first@example.test');
    const two = await someone();
    await register(two, site, site.url, 'second@example.test');
    const [slots] = await Promise.all([
      chooseDay(one, 'Short follow-up call'),
      chooseDay(two, 'Short follow-up call'),
    ]);
    const wanted = slots[2] ?? '';
    await Promise.all([press(one, wanted), press(two, wanted)]);

    const ask = (page: Page) => page.getByRole('button', { name: 'Ask for this time' });
    const takeNext = (page: Page) => page.getByRole('button', { name: /^Take / });
    await Promise.all([one, two].map((page) => ask(page).or(takeNext(page)).waitFor()));
    const isFirst = await ask(one).isVisible();
    const [winner, loser] = isFirst ? [one, two] : [two, one];
    await loser.getByText(/^Someone was quicker and took /).waitFor();
    await loser.getByText(/^The next free time is /).waitFor();
    await takeNext(loser).click();
    await ask(loser).waitFor();
    for (const page of [winner, loser]) {
      await ask(page).click();
      await page.getByRole('heading', { name: 'Your request is on its way' }).waitFor();
    }
    const [won] = await bookingsOf(winner);
    const [lost] = await bookingsOf(loser);
    expect([won?.from, won?.state, lost?.state]).toEqual([wanted, 'requested', 'requested']);
    expect(lost && Date.parse(lost.from)).toBeGreaterThan(Date.parse(wanted));

    // The expert is asked twice, and answers both where they stand.
    await visit(expert, `${site.url}/my-services/bookings?show=waiting`);
    const asking = expert.getByRole('listitem').filter({ hasText: 'with Lina Haddad' });
    await asking.first().getByRole('button', { name: 'Accept' }).click();
    await expert.getByText(/^Confirmed\. We’ve let /).waitFor();
    await asking.nth(1).waitFor({ state: 'detached' });
    await asking.first().getByRole('button', { name: 'Decline' }).click();
    const dialog = expert.getByRole('dialog');
    await dialog.getByLabel('Your message').fill('I’m in a meeting then.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expert.getByText(/^Declined\. We’ve let /).waitFor();
    await asking.first().waitFor({ state: 'detached' });
    const states = [...(await bookingsOf(winner)), ...(await bookingsOf(loser))].map(({ state }) => state);
    expect(states).toEqual(['confirmed']);
  });
});

describe('a visitor', () => {
  it('has the time they chose while they sign up, and comes back to it', async () => {
    const page = await someone();
    const slots = await chooseDay(page, 'First consultation');
    await press(page, slots[0] ?? '');
    await page.getByText('We’re holding it for you for 10 minutes.').waitFor();
    await page.getByRole('link', { name: 'Sign up and book' }).click();
    await page.waitForURL(/finish-registration/);
    await alive(page);
    const email = 'visitor@example.test';
    const values = { full_name: 'Rana Aziz', email, password: 'a long enough password' };
    for (const [field, value] of Object.entries(values))
      await page.locator(`main input[name="${field}"]:visible`).fill(value);
    await page.locator('main button[type=submit]:visible').click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    await page.goto(await linkMailedTo(site, email));
    await page.getByRole('button', { name: 'Confirm my email and sign in' }).click();
    await page.getByRole('link', { name: 'Continue where you were' }).click();
    await page.getByRole('heading', { level: 1, name: 'First consultation' }).waitFor();
    await page.getByLabel('What would you like to talk about?').fill('My sleep');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    const [booking] = await bookingsOf(page);
    expect(booking).toMatchObject({ from: slots[0], state: 'confirmed' });
  });
});

describe('an appointment', () => {
  it('is booked on a phone in Arabic, by one’s own clock and the place’s', async () => {
    const page = await someone({ ...phone, timezoneId: 'Africa/Cairo' });
    await signIn(page, site.clinicUrl, 'follower@demo.test');
    const doctor = await someone();
    await signIn(doctor, site.clinicUrl, 'expert@demo.test');
    const { username } = await call<{ username: string }>(doctor, 'GET', 'user/get-data');
    await visit(page, `${site.clinicUrl}/u/${username}`);
    await page.getByRole('button', { name: /^اختيار الوقت: الاستشارة الأولى/ }).click();
    await page.locator('button[data-day]:not([aria-disabled])').last().click();
    const slot = page.locator('[data-slot]').nth(1);
    const from = (await slot.getAttribute('data-slot')) ?? '';
    // Riyadh is an hour ahead of Cairo in winter.
    const hour = (zone: string) =>
      new Intl.DateTimeFormat('ar-u-nu-latn', { hour: 'numeric', minute: '2-digit', timeZone: zone })
        .format(new Date(from))
        .replaceAll('\u202f', ' ');
    const words = (await slot.innerText()).replace(/[\u2068\u2069]/g, '');
    expect(words).toContain(hour('Africa/Cairo'));
    expect(words).toContain(`${hour('Asia/Riyadh')} هناك`);
    await slot.click();
    await page.locator('main textarea, dialog textarea').first().fill('النوم');
    await page.getByRole('button', { name: 'حجز هذا الموعد' }).click();
    await page.getByRole('heading', { name: 'تم الحجز' }).waitFor();
    await page.getByRole('link', { name: 'عرض الحجز' }).click();
    await page.getByRole('heading', { level: 1, name: 'الاستشارة الأولى' }).waitFor();
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect([await page.locator('html').getAttribute('dir'), await page.evaluate(wide)]).toEqual(['rtl', 0]);
  });

  it('is moved by whoever booked it, and by its host on the calendar with keys alone', async () => {
    const page = await someone();
    await register(page, site, site.url, 'mover@example.test');
    const slots = await chooseDay(page, 'Short follow-up call');
    await press(page, slots[0] ?? '');
    await page.getByRole('button', { name: 'Ask for this time' }).click();
    await page.getByRole('link', { name: 'See the booking' }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('button[data-day]:not([aria-disabled])').last().click();
    const free = dialog.locator('[data-slot]').last();
    const later = (await free.getAttribute('data-slot')) ?? '';
    await free.click();
    await dialog.getByRole('button', { name: 'Move it here' }).click();
    await page.getByText(/^Moved\. We’ve let /).waitFor();
    const [moved] = await bookingsOf(page);
    expect(moved?.from).toBe(later);

    await visit(expert, `${site.url}/my-services/bookings?view=day&day=${later.slice(0, 10)}`);
    const block = expert.locator(`[data-booking="${moved?.id}"]`);
    await block.focus();
    await expert.keyboard.press('Shift+ArrowUp');
    await expert.keyboard.press('Shift+ArrowUp');
    await expert.getByText(/^Move to /).waitFor();
    await expert.keyboard.press('Enter');
    await expert.getByRole('dialog').getByLabel('Your message').fill('Half an hour earlier, please.');
    await expert.getByRole('dialog').getByRole('button', { name: 'Move it here' }).click();
    await expert.getByText(/^Moved\. We’ve let /).waitFor();
    const [again] = await bookingsOf(page);
    expect(Date.parse(later) - Date.parse(again?.from ?? '')).toBe(30 * 60_000);
  });

  it('shows the way in from a quarter of an hour before until it is over', async () => {
    const page = await someone();
    await register(page, site, site.url, 'joins@example.test');
    const slots = await chooseDay(page, 'Short follow-up call');
    await press(page, slots[6] ?? '');
    await page.getByRole('button', { name: 'Ask for this time' }).click();
    await page.getByRole('link', { name: 'See the booking' }).waitFor();
    const [asked] = await bookingsOf(page);
    await call(expert, 'POST', `bookings/${asked?.id}/accept`, {});
    const wayIn = page.getByRole('link', { name: 'Join now' });
    for (const [minutes, isThere] of [
      [-16, false],
      [-14, true],
      [19, true],
      [21, false],
    ] as const) {
      await page.clock.setFixedTime(Date.parse(asked?.from ?? '') + minutes * 60_000);
      await visit(page, `${site.url}/my-services/bookings/${asked?.id}`);
      await expect.poll(() => wayIn.isVisible()).toBe(isThere);
    }
  });

  it('is printed with its whole name and whoever comes, be it from a calendar', async () => {
    const { data } = await call<{ data: Booking[] }>(expert, 'GET', 'bookings?as=host&show=upcoming');
    const day = data[0]?.from.slice(0, 10);
    for (const view of ['day', 'week', 'month']) {
      await visit(expert, `${site.url}/my-services/bookings?view=${view}&day=${day}`);
      const grid = expert.locator('[data-booking], main table').first();
      const onPaper = expert
        .locator('main')
        .getByRole('listitem')
        .getByText(/^with /)
        .first();
      await grid.waitFor();
      expect(await onPaper.isVisible()).toBe(false);
      await expert.emulateMedia({ media: 'print' });
      await onPaper.waitFor();
      expect(await grid.isVisible()).toBe(false);
      await expert.emulateMedia({ media: 'screen' });
    }
  });

  it('repeats every week, with the times that are taken seen first', async () => {
    const page = await someone();
    await register(page, site, site.url, 'weekly@example.test');
    const slots = await chooseDay(page, 'Short follow-up call');
    await page.getByRole('radio', { name: 'Every week' }).check();
    await page.getByLabel('How many times?').selectOption('3');
    await press(page, slots[4] ?? '');
    await page.getByRole('heading', { name: /times/ }).waitFor();
    await page.getByRole('button', { name: /^Ask for \d times?$/ }).click();
    await page.getByRole('heading', { name: /^Your request for \d times? is sent$/ }).waitFor();
    const made = await bookingsOf(page);
    expect(made[0]?.from).toBe(slots[4]);
    expect(made.length).toBeGreaterThan(1);
  });
});

describe('whoever waits', () => {
  it('gets the seat that becomes free, held for them', async () => {
    const page = await someone();
    await register(page, site, site.url, 'waiting@example.test');
    const service = await serviceNamed('Short follow-up call');
    await chooseDay(page, service.name);
    await page.getByText('No time that suits you?').click();
    await page.getByRole('button', { name: 'Join waitlist' }).click();
    await page.getByText(/^You’re on the waitlist/).waitFor();
    await page.getByRole('link', { name: 'See what you’re waiting for' }).click();
    await page.getByRole('heading', { name: 'Waitlist' }).waitFor();

    // Somebody has to give one of theirs back.
    const other = await someone();
    await signIn(other, site.url, 'follower@demo.test');
    const mine = (await bookingsOf(other)).find(({ terms }) => terms.name === service.name);
    await visit(other, `${site.url}/my-services/bookings/${mine?.id}`);
    await other.getByRole('button', { name: 'Cancel booking' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await other.getByText(/^Canceled\. We’ve let /).waitFor();

    await visit(page, `${site.url}/my-services/bookings`);
    await page.getByRole('link', { name: 'Book it' }).click();
    await page.getByRole('button', { name: 'Ask for this time' }).click();
    await page.getByText('Requested', { exact: true }).waitFor();
  });
});
