import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { enrollments, tasks } from '../../db/schema.ts';
import { type DeliveryWorld, type Follower, noon, openDeliveryWorld } from '../../test-deliveries.ts';
import { deliverDue } from './deliver-due.ts';

let on: DeliveryWorld;
beforeAll(async () => {
  on = await openDeliveryWorld();
});
afterAll(() => on.world.close());
beforeEach(() => {
  on.world.mails.length = 0;
  on.world.pushes.length = 0;
});

async function wantAtMost(who: Follower, mostADay: number) {
  const settings = (await on.world.call(who, 'GET', '/api/notifications/settings')).body;
  const { channels, quiet, weeklySummary } = settings;
  await on.world.call(who, 'PUT', '/api/notifications/settings', {
    channels,
    quiet,
    weeklySummary,
    mostADay,
  });
}

describe('what is due', () => {
  it('comes under the bell and by mail, and the ledger says when', async () => {
    const who = await on.follower();
    const id = await on.intend(who);
    await on.deliver(noon + 2_000);
    const mail = await on.mailTo(who);
    expect(mail).toMatchObject({ subject: 'Evening diary' });
    expect(mail.text).toContain('Better sleep');
    expect(mail.text).toContain(`/my-tasks/task/${who.task}`);
    expect((await on.bellOf(who)).map(({ kind, link }) => ({ kind, link }))).toEqual([
      { kind: 'task', link: `/my-tasks/task/${who.task}` },
    ]);
    await on.isSentBy(id, ['in-app', 'email']);
    expect(await on.promptOf(id)).toMatchObject({
      status: 'delivered',
      tryAt: null,
      heldAt: null,
      sentAt: new Date(noon + 2_000),
    });
  });

  it('is seen when its notification is read', async () => {
    const who = await on.follower();
    const ids = [await on.intend(who, { isImportant: false }), await on.intend(who, { isImportant: false })];
    await on.deliver();
    const [digest] = await on.bellOf(who);
    expect(digest).toMatchObject({
      kind: 'digest',
      link: '/my-tasks',
      data: { titles: ['Evening diary', 'Evening diary'] },
    });
    await on.world.call(who, 'POST', '/api/notifications/read', { ids: [digest?.id] });
    for (const id of ids) expect((await on.promptOf(id))?.status).toBe('seen');
  });

  it('keeps with each prompt why it waited, how it went out, or why it never did', async () => {
    const who = await on.follower();
    const id = await on.intend(who);
    const night = Date.parse('2026-11-18T23:30:00+01:00');
    await on.deliver(night);
    const held = {
      because: 'quiet',
      until: '2026-11-19T06:00:00.000Z',
      hours: { from: 1_320, to: 420 },
      zone: 'Europe/Berlin',
    };
    expect((await on.promptOf(id))?.why).toEqual({ held });
    await on.deliver(Date.parse('2026-11-19T07:00:00+01:00'));
    expect((await on.promptOf(id))?.why).toEqual({
      held,
      told: {
        by: ['in-app', 'email'],
        wanted: ['in-app', 'push', 'email'],
        together: 1,
        number: 1,
        most: 6,
      },
    });
    const stale = await on.intend(who, { freshUntil: new Date(noon) });
    await on.deliver(noon + 1);
    expect((await on.promptOf(stale))?.why).toEqual({ ended: { because: 'stale' } });
  });

  it('is never told twice, by however many workers at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, on.follower));
    const ids = await Promise.all(people.flatMap((who) => [on.intend(who), on.intend(who)]));
    for (let done = 1; done > 0; ) {
      const rounds = await Promise.all(Array.from({ length: 5 }, () => on.deliver()));
      done = rounds.reduce((sum, count) => sum + count, 0);
    }
    for (const who of people) expect(await on.bellOf(who)).toHaveLength(2);
    for (const id of ids) expect((await on.promptOf(id))?.sentAt).not.toBeNull();
  });

  it('keeps to the most a day over all programs, and goes on the next morning', async () => {
    const who = await on.follower();
    await wantAtMost(who, 1);
    await on.intend(who);
    await on.deliver();
    const second = await on.intend(who, { intendedAt: new Date(noon + 60_000) });
    await on.deliver(noon + 60_000);
    expect(await on.promptOf(second)).toMatchObject({
      status: 'gathered',
      tryAt: new Date('2026-11-19T07:00:00+01:00'),
    });
    expect(await on.bellOf(who)).toHaveLength(1);
    await on.deliver(Date.parse('2026-11-19T07:00:00+01:00'));
    expect(await on.bellOf(who)).toHaveLength(2);
    expect((await on.promptOf(second))?.heldAt).not.toBeNull();
  });

  it('a reminder somebody asked for comes above the most a day, and the next one does too', async () => {
    const who = await on.follower();
    await wantAtMost(who, 1);
    const asked = (number: number) =>
      on.intend(who, {
        kind: 'reminder',
        key: `${who.task}/sendNudge/1.${number}`,
        intendedAt: new Date(noon + number * 60_000),
      });
    await asked(1);
    await on.deliver(noon + 60_000);
    expect(await on.bellOf(who)).toHaveLength(1);
    const task = await on.intend(who);
    await on.deliver(noon + 61_000);
    expect((await on.promptOf(task))?.why?.told).toMatchObject({ number: 1, most: 1 });
    const again = await asked(2);
    const late = await on.intend(who, { kind: 'reminder', key: `${who.task}/openTask/1/late` });
    await on.deliver(noon + 120_000);
    expect((await on.promptOf(again))?.sentAt).not.toBeNull();
    expect((await on.promptOf(late))?.status).toBe('gathered');
  });

  it('is held in quiet hours, and missed when it is no longer fresh after them', async () => {
    const who = await on.follower();
    const late = Date.parse('2026-11-18T23:00:00+01:00');
    const held = await on.intend(who, { intendedAt: new Date(late) });
    const stale = await on.intend(who, {
      intendedAt: new Date(late),
      freshUntil: new Date('2026-11-19T01:00:00+01:00'),
    });
    await on.deliver(late);
    expect(await on.bellOf(who)).toEqual([]);
    expect(await on.promptOf(held)).toMatchObject({ status: 'held', sentAt: null });
    await on.deliver(Date.parse('2026-11-19T01:00:00+01:00'));
    expect(await on.promptOf(stale)).toMatchObject({ status: 'missed', sentAt: null });
    await on.deliver(Date.parse('2026-11-19T07:00:00+01:00'));
    expect(await on.promptOf(held)).toMatchObject({ status: 'delivered' });
    expect(await on.bellOf(who)).toHaveLength(1);
  });

  it('of a program that was left is not told any more', async () => {
    const who = await on.follower();
    const id = await on.intend(who);
    await on.world.runtime.tx(on.world.here.id, (tx) =>
      tx
        .update(enrollments)
        .set({ status: 'withdrawn', nextDueAt: null })
        .where(eq(enrollments.id, who.enrollment)),
    );
    await on.deliver();
    expect((await on.promptOf(id))?.status).toBe('expired');
    expect(await on.bellOf(who)).toEqual([]);
  });

  it('is found over all tenants', async () => {
    const who = await on.follower();
    await on.intend(who);
    const now = () => noon;
    const parts = { database: on.world.runtime, now, scopeOf: () => on.scopeAt(noon) };
    for (let done = 1; done > 0; ) done = await deliverDue(parts);
    expect(await on.bellOf(who)).toHaveLength(1);
  });
});

describe('before a task is late', () => {
  it('its person is reminded once, unless it is done by then', async () => {
    const who = await on.follower();
    const lateAt = new Date(noon + 8 * 3_600_000);
    await on.world.runtime.tx(on.world.here.id, (tx) =>
      tx
        .update(tasks)
        .set({ openedAt: new Date(noon), lateAt })
        .where(eq(tasks.id, who.task)),
    );
    await on.intend(who);
    await on.deliver();
    await on.deliver();
    const reminders = (await on.promptsOf(who)).filter(({ kind }) => kind === 'reminder');
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toMatchObject({
      status: 'intended',
      intendedAt: new Date(noon + 6 * 3_600_000),
      freshUntil: lateAt,
    });
  });
});
