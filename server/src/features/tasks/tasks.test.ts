import type { Protocol } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { prompts } from '../../db/schema.ts';
import { addFollower } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const [minute, hour] = [60_000, 3_600_000];

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
    const task = await ada.firstOpen();
    const shown = await ada.get(`tasks/${task.id}`);
    expect(shown).toMatchObject({ kind: 'assessment', can: { answer: true }, begun: null, result: null });
    expect(shown.item).toMatchObject({ questions: [expect.anything(), expect.anything()] });
    const done = await ada.handIn(task.id, { type: 'answers', answers: { q1: 'p1', q2: 'p2' } });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ status: 'done', wasLate: false, can: { answer: false } });
    const next = await ada.firstOpen();
    expect(next).toMatchObject({ name: 'pulse', kind: 'kpi' });
    expect(await ada.following()).toMatchObject({ streak: 1, progress: 0, openTasks: 1 });
    const read = await ada.handIn(next.id, { type: 'reading', value: 1.2, unit: 'Hz' });
    expect(read.status).toBe(200);
    const end = await ada.following();
    expect(end).toMatchObject({ status: 'finished', progress: 1, ending: { message: 'Well done.' } });
    expect(end.kpis[0]?.readings).toMatchObject([{ value: 72, source: 'task' }]);
    expect(end.badges.map(({ name }) => name)).toEqual(['first-step', 'on-target', 'half-way', 'finished']);
    expect((await ada.get('tasks?show=done')).data).toHaveLength(2);
  });

  it('says what is wrong with each answer, and nothing has happened then', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const { status, body } = await ada.handIn(task.id, { type: 'answers', answers: { q2: 'p9', q3: 1 } });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual([
      'result.answers.q1',
      'result.answers.q2',
      'result.answers.q3',
    ]);
    expect((await ada.handIn(task.id, { type: 'done' })).body.errors).toHaveProperty('result.type');
    const many = Object.fromEntries(Array.from({ length: 22_000 }, (_, index) => [`!${index}`, 1]));
    const tooMany = await ada.handIn(task.id, { type: 'answers', answers: many });
    expect(Object.keys(tooMany.body.errors)).toEqual(['result.answers']);
    expect((await ada.firstOpen()).id).toBe(task.id);
  });

  it('refuses a slip of the finger and an unknown unit on their fields', async () => {
    const ada = await follower(protocol([node('kpi', 'k', null, { selectedItem: 'pulse' })], ITEMS));
    const task = await ada.firstOpen();
    const high = await ada.handIn(task.id, { type: 'reading', value: 900 });
    expect([high.status, Object.keys(high.body.errors)]).toEqual([422, ['result.value']]);
    const odd = await ada.handIn(task.id, { type: 'reading', value: 70, unit: 'mph' });
    expect(Object.keys(odd.body.errors)).toEqual(['result.unit']);
  });

  it('is taken once: a second time it is 409, in words', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const answers = { type: 'answers', answers: { q1: 'p1', q2: 'p2' } };
    await ada.handIn(task.id, answers);
    const again = await ada.handIn(task.id, answers);
    expect([again.status, again.body.message]).toEqual([409, 'This task is no longer open.']);
  });

  it('keeps answers that are begun until it is handed in', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const put = await world.call(ada.caller, 'PUT', `/api/tasks/${task.id}/begun`, { answers: { q1: 'p3' } });
    expect(put.status).toBe(204);
    expect((await ada.get(`tasks/${task.id}`)).begun).toEqual({ q1: 'p3' });
    await ada.handIn(task.id, { type: 'answers', answers: { q1: 'p1', q2: 'p2' } });
    expect((await ada.get(`tasks/${task.id}`)).begun).toBeNull();
  });

  it('takes no characters that cannot be kept, wherever they stand', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const put = (answers: object) =>
      world.call(ada.caller, 'PUT', `/api/tasks/${task.id}/begun`, { answers });
    expect((await put({ q1: '\u0000' })).status).toBe(422);
    expect((await put({ q1: { row: ['\ud800'] } })).status).toBe(422);
    const given = await ada.handIn(task.id, { type: 'answers', answers: { q1: { '\u0000': 'p1' } } });
    expect(given.status).toBe(422);
    for (const dates of ['from=0000-01-01&to=0000-01-02', 'from=2026-11-30&to=2026-11-01'])
      expect((await world.call(ada.caller, 'GET', `/api/tasks/calendar?${dates}`)).status).toBe(422);
    const nowhen = Buffer.from(`f 0000-01-01T00:00:00.000Z ${task.id}`).toString('base64url');
    expect((await world.call(ada.caller, 'GET', `/api/tasks?show=done&cursor=${nowhen}`)).status).toBe(422);
  });

  it('that was declined is not done, and leads on as a failure', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const { body } = await ada.handIn(task.id, { type: 'declined', words: 'Not now' });
    expect(body).toMatchObject({ status: 'declined', result: { type: 'declined', words: 'Not now' } });
    expect((await ada.following()).streak).toBe(0);
  });

  it('runs out, and what was told of it with it', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    world.clock.skewMs = 11 * hour;
    await world.wake();
    expect(await ada.get(`tasks/${task.id}`)).toMatchObject({ status: 'expired', can: { answer: false } });
    const ledger = await promptsOf(ada.id);
    expect(ledger.find(({ taskId }) => taskId === task.id)).toMatchObject({ status: 'expired', tryAt: null });
    expect((await ada.handIn(task.id, { type: 'declined' })).status).toBe(409);
  });

  it('that is opened on its page has been seen, and then answered', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    expect(await promptsOf(ada.id)).toMatchObject([{ kind: 'task', status: 'intended', title: 'check' }]);
    await ada.get(`tasks/${task.id}`);
    expect(await promptsOf(ada.id)).toMatchObject([{ status: 'seen', tryAt: null }]);
    await ada.handIn(task.id, { type: 'answers', answers: { q1: 'p1', q2: 'p2' } });
    const [first, second] = await promptsOf(ada.id);
    expect([first?.status, second?.status].sort()).toEqual(['answered', 'intended']);
  });

  it('that a browser keeps for when there is no connection was not opened by anybody', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const kept = await world.app.inject({
      url: `/api/tasks/${task.id}`,
      headers: {
        host: world.here.host,
        authorization: `Bearer ${ada.caller.token}`,
        'x-fetched-ahead': '1',
      },
    });
    expect(kept.statusCode).toBe(200);
    expect(await promptsOf(ada.id)).toMatchObject([{ status: 'intended', seenAt: null }]);
  });

  it('is put off: the reminder comes, the deadline stays', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const { body } = await ada.post(`tasks/${task.id}/snooze`, { minutes: 60 });
    expect(body).toMatchObject({ snoozesLeft: 2, expiresAt: task.expiresAt });
    expect(body.snoozedUntil).not.toBeNull();
    world.clock.skewMs = 61 * minute;
    await world.wake();
    expect((await promptsOf(ada.id)).map(({ kind }) => kind).sort()).toEqual(['reminder', 'task']);
    const far = await ada.post(`tasks/${task.id}/snooze`, { minutes: 1_000 });
    expect([far.status, Object.keys(far.body.errors)]).toEqual([422, ['minutes']]);
  });

  it('put off into quiet hours says when its reminder comes, and that none comes once it has closed', async () => {
    const ada = await follower(checkThenPulse);
    const task = await ada.firstOpen();
    const now = new Date(Date.now() + world.clock.skewMs);
    const ofDay = now.getUTCHours() * 60 + now.getUTCMinutes();
    const wish = async (from: number, to: number) => {
      const { channels, weeklySummary, mostADay } = await ada.get('notifications/settings');
      const quiet = { from: (ofDay + from) % 1_440, to: (ofDay + to) % 1_440 };
      await world.call(ada.caller, 'PUT', '/api/notifications/settings', {
        channels,
        weeklySummary,
        mostADay,
        quiet,
        zone: 'UTC',
      });
    };
    await wish(120, 180);
    const free = (await ada.post(`tasks/${task.id}/snooze`, { minutes: 60 })).body;
    expect(free.remindsAt).toBe(free.snoozedUntil);
    await wish(30, 120);
    const held = await ada.get(`tasks/${task.id}`);
    expect(Date.parse(held.remindsAt ?? '')).toBeGreaterThan(Date.parse(held.snoozedUntil ?? ''));
    await wish(30, 700);
    expect((await ada.get(`tasks/${task.id}`)).remindsAt).toBeNull();
  });

  it('that was put off can be had back at once', async () => {
    const ada = await follower(checkThenPulse);
    const { id } = await ada.firstOpen();
    expect((await ada.post(`tasks/${id}/snooze`, { minutes: 3 })).status).toBe(422);
    await ada.post(`tasks/${id}/snooze`, { minutes: 60 });
    expect((await ada.open())[0]?.snoozedUntil).not.toBeNull();
    expect((await ada.post(`tasks/${id}/snooze`, { minutes: 0 })).body).toMatchObject({
      snoozedUntil: null,
      remindsAt: null,
      snoozesLeft: 2,
    });
    expect((await ada.open())[0]?.snoozedUntil).toBeNull();
  });

  it('that took a reading tells what it is now: corrected, moved or deleted', async () => {
    const ada = await follower(protocol([node('kpi', 'pulse', null, { selectedItem: 'pulse' })], ITEMS));
    const { id } = await ada.firstOpen();
    const { taken } = (await ada.handIn(id, { type: 'reading', value: 72 })).body;
    expect(taken).toMatchObject({ value: 72 });
    const path = `/api/enrollments/${ada.id}/readings/${taken?.id}` as const;
    const takenAt = new Date(Date.parse(taken?.takenAt ?? '') - 30 * minute).toISOString();
    await world.call(ada.caller, 'PUT', path, { value: 80, takenAt });
    expect((await ada.get(`tasks/${id}`)).taken).toEqual({ id: taken?.id, value: 80, takenAt });
    await world.call(ada.caller, 'DELETE', path);
    expect((await ada.get(`tasks/${id}`)).taken).toBeNull();
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
    const task = await ada.firstOpen();
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
    const task = await ada.firstOpen();
    world.clock.skewMs = hour;
    const before = new Date(Date.parse(task.openedAt) - hour).toISOString();
    const { body } = await ada.handIn(task.id, { type: 'done' }, { doneAt: before });
    expect(body).toMatchObject({ status: 'done', wasLate: true });
  });
});
