import type { Protocol } from '@regimen/engine/protocol.ts';
import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { enrollmentEvents, prompts, sessions } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

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

/** Somebody who has just joined a program that is published with this protocol. */
async function follower(document: Protocol) {
  const caller = await world.add(world.here);
  await stayForMonths(caller);
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, world.here.id, expert.id as string, { document }),
  );
  const facts = { age: 40, sex: null, signs: [] };
  const joined = await world.call(caller, 'POST', `/api/programs/${program}/enrollments`, {
    ...{ facts, zone: 'UTC', consent: true },
  });
  expect(joined.status).toBe(201);
  const get = async (path: string) => (await world.call(caller, 'GET', `/api/${path}`)).body;
  return {
    caller,
    get,
    id: joined.body.id as string,
    following: () => get(`enrollments/${joined.body.id}`),
    open: async () => (await get('tasks')).data,
    handIn: (task: string, result: object, more: object = {}) =>
      world.call(caller, 'POST', `/api/tasks/${task}/result`, { result, ...more }),
    post: (path: string, body?: object) => world.call(caller, 'POST', `/api/${path}`, body),
  };
}

/** A session lasts an hour without a visit; here weeks pass. */
const stayForMonths = ({ id }: Caller) =>
  world.runtime.tx(world.here.id, (tx) =>
    tx
      .update(sessions)
      .set({ idleSeconds: 10_000_000, expiresAt: new Date(Date.now() + 90 * day) })
      .where(eq(sessions.userId, id as string)),
  );

const promptsOf = (enrollmentId: string) =>
  world.runtime.read(world.here.id, (tx) =>
    tx.select().from(prompts).where(eq(prompts.enrollmentId, enrollmentId)),
  );

const checkThenPulse = protocol(
  [
    node('assessment', 'check', null, { selectedItem: 'mood', window: { expireAfterMinutes: 600 } }),
    node('kpi', 'pulse', 'check', { selectedItem: 'pulse' }),
    node('finish', 'end', 'pulse', { settings: { message: 'Well done.' } }),
  ],
  ITEMS,
);

describe('a task', () => {
  it('is answered, the way goes on, and at its end it says so', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
    const shown = await ada.get(`tasks/${task.id}`);
    expect(shown).toMatchObject({ kind: 'assessment', can: { answer: true }, begun: null, result: null });
    expect(shown.item.questions).toHaveLength(2);
    const done = await ada.handIn(task.id, { type: 'answers', answers: { q1: 'p1', q2: 'p2' } });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ status: 'done', wasLate: false, can: { answer: false } });
    const [next] = await ada.open();
    expect(next).toMatchObject({ name: 'pulse', kind: 'kpi' });
    expect(await ada.following()).toMatchObject({ streak: 1, progress: 0.333, openTasks: 1 });
    const read = await ada.handIn(next.id, { type: 'reading', value: 1.2, unit: 'Hz' });
    expect(read.status).toBe(200);
    const end = await ada.following();
    expect(end).toMatchObject({ status: 'finished', progress: 1, ending: { message: 'Well done.' } });
    expect(end.kpis[0].readings).toMatchObject([{ value: 72, source: 'task' }]);
    expect(end.badges.map(({ name }: { name: string }) => name)).toEqual([
      ...['first-step', 'on-target', 'half-way', 'finished'],
    ]);
    expect((await ada.get('tasks?show=done')).data).toHaveLength(2);
  });

  it('says what is wrong with each answer, and nothing has happened then', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
    const { status, body } = await ada.handIn(task.id, { type: 'answers', answers: { q2: 'p9', q3: 1 } });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual([
      ...['result.answers.q1', 'result.answers.q2', 'result.answers.q3'],
    ]);
    expect((await ada.handIn(task.id, { type: 'done' })).body.errors).toHaveProperty('result.type');
    expect((await ada.open())[0].id).toBe(task.id);
  });

  it('refuses a slip of the finger and an unknown unit on their fields', async () => {
    const ada = await follower(protocol([node('kpi', 'k', null, { selectedItem: 'pulse' })], ITEMS));
    const [task] = await ada.open();
    const high = await ada.handIn(task.id, { type: 'reading', value: 900 });
    expect([high.status, Object.keys(high.body.errors)]).toEqual([422, ['result.value']]);
    const odd = await ada.handIn(task.id, { type: 'reading', value: 70, unit: 'mph' });
    expect(Object.keys(odd.body.errors)).toEqual(['result.unit']);
  });

  it('is taken once: a second time it is 409, in words', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
    const answers = { type: 'answers', answers: { q1: 'p1', q2: 'p2' } };
    await ada.handIn(task.id, answers);
    const again = await ada.handIn(task.id, answers);
    expect([again.status, again.body.message]).toEqual([409, 'This task is not open any more.']);
  });

  it('keeps answers that are begun until it is handed in', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
    const put = await world.call(ada.caller, 'PUT', `/api/tasks/${task.id}/begun`, { answers: { q1: 'p3' } });
    expect(put.status).toBe(204);
    expect((await ada.get(`tasks/${task.id}`)).begun).toEqual({ q1: 'p3' });
    await ada.handIn(task.id, { type: 'answers', answers: { q1: 'p1', q2: 'p2' } });
    expect((await ada.get(`tasks/${task.id}`)).begun).toBeNull();
  });

  it('that was declined is not done, and leads on as a failure', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
    const { body } = await ada.handIn(task.id, { type: 'declined', words: 'Not now' });
    expect(body).toMatchObject({ status: 'declined', result: { type: 'declined', words: 'Not now' } });
    expect((await ada.following()).streak).toBe(0);
  });

  it('runs out, and what was told of it with it', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
    world.clock.skewMs = 11 * hour;
    await world.wake();
    expect(await ada.get(`tasks/${task.id}`)).toMatchObject({ status: 'expired', can: { answer: false } });
    const ledger = await promptsOf(ada.id);
    expect(ledger.find(({ taskId }) => taskId === task.id)).toMatchObject({ status: 'expired', tryAt: null });
    expect((await ada.handIn(task.id, { type: 'declined' })).status).toBe(409);
  });

  it('that is opened on its page has been seen, and then answered', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
    expect(await promptsOf(ada.id)).toMatchObject([{ kind: 'task', status: 'intended', title: 'check' }]);
    await ada.get(`tasks/${task.id}`);
    expect(await promptsOf(ada.id)).toMatchObject([{ status: 'seen', tryAt: null }]);
    await ada.handIn(task.id, { type: 'answers', answers: { q1: 'p1', q2: 'p2' } });
    const [first, second] = await promptsOf(ada.id);
    expect([first?.status, second?.status].sort()).toEqual(['answered', 'intended']);
  });

  it('is put off: the reminder comes, the deadline stays', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
    const { body } = await ada.post(`tasks/${task.id}/snooze`, { minutes: 60 });
    expect(body).toMatchObject({ snoozesLeft: 2, expiresAt: task.expiresAt });
    expect(body.snoozedUntil).not.toBeNull();
    world.clock.skewMs = 61 * minute;
    await world.wake();
    expect((await promptsOf(ada.id)).map(({ kind }) => kind).sort()).toEqual(['reminder', 'task']);
    const far = await ada.post(`tasks/${task.id}/snooze`, { minutes: 1_000 });
    expect([far.status, Object.keys(far.body.errors)]).toEqual([422, ['minutes']]);
  });

  it('done without a connection counts as of then, where it was open then', async () => {
    const ada = await follower(
      protocol(
        [
          node('followup', 'a', null, {
            selectedItem: 'act',
            window: { lateAfterMinutes: 30, expireAfterMinutes: 300 },
          }),
          node('wait', 'w', 'a', { settings: { kind: 'for', hours: 1 } }),
          node('finish', 'f', 'w'),
        ],
        ITEMS,
      ),
    );
    const [task] = await ada.open();
    const doneAt = new Date(Date.parse(task.openedAt) + 5 * minute).toISOString();
    world.clock.skewMs = 3 * hour;
    const { body } = await ada.handIn(task.id, { type: 'done' }, { doneAt });
    expect(body).toMatchObject({ status: 'done', wasLate: false, closedAt: doneAt });
    // The hour that followed is over by now as well.
    expect((await ada.following()).status).toBe('finished');
  });

  it('handed in late is late, and too early a time does not count', async () => {
    const window = { lateAfterMinutes: 30, expireAfterMinutes: 300 };
    const ada = await follower(
      protocol(
        [node('followup', 'a', null, { selectedItem: 'act', window }), node('finish', 'f', 'a')],
        ITEMS,
      ),
    );
    const [task] = await ada.open();
    world.clock.skewMs = hour;
    const before = new Date(Date.parse(task.openedAt) - hour).toISOString();
    const { body } = await ada.handIn(task.id, { type: 'done' }, { doneAt: before });
    expect(body).toMatchObject({ status: 'done', wasLate: true });
  });
});

const diary = protocol(
  [node('wait', 'w', null, { settings: { kind: 'for', days: 30 } }), node('finish', 'f', 'w')],
  ITEMS,
  [
    module('m', {
      ...{ selected_module: 'kpi', selected_item: 'pulse', at_time: '08:00', settings: { name: 'Diary' } },
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
    expect(await ada.open()).toMatchObject([{ name: 'Diary', kind: 'kpi' }]);
    const [task] = await ada.open();
    expect((await ada.get(`tasks/${task.id}`)).why).toBe('It comes every day at 08:00.');
  });

  it('make a streak of days, which a missed one ends', async () => {
    const ada = await follower(diary);
    for (let days = 1; days <= 3; days++) {
      world.clock.skewMs = days * day;
      await world.wake();
      const [task] = await ada.open();
      expect((await ada.handIn(task.id, { type: 'reading', value: 60 + days })).status).toBe(200);
    }
    expect(await ada.following()).toMatchObject({ streak: 3, bestStreak: 3 });
    world.clock.skewMs = 6 * day;
    await world.wake();
    const later = await ada.following();
    expect(later).toMatchObject({ streak: 0, bestStreak: 3 });
    expect(later.badges.map(({ name }: { name: string }) => name)).toContain('three-days');
  });

  it('show in the calendar: what was done, what is open, what will come', async () => {
    const ada = await follower(diary);
    world.clock.skewMs = day;
    await world.wake();
    const [task] = await ada.open();
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
    const [task] = await ada.open();
    expect((await ada.post(`enrollments/${ada.id}/pause`)).body.status).toBe('paused');
    expect((await ada.post(`enrollments/${ada.id}/pause`)).status).toBe(200);
    const given = await ada.handIn(task.id, { type: 'answers', answers: { q1: 'p1', q2: 'p2' } });
    expect(given.body).toMatchObject({ status: 'open', can: { answer: false } });
    const twice = await ada.handIn(task.id, { type: 'declined' });
    expect([twice.status, twice.body.message]).toEqual([
      409,
      'This has been handed in already. It counts when you go on.',
    ]);
    world.clock.skewMs = 2 * day;
    await world.wake();
    const resumed = await ada.post(`enrollments/${ada.id}/resume`);
    expect(resumed.body).toMatchObject({ status: 'active', tasks: [{ name: 'pulse' }] });
    expect(await ada.get(`tasks/${task.id}`)).toMatchObject({
      ...{ status: 'done', result: { type: 'answers', answers: { q1: 'p1', q2: 'p2' } } },
    });
  });

  it('lets deadlines wait', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
    await ada.post(`enrollments/${ada.id}/pause`);
    world.clock.skewMs = 2 * day;
    await ada.post(`enrollments/${ada.id}/resume`);
    const moved = await ada.get(`tasks/${task.id}`);
    expect(Date.parse(moved.expiresAt) - Date.parse(task.expiresAt)).toBeGreaterThan(1.9 * day);
    expect(moved.can.answer).toBe(true);
  });
});

describe('leaving', () => {
  it('ends everything that is open, and is for good', async () => {
    const ada = await follower(checkThenPulse);
    const [task] = await ada.open();
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
