import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weekdays } from '../../../seed/services.ts';
import { type OutboundAnswer, OutboundError } from '../../providers/outbound.ts';
import { jobsOf } from '../../test-jobs.ts';
import { servicesOf } from '../../test-services.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
/** What the internet answers, by address. */
const internet = new Map<string, Partial<OutboundAnswer> | string>();
const asked: string[] = [];
beforeAll(async () => {
  world = await openWorld({
    outbound: async (url) => {
      asked.push(url);
      const answer = internet.get(url);
      if (answer === undefined || typeof answer === 'string') throw new OutboundError(answer ?? 'ENOTFOUND');
      return { status: 200, headers: {}, body: Buffer.from(''), ...answer };
    },
  });
});
beforeEach(() => {
  world.clock.skewMs = 0;
});
afterAll(() => world.close());

const expert = (name = 'Expert') => servicesOf(world).expert(name);
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

describe('working hours', () => {
  it('are none until they are said, and none again when they are taken back', async () => {
    const me = await expert();
    const read = async () => (await world.call(me, 'GET', '/api/working-hours')).body;
    expect((await read()).week).toBeNull();
    const said = { zone: 'Asia/Tokyo', week: weekdays([8, 12], [14, 18]) };
    expect((await world.call(me, 'PUT', '/api/working-hours', said)).body).toEqual(said);
    expect(await read()).toEqual(said);
    await world.call(me, 'PUT', '/api/working-hours', { ...said, week: null });
    expect((await read()).week).toBeNull();
    const { body } = await world.call(me, 'PUT', '/api/working-hours', { ...said, zone: 'Mars/Olympus' });
    expect(body.errors).toHaveProperty('zone');
  });
});

describe('time off', () => {
  it('is listed from now on, and can be deleted', async () => {
    const me = await expert();
    const add = (from: string, until: string) =>
      world.call(me, 'POST', '/api/time-off', { from, until, reason: 'At the sea' });
    const { body: later } = await add(inDays(20), inDays(21));
    const { body: sooner } = await add(inDays(-1), inDays(2));
    const list = async () => (await world.call(me, 'GET', '/api/time-off')).body.data.map(({ id }) => id);
    expect(await list()).toEqual([sooner.id, later.id]);
    expect((await world.call(await expert(), 'DELETE', `/api/time-off/${later.id}`)).status).toBe(404);
    await world.call(me, 'DELETE', `/api/time-off/${later.id}`);
    expect(await list()).toEqual([sooner.id]);
    for (const [from, until] of [
      [inDays(2), inDays(1)],
      [inDays(1), inDays(500)],
      [inDays(-3), inDays(-2)],
    ] as const)
      expect((await add(from, until)).body.errors).toHaveProperty('until');
  });
});

/** Busy for an hour of tomorrow. */
const tomorrow = () => {
  const at = (hour: string) => `${inDays(1).slice(0, 10).replaceAll('-', '')}T${hour}0000Z`;
  const event = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Dentist', `DTSTART:${at('08')}`, `DTEND:${at('09')}`];
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VEVENT', 'END:VCALENDAR', ''];
  return { body: Buffer.from(lines.join('\r\n')) };
};

describe('a calendar elsewhere', () => {
  const address = 'https://calendar.example.com/private-f00/basic.ics';
  const addTo = (me: Caller, at = address) =>
    world.call(me, 'POST', '/api/outside-calendars', { name: 'Home', address: at });
  const listOf = async (me: Caller) => (await world.call(me, 'GET', '/api/outside-calendars')).body.data;
  const fetch = (calendarId: string) =>
    jobsOf(world)['fetch-calendar']({ tenantId: world.here.id, calendarId });
  const failuresOf = async (me: Caller) =>
    (await world.call(me, 'GET', '/api/notifications')).body.data.filter(
      ({ kind }) => kind === 'calendar-failing',
    );

  it('is read for when somebody is busy; neither its address nor what is in it is shown or kept', async () => {
    const me = await expert();
    internet.set(address, tomorrow());
    const { status, body } = await addTo(me, address.replace('https', 'webcal'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ host: 'calendar.example.com', isWaiting: true, busyCount: 0 });
    await fetch(body.id);
    expect(await listOf(me)).toMatchObject([{ isWaiting: false, failure: null, busyCount: 1 }]);
    expect(asked.at(-1)).toBe(address);
    expect(JSON.stringify(await listOf(me))).not.toContain('f00');
    const { rows } = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query(
        `SELECT c.*, b.* FROM outside_calendars c JOIN outside_busy b ON b.calendar_id = c.id`,
      ),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Dentist|f00/);
  });

  it.each([
    ['http://calendar.example.com/a.ics'],
    ['https://me:secret@calendar.example.com/a.ics'],
    ['ftp://calendar.example.com/a.ics'],
    ['my calendar'],
    ['hello'],
  ])('is none at %s', async (at) => {
    const { status, body } = await addTo(await expert(), at);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ address: ['Enter the calendar’s address. It starts with https.'] });
  });

  it.each([
    ['https://127.0.0.1/a.ics'],
    ['https://192.168.1.4/a.ics'],
    ['https://[::1]/a.ics'],
    ['https://localhost/a.ics'],
    ['webcal://calendar.internal/a.ics'],
  ])('is not read inside a network: %s', async (at) => {
    const { status, body } = await addTo(await expert(), at);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ address: ['Local addresses can’t be used.'] });
  });

  it.each([
    ['unreachable', 'ENOTFOUND'],
    ['unreachable', { status: 503 }],
    ['refused', { status: 403 }],
    ['not_found', { status: 404 }],
    ['too_large', 'ETOOLARGE'],
    ['not_a_calendar', { body: Buffer.from('<!doctype html><title>Sign in</title>') }],
  ] as const)('says that it is %s, and what was read before still counts', async (failure, answer) => {
    const me = await expert();
    internet.set(address, tomorrow());
    const { body } = await addTo(me);
    await fetch(body.id);
    internet.set(address, answer);
    await fetch(body.id);
    expect(await listOf(me)).toMatchObject([{ failure, busyCount: 1 }]);
    internet.set(address, tomorrow());
    await fetch(body.id);
    expect(await listOf(me)).toMatchObject([{ failure: null, failingSince: null }]);
  });

  it('that fails for hours is told once under the bell', async () => {
    const me = await expert();
    internet.set(address, { status: 404 });
    const { body } = await addTo(me);
    for (const hours of [0, 1, 4, 5, 9]) {
      world.clock.skewMs = hours * 3_600_000;
      await fetch(body.id);
      // Whoever is signed in is so for an hour.
      world.clock.skewMs = 0;
      expect(await failuresOf(me)).toHaveLength(hours < 3 ? 0 : 1);
      if (hours === 4) await world.call(me, 'POST', '/api/notifications/read', { ids: null });
    }
  });

  it('is read again when one asks, not twice at once, and by and by', async () => {
    const me = await expert();
    internet.set(address, tomorrow());
    const { body } = await addTo(me);
    const jobs = async () =>
      (
        await world.owner.global.query(
          `SELECT 1 FROM pgboss.job WHERE name = 'fetch-calendar' AND data->>'calendarId' = $1`,
          [body.id],
        )
      ).rows.length;
    expect(await jobs()).toBe(1);
    const again = () => world.call(me, 'POST', `/api/outside-calendars/${body.id}/fetch`);
    expect((await again()).body.isWaiting).toBe(true);
    expect(await jobs()).toBe(1);
    await fetch(body.id);
    await again();
    await again();
    expect(await jobs()).toBe(2);
    await fetch(body.id);
    await jobsOf(world).sweep({});
    expect(await jobs()).toBe(2);
    world.clock.skewMs = 3_600_000;
    await jobsOf(world).sweep({});
    expect(await jobs()).toBe(3);
  });

  it('that was deleted is read no more', async () => {
    const me = await expert();
    const { body } = await addTo(me);
    await world.call(me, 'DELETE', `/api/outside-calendars/${body.id}`);
    const before = asked.length;
    await fetch(body.id);
    expect(asked.length).toBe(before);
  });
});
