import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { tasks } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { writeCalendar } from './icalendar.ts';

/** As a calendar program reads it. */
function read(feed: string) {
  const calendar = new ICAL.Component(ICAL.parse(feed));
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(event);
    return { uid, summary, description, start: startDate.toJSDate(), end: endDate.toJSDate() };
  });
}

describe('writing', () => {
  const event = {
    uid: 'a@here.test',
    stamp: new Date('2026-11-15T08:00:00Z'),
    start: new Date('2026-11-15T17:00:00.500Z'),
    end: new Date('2026-11-15T17:30:00Z'),
    summary: 'Walk, then rest; 10\\15 min',
    description: `First line\nSecond line ${'قياس ضغط الدم في المساء '.repeat(10)}`,
    url: 'https://here.test/my-tasks/task/a',
  };

  it('gives back what was written, whatever characters it holds', async () => {
    const [found] = read(await writeCalendar('Here', 'en', [event]));
    expect(found).toMatchObject({ uid: event.uid, summary: event.summary, description: event.description });
    expect(found?.start.toISOString()).toBe('2026-11-15T17:00:00.000Z');
  });

  it('folds lines at 75 bytes and ends each with CR LF', async () => {
    const feed = await writeCalendar('Here', 'en', [event]);
    expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of feed.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
      expect(line).not.toContain('\uFFFD');
    }
  });
});

describe('the feed', () => {
  let world: World;
  let person: Caller;
  let task: string;
  const lateAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 6 * 3_600_000);
  beforeAll(async () => {
    world = await openWorld();
    person = await world.add(world.here);
    const expert = await world.add(world.here, { roles: ['expert'] });
    task = await world.runtime.tx(world.here.id, async (tx) => {
      const program = await seedProgram(tx, expert.id as string);
      const made = await seedEnrollment(tx, person.id as string, program);
      await tx.update(tasks).set({ name: 'Sleep diary', lateAt }).where(eq(tasks.id, made.task));
      return made.task;
    });
  });
  afterAll(() => world.close());

  type Link = `/api/calendar/${string}`;
  const make = async () =>
    new URL((await world.call(person, 'POST', '/api/calendar')).body.url).pathname as Link;
  const look = (path: Link, headers = {}) =>
    world.call(world.guest(world.here), 'GET', path, undefined, headers);

  it('shows open tasks up to their deadline to whoever has the link', async () => {
    const path = await make();
    const { status, headers, body } = await look(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = read(body);
    expect(events.find(({ uid }) => uid === `task-${task}@here.test`)).toMatchObject({
      summary: 'Sleep diary',
      description: 'Better sleep',
      end: lateAt,
    });
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect((await world.call(person, 'GET', '/api/calendar')).body.lastUsedAt).not.toBeNull();
  });

  it('says when nothing has changed', async () => {
    const path = await make();
    const first = await look(path);
    const again = await look(path, { 'if-none-match': first.headers.etag as string });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
  });

  it('ends with its link: replaced, removed, or never given out', async () => {
    const before = await make();
    const now = await make();
    expect((await look(before)).status).toBe(404);
    expect((await look(now)).status).toBe(200);
    expect((await world.call(person, 'DELETE', '/api/calendar')).status).toBe(204);
    expect((await look(now)).status).toBe(404);
    expect((await look(`/api/calendar/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await world.call(world.guest(world.there), 'GET', now)).status).toBe(404);
  });
});
