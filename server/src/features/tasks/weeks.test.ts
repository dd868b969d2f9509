import type { Protocol } from '@regimen/engine/protocol.ts';
import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { enrollmentEvents } from '../../db/schema.ts';
import { required } from '../../test-answers.ts';
import { addFollower } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const day = 86_400_000;

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

const follower = (document: Protocol) => addFollower(world, expert, document);

const checkThenPulse = protocol(
  [
    node('assessment', 'check', null, { selectedItem: 'mood', window: { expireAfterMinutes: 600 } }),
    node('kpi', 'pulse', 'check', { selectedItem: 'pulse' }),
    node('finish', 'end', 'pulse', { settings: { message: 'Well done.' } }),
  ],
  ITEMS,
);

const diary = protocol(
  [node('wait', 'w', null, { settings: { kind: 'for', days: 30 } }), node('finish', 'f', 'w')],
  ITEMS,
  [
    module('m', {
      selected_module: 'kpi',
      selected_item: 'pulse',
      at_time: '08:00',
      settings: { name: 'Diary' },
    }),
  ],
);

describe('tasks that come back', () => {
  it('come when it is time, once, however often one looks', async () => {
    const ada = await follower(diary);
    expect(await ada.open()).toEqual([]);
    world.clock.skewMs = day;
    await world.wake();
    await world.wake();
    expect(await ada.open()).toMatchObject([{ name: 'Diary', kind: 'kpi', repeats: 'days' }]);
    const task = await ada.firstOpen();
    expect(task.openedAt.slice(11, 16)).toBe('08:00');
    expect((await ada.get(`tasks/${task.id}`)).why).toBe('This repeats every day at 8:00 AM.');
  });

  it('say whether they come several times a day, and what comes once says nothing', async () => {
    const hourly = diary.modules.map((each) => ({ ...each, every_hour: 4 }));
    const ada = await follower({ ...diary, modules: hourly });
    world.clock.skewMs = day;
    await world.wake();
    expect(await ada.open()).toMatchObject([{ name: 'Diary', repeats: 'hours' }]);
    const once = await follower(checkThenPulse);
    expect(await once.firstOpen()).toMatchObject({ repeats: null });
  });

  it('make a streak of days, which a missed one ends', async () => {
    const ada = await follower(diary);
    for (let days = 1; days <= 3; days++) {
      world.clock.skewMs = days * day;
      await world.wake();
      const task = await ada.firstOpen();
      expect((await ada.handIn(task.id, { type: 'reading', value: 60 + days })).status).toBe(200);
    }
    expect(await ada.following()).toMatchObject({ streak: 3, bestStreak: 3 });
    world.clock.skewMs = 6 * day;
    await world.wake();
    const later = await ada.following();
    expect(later).toMatchObject({ streak: 0, bestStreak: 3 });
    expect(later.badges.map(({ name }) => name)).toContain('three-days');
  });

  it('show in the calendar: what was done, what is open, what will come', async () => {
    const ada = await follower(diary);
    world.clock.skewMs = day;
    await world.wake();
    const task = await ada.firstOpen();
    await ada.handIn(task.id, { type: 'reading', value: 70 });
    const today = new Date(Date.now() + day);
    const date = (days: number) => new Date(today.getTime() + days * day).toISOString().slice(0, 10);
    const { days, zone } = await ada.get(`tasks/calendar?from=${date(0)}&to=${date(6)}`);
    expect(zone).toBe('UTC');
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({ date: date(0), tasks: [{ id: task.id, status: 'done' }] });
    expect(days[3]).toMatchObject({ coming: [{ name: 'Diary', at: `${date(3)}T08:00:00.000Z` }] });
    const wide = await world.call(ada.caller, 'GET', '/api/tasks/calendar?from=2026-01-01&to=2026-12-31');
    expect(wide.status).toBe(422);
  });
});

describe('a pause', () => {
  it('keeps what is handed in until one goes on, and moves what it is due', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    expect((await ada.post(`enrollments/${ada.id}/pause`)).body.status).toBe('paused');
    expect((await ada.post(`enrollments/${ada.id}/pause`)).status).toBe(200);
    const given = await ada.handIn(task.id, { type: 'answers', answers: { q1: 'p1', q2: 'p2' } });
    expect(given.body).toMatchObject({ status: 'open', can: { answer: false } });
    const twice = await ada.handIn(task.id, { type: 'declined' });
    expect([twice.status, twice.body.message]).toEqual([
      409,
      'This was already sent. It counts once the program resumes.',
    ]);
    world.clock.skewMs = 2 * day;
    await world.wake();
    const resumed = await ada.post(`enrollments/${ada.id}/resume`);
    expect(resumed.body).toMatchObject({ status: 'active', tasks: [{ name: 'pulse' }] });
    expect(await ada.get(`tasks/${task.id}`)).toMatchObject({
      status: 'done',
      result: { type: 'answers', answers: { q1: 'p1', q2: 'p2' } },
    });
  });

  it('lets deadlines wait', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    await ada.post(`enrollments/${ada.id}/pause`);
    world.clock.skewMs = 2 * day;
    await ada.post(`enrollments/${ada.id}/resume`);
    const moved = await ada.get(`tasks/${task.id}`);
    expect(Date.parse(required(moved.expiresAt)) - Date.parse(required(task.expiresAt))).toBeGreaterThan(
      1.9 * day,
    );
    expect(moved.can.answer).toBe(true);
  });
});

describe('a pause of some days', () => {
  it('ends by itself at the same time of day, asks for nothing until then, and can be ended before', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const paused = await ada.post(`enrollments/${ada.id}/pause`, { days: 3 });
    const until = Date.parse(required(paused.body.pausedUntil));
    expect(Math.abs(until - Date.now() - 3 * day)).toBeLessThan(60_000);
    expect((await ada.get('tasks')).data).toEqual([]);
    // A reading that comes meanwhile does not end it, and does not make it last.
    await ada.post(`enrollments/${ada.id}/readings`, { kpi: 'pulse', value: 70 });
    expect(await ada.following()).toMatchObject({ status: 'paused', pausedUntil: paused.body.pausedUntil });
    world.clock.skewMs = 2.9 * day;
    await world.wake();
    expect((await ada.following()).status).toBe('paused');
    world.clock.skewMs = 4 * day;
    await world.wake();
    expect(await ada.following()).toMatchObject({ status: 'active', pausedUntil: null, day: 1 });
    const moved = await ada.get(`tasks/${task.id}`);
    expect(moved.expiresAt).toBe(new Date(Date.parse(required(task.expiresAt)) + 3 * day).toISOString());
    await ada.post(`enrollments/${ada.id}/pause`, { days: 7 });
    expect((await ada.post(`enrollments/${ada.id}/resume`)).body).toMatchObject({
      status: 'active',
      pausedUntil: null,
    });
    expect((await ada.post(`enrollments/${ada.id}/pause`, { days: 0 })).status).toBe(422);
  });
});

describe('leaving', () => {
  it('ends everything that is open, and is for good', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const left = await ada.post(`enrollments/${ada.id}/withdraw`, { words: 'No time' });
    expect(left.body).toMatchObject({ status: 'withdrawn', tasks: [], can: { withdraw: false } });
    expect((await ada.get(`tasks/${task.id}`)).status).toBe('ended');
    expect((await ada.post(`enrollments/${ada.id}/pause`)).status).toBe(409);
    const events = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(enrollmentEvents).where(eq(enrollmentEvents.enrollmentId, ada.id)),
    );
    expect(events.map(({ type, byUser }) => [type, byUser])).toEqual([
      ['start', ada.caller.id],
      ['withdraw', ada.caller.id],
    ]);
  });
});
