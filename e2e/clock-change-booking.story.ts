import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { byIcalJs, byNodeIcal, type Read, startsOfAll } from '../proof/support/read-calendars.ts';
import { joinVisit, publishVisit } from './appointments.ts';
import { arabicTime, dayAfter, instantAt, nextChange, wallOf } from './clock-changes.ts';
import { overflow } from './danger.ts';
import { patienceMs } from './patience.ts';
import { call, look, type OpenSite, openSite, phone, register, signIn, visit } from './support.ts';

const own = 'Europe/Berlin';
const there = 'America/New_York';
const followersMail = 'summer@example.test';
/** One of the two changes its clocks first; between the two days they are an hour nearer to each other, or further. */
const soonest = dayAfter(wallOf(own, Date.now()).slice(0, 10), 3);
const [first = '', second = ''] = [nextChange(own, soonest), nextChange(there, soonest)].sort();
/** The place's clock shows the same on each: ten in the morning. */
const before = instantAt(there, dayAfter(first, -1), '10:00');
const between = instantAt(there, first, '10:00');
const afterBoth = instantAt(there, second, '10:00');
const classAt = instantAt(there, dayAfter(second, 1), '09:00');

let site: OpenSite;
let expert: Page;
let page: Page;
let consultation = '';
let group = '';
let program = '';
let task = '';
beforeAll(async () => {
  site = await openSite();
  expert = await someone();
  await signIn(expert, site.clinicUrl, 'expert@demo.test');
  const morning = Array.from({ length: 7 }, () => [{ from: 540, to: 720 }]);
  await call(expert, 'PUT', 'working-hours', { zone: there, week: null });
  const place = {
    name: 'Hudson',
    kind: 'place',
    address: '8 Hudson St, New York',
    zone: there,
    week: morning,
  };
  const { id: location } = await call<{ id: string }>(expert, 'POST', 'locations', place);
  const { id: host } = await call<{ id: string }>(expert, 'GET', 'user/get-data');
  const service = async (said: object): Promise<string> => {
    const whole = { durations: [30], everyMinutes: 30, aheadDays: 365, hosts: [{ id: host }], ...said };
    const path = `locations/${location}/services`;
    return (await call<{ id: string }>(expert, 'POST', path, whole)).id;
  };
  consultation = await service({ name: 'محادثة أولى' });
  group = await service({ name: 'صف الظهر', seats: 2 });
  program = await publishVisit(expert, {
    language: 'ar',
    settings: { ownArranging: false },
    serviceId: consultation,
    window: {},
  });
  page = await someone(phone);
  await register(page, site, site.clinicUrl, followersMail);
  task = await joinVisit(page, program, own);
});
afterAll(() => site.close());

async function someone(options: object = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', timezoneId: own, ...options });
  return context.newPage();
}

interface Booking {
  id: string;
  state: string;
  from: string;
}
const bookings = async (of = page): Promise<Booking[]> =>
  (await call<{ data: Booking[] }>(of, 'GET', 'bookings?show=upcoming')).data;
const button = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const plain = (words: string) => words.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u202f', ' ');

/** Turns the months until that day is there, and gives its time. */
async function timeAt(from: string, within: Page | Locator = page): Promise<Locator> {
  const day = wallOf(own, Date.parse(from)).slice(0, 10);
  await within.locator('[data-slot]').first().waitFor();
  const shown = (await within.locator('[data-day]').first().getAttribute('data-day')) ?? '';
  const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  for (let month = monthsOf(shown); month < monthsOf(day); month++)
    await button('الشهر التالي', within).click();
  await within.locator(`[data-day="${day}"]:not([aria-disabled])`).click();
  return within.locator(`[data-slot="${from}"]`);
}

/** The time by both clocks, as somebody reads it. */
function expectBothClocks(words: string, from: string): void {
  expect(plain(words)).toContain(arabicTime(own, from));
  expect(plain(words)).toContain(arabicTime(there, from));
}

/** What two programs find in the newest entry that was mailed to somebody, once it says so. */
async function mailedEntry(
  email: string,
  uid: string,
  sequence: number,
): Promise<{ read: Read; text: string }> {
  return vi.waitFor(
    async () => {
      const entries = (await site.mails()).flatMap(({ to, text, icalEvent }) =>
        to === email && icalEvent
          ? [{ read: byIcalJs(icalEvent.content), text, content: icalEvent.content }]
          : [],
      );
      const found = entries.find(({ read }) => read.uid.includes(uid) && read.sequence === sequence);
      if (!found) throw new Error(`No entry ${sequence} of ${uid} for ${email} yet.`);
      expect(byNodeIcal(found.content)).toEqual(found.read);
      return found;
    },
    { timeout: patienceMs, interval: 200 },
  );
}

/** Both sides hear the same of it. */
async function expectMailed(uid: string, meant: Pick<Read, 'method' | 'sequence' | 'status'>, from: string) {
  const end = new Date(Date.parse(from) + 30 * 60_000).toISOString();
  for (const email of [followersMail, 'expert@demo.test']) {
    const { read, text } = await mailedEntry(email, uid, meant.sequence);
    const { hostname } = new URL(site.clinicUrl);
    expect(read).toMatchObject({
      ...meant,
      uid: `booking-${uid}@${hostname}`,
      starts: [from],
      end,
      instance: null,
    });
    if (email === followersMail) expectBothClocks(text, from);
  }
}

describe('a follower in Berlin, on a phone in Arabic, and a practice in New York', () => {
  let booked = '';

  it('has clocks between them that change on different days', () => {
    const hoursApart = [before, between].map((at) => {
      const [mine = 0, theirs = 0] = [own, there].map((zone) =>
        Date.parse(`${wallOf(zone, Date.parse(at))}Z`),
      );
      return (mine - theirs) / 3_600_000;
    });
    expect(hoursApart[1]).not.toBe(hoursApart[0]);
  });

  it('books from the task, for the day on which one of the clocks has changed', async () => {
    await visit(page, `${site.clinicUrl}/my-tasks/task/${task}`);
    const time = await timeAt(between);
    expectBothClocks(await time.innerText(), between);
    await look(page, 'change-task');
    await time.click();
    await button('حجز هذا الموعد').waitFor();
    expectBothClocks(await page.getByRole('main').innerText(), between);
    await button('حجز هذا الموعد').click();
    await page.getByRole('heading', { name: 'تم حجز موعدك' }).waitFor();
    expectBothClocks(await page.getByRole('main').innerText(), between);
    expect(await overflow(page)).toBe(0);
    await look(page, 'change-booked');
    const [booking] = await bookings();
    expect(booking).toMatchObject({ from: between, state: 'confirmed' });
    booked = booking?.id ?? '';
    await expectMailed(booked, { method: 'REQUEST', sequence: 0, status: 'CONFIRMED' }, between);
  });

  it('moves it to the other side of the other change', async () => {
    await page.getByRole('link', { name: 'عرض الحجز' }).click();
    await button('تغيير الموعد').click();
    const dialog = page.getByRole('dialog');
    await (await timeAt(afterBoth, dialog)).click();
    await button('تغيير الموعد إلى هذا الوقت', dialog).waitFor();
    for (const at of [between, afterBoth]) expectBothClocks(await dialog.innerText(), at);
    await look(page, 'change-move');
    await button('تغيير الموعد إلى هذا الوقت', dialog).click();
    await page.getByText(/^تم تغيير الموعد وإبلاغ /).waitFor();
    expectBothClocks(await page.getByRole('main').innerText(), afterBoth);
    expect((await bookings())[0]).toMatchObject({ id: booked, from: afterBoth });
    await expectMailed(booked, { method: 'REQUEST', sequence: 1, status: 'CONFIRMED' }, afterBoth);
  });

  it('cancels another one, of the day before the clocks change', async () => {
    const { username } = await call<{ username: string }>(expert, 'GET', 'user/get-data');
    await visit(page, `${site.clinicUrl}/u/${username}`);
    await page.getByRole('button', { name: /^اختيار الوقت: محادثة أولى/ }).click();
    await (await timeAt(before)).click();
    await button('حجز هذا الموعد').click();
    await page.getByRole('heading', { name: 'تم الحجز' }).waitFor();
    const other = (await bookings()).find(({ from }) => from === before)?.id ?? '';
    await expectMailed(other, { method: 'REQUEST', sequence: 0, status: 'CONFIRMED' }, before);
    await page.getByRole('link', { name: 'عرض الحجز' }).click();
    await button('إلغاء الحجز').click();
    await button('إلغاء الحجز', page.getByRole('dialog')).click();
    await page.getByText(/^تم الإلغاء وإبلاغ /).waitFor();
    await expectMailed(other, { method: 'CANCEL', sequence: 1, status: 'CANCELLED' }, before);
    expect((await bookings()).map(({ id }) => id)).toEqual([booked]);
  });

  it('waits for a full class, and takes the seat that becomes free', async () => {
    const taken: { of: Page; id: string }[] = [];
    for (const email of ['seat-one@example.test', 'seat-two@example.test']) {
      const of = await someone();
      await register(of, site, site.clinicUrl, email);
      const hold = { from: classAt, duration: 30 };
      const { id } = await call<{ id: string }>(of, 'POST', `services/${group}/holds`, hold);
      await call(of, 'POST', `bookings/${id}/confirm-hold`, { answers: {} });
      taken.push({ of, id });
    }
    const { username } = await call<{ username: string }>(expert, 'GET', 'user/get-data');
    await visit(page, `${site.clinicUrl}/u/${username}`);
    await page.getByRole('button', { name: /^اختيار الوقت: صف الظهر/ }).click();
    const full = await timeAt(classAt);
    expectBothClocks(await full.innerText(), classAt);
    await full.getByText('مكتمل: الانضمام إلى قائمة الانتظار').click();
    await full.getByText('مكتمل. اسمك في قائمة الانتظار.').waitFor();
    expect(await overflow(page)).toBe(0);

    const [given] = taken;
    await call(given?.of ?? page, 'POST', `bookings/${given?.id}/cancel`, {});
    await visit(page, `${site.clinicUrl}/my-services/bookings`);
    await look(page, 'change-offered');
    await page.getByRole('link', { name: 'حجز هذا الوقت' }).click();
    await button('حجز هذا الموعد').click();
    await page.getByText('مؤكَّد', { exact: true }).waitFor();
    expectBothClocks(await page.getByRole('main').innerText(), classAt);
    const seat = (await bookings()).find(({ from }) => from === classAt)?.id ?? '';
    const { read } = await mailedEntry(followersMail, seat, 0);
    expect(read).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', starts: [classAt] });
  });

  it('has what is booked in a calendar app, at the right instants, and nothing else', async () => {
    const mine = await bookings();
    expect(mine.map(({ from }) => from)).toEqual([afterBoth, classAt]);
    await visit(page, `${site.clinicUrl}/my-services/bookings`);
    await page.getByText('عرض الحجوزات في تطبيق التقويم').click();
    await button('إنشاء الرابط').click();
    const url = await page.getByLabel('رابط تطبيق التقويم').inputValue();
    await look(page, 'change-feed');
    const content = await page.evaluate(async (path) => (await fetch(path)).text(), new URL(url).pathname);
    const { hostname } = new URL(site.clinicUrl);
    const meant = mine.map(({ id, from }) => [`booking-${id}@${hostname}`, from]).sort();
    expect(startsOfAll(content)).toEqual({ icalJs: meant, nodeIcal: meant });
    // By the zone's own rules, for apps that show the place's clock.
    expect(content).toContain(`TZID:${there}`);
  });
});
