import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTime, seedBooking, seedBookingFeed } from '../../../seed/bookings.ts';
import { seedLocation, seedService } from '../../../seed/services.ts';
import type { Mail } from '../../providers/mail.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const hour = 3_600_000;
let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld({ works: true });
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

type Said = NonNullable<Parameters<typeof seedService>[3]>;
const serviceOf = (said: Said = {}): Promise<string> =>
  world.runtime.tx(world.here.id, async (tx) => {
    const { location } = await seedLocation(tx, expert.id as string);
    return seedService(tx, expert.id as string, location, { reminderMinutes: [60], ...said });
  });
let later = 0;
/** Another day each time, so that nobody is in the way. */
const nextTime = () => new Date(openTime(Date.now(), later++)).toISOString();

async function book(client: Caller, service: string, from: string): Promise<string> {
  const held = await world.call(client, 'POST', `/api/services/${service}/holds`, { from, duration: 30 });
  expect(held.status, JSON.stringify(held.body)).toBe(201);
  await world.call(client, 'POST', `/api/bookings/${held.body.id}/confirm-hold`, { answers: {} });
  return held.body.id;
}

/** The next mail to somebody with an entry for calendars, and what a calendar app reads in it. */
async function nextMail(
  to: Caller,
  from: number,
): Promise<{ mail: Mail; entry: ReturnType<typeof readEntry> }> {
  const mine = () => world.mails.slice(from).find((mail) => mail.to === to.email);
  await vi.waitFor(() => expect(mine()).toBeDefined(), { timeout: 20_000 });
  const mail = mine() as Mail;
  return { mail, entry: readEntry(mail.icalEvent?.content ?? '') };
}

function readEntry(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [component] = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(component as ICAL.Component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    from: event.startDate.toJSDate().toISOString(),
    status: component?.getFirstPropertyValue('status'),
    attendees: event.attendees.map((one) => [one.getFirstValue(), one.getParameter('partstat')]),
    starts: starts(event),
  };
}

function starts(event: ICAL.Event): string[] {
  const iterator = event.iterator();
  const found: string[] = [];
  for (let next = iterator.next(); next && found.length < 100; next = iterator.next())
    found.push(next.toJSDate().toISOString());
  return found;
}

describe('mails about an appointment', () => {
  it('put it into calendars, move it there, and take it out again: one entry, counted on', async () => {
    const [service, client] = [await serviceOf(), await world.add(world.here)];
    const [from, to] = [nextTime(), nextTime()];
    const begun = world.mails.length;
    const id = await book(client, service, from);
    const booked = await nextMail(client, begun);
    expect(booked.entry).toMatchObject({ method: 'REQUEST', sequence: 0, from, status: 'CONFIRMED' });
    expect(booked.mail.text).not.toContain('undefined');
    const atHost = await nextMail(expert, begun);
    expect(atHost.entry).toMatchObject({ method: 'REQUEST', uid: booked.entry.uid, from });

    const moving = world.mails.length;
    await world.call(client, 'POST', `/api/bookings/${id}/move`, { from: to });
    const moved = await nextMail(client, moving);
    expect(moved.entry).toMatchObject({ method: 'REQUEST', uid: booked.entry.uid, sequence: 1, from: to });

    const cancelling = world.mails.length;
    await world.call(expert, 'POST', `/api/bookings/${id}/cancel`, { reason: 'I have a cold' });
    const cancelled = await nextMail(client, cancelling);
    expect(cancelled.entry).toMatchObject({
      method: 'CANCEL',
      uid: booked.entry.uid,
      sequence: 2,
      status: 'CANCELLED',
    });
    expect(cancelled.mail.text).toContain('I have a cold');
  });

  it('hold a request as tentative until it is accepted', async () => {
    const [service, client] = [await serviceOf({ confirm: 'by_hand' }), await world.add(world.here)];
    const begun = world.mails.length;
    const id = await book(client, service, nextTime());
    expect((await nextMail(client, begun)).entry).toMatchObject({ status: 'TENTATIVE', method: 'REQUEST' });
    const accepting = world.mails.length;
    await world.call(expert, 'POST', `/api/bookings/${id}/accept`, {});
    expect((await nextMail(client, accepting)).entry).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
  });

  it('tell a series in one, without what was left out, and one of it by where it stood', async () => {
    const [service, client] = [await serviceOf(), await world.add(world.here)];
    const from = nextTime();
    const at = (weeks: number) => new Date(Date.parse(from) + weeks * 7 * 24 * hour).toISOString();
    await world.runtime.tx(world.here.id, (tx) =>
      seedBooking(tx, { service, client: expert.id as string, from: Date.parse(at(1)) }),
    );
    const begun = world.mails.length;
    const { body } = await world.call(client, 'POST', `/api/services/${service}/series`, {
      from,
      duration: 30,
      everyWeeks: 1,
      times: 4,
      skipClashes: true,
      answers: {},
    });
    const { entry } = await nextMail(client, begun);
    expect(entry.starts).toEqual(body.data.map((one) => one.from));
    const cancelling = world.mails.length;
    await world.call(client, 'POST', `/api/bookings/${body.data[1]?.id}/cancel`, {});
    const { mail } = await nextMail(client, cancelling);
    expect(mail.icalEvent?.content).toContain('RECURRENCE-ID;TZID=Europe/Berlin:');
    expect(mail.icalEvent).toMatchObject({ method: 'CANCEL' });
  });

  it('keep a group as one entry for its host, which ends with the last who comes', async () => {
    const service = await serviceOf({ seats: 2 });
    const [one, other] = [await world.add(world.here), await world.add(world.here)];
    const from = nextTime();
    const begun = world.mails.length;
    const first = await book(one, service, from);
    const { entry } = await nextMail(expert, begun);
    const joining = world.mails.length;
    const second = await book(other, service, from);
    expect((await nextMail(expert, joining)).entry).toMatchObject({ uid: entry.uid, method: 'REQUEST' });
    const leaving = world.mails.length;
    await world.call(one, 'POST', `/api/bookings/${first}/cancel`, {});
    const left = (await nextMail(expert, leaving)).entry;
    expect(left).toMatchObject({ uid: entry.uid, method: 'REPLY' });
    expect(left.attendees).toEqual([[`urn:uuid:${one.id}`, 'DECLINED']]);
    const ending = world.mails.length;
    await world.call(other, 'POST', `/api/bookings/${second}/cancel`, {});
    expect((await nextMail(expert, ending)).entry).toMatchObject({
      uid: entry.uid,
      method: 'CANCEL',
      sequence: 1,
    });
  });
});

describe('the feed', () => {
  it('has both sides of its person, nobody’s answers, and ends with its link', async () => {
    const [service, client] = [await serviceOf(), await world.add(world.here)];
    const from = nextTime();
    const said = { answers: { goal: 'My knee' }, privateNote: 'Coffee', summary: 'Sleep' };
    const booking = { service, client: client.id as string, from: Date.parse(from), said };
    await world.runtime.tx(world.here.id, (tx) => seedBooking(tx, booking));
    const secret = await world.runtime.tx(world.here.id, (tx) => seedBookingFeed(tx, client.id as string));
    const read = () => world.call(world.guest(world.here), 'GET', `/api/public/bookings/${secret}.ics`);
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(readEntry(body).from).toBe(from);
    expect(body).not.toMatch(/knee|Coffee|Sleep/);
    await world.call(client, 'POST', '/api/booking-feed');
    expect((await read()).status).toBe(404);
  });
});

describe('the entry that somebody downloads', () => {
  it('is in the language of its reader', async () => {
    const [service, client] = [await serviceOf(), await world.add(world.here, { locale: 'ar' })];
    const id = await book(client, service, nextTime());
    const { body } = await world.call(client, 'GET', `/api/bookings/${id}/calendar`);
    const words = String(body).replaceAll('\r\n ', '');
    expect(words).toContain('لتغيير الموعد أو إلغائه');
    expect(words).not.toContain('Change or cancel');
  });
});
