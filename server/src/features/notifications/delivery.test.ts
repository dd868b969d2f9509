import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { type SeededProgram, seedProgram } from '../../../seed/programs.ts';
import { newId } from '../../db/ids.ts';
import { enrollments, notifications, prompts, tasks, users } from '../../db/schema.ts';
import { createScope } from '../../scope.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { deliverBatch, deliverDue } from './deliver-due.ts';
import { notify } from './notify.ts';
import { findToSummarise } from './weekly-summary.ts';

const zone = 'Europe/Berlin';
const noon = Date.parse('2026-11-18T12:00:00+01:00');

let world: World;
let expert: Caller;
let program: SeededProgram;
beforeAll(async () => {
  world = await openWorld({ works: true });
  expert = await world.add(world.here, { roles: ['expert'] });
  program = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, world.here.id, expert.id as string),
  );
});
afterAll(() => world.close());
beforeEach(() => {
  world.mails.length = 0;
  world.pushes.length = 0;
});

interface Follower extends Caller {
  enrollment: string;
  task: string;
}
async function follower(): Promise<Follower> {
  const person = await world.add(world.here);
  const seeded = await world.runtime.tx(world.here.id, async (tx) => {
    await tx
      .update(users)
      .set({ zone })
      .where(eq(users.id, person.id as string));
    const made = await seedEnrollment(tx, world.here.id, person.id as string, program, noon - 60_000);
    // Each test says itself what is due.
    await tx.delete(prompts).where(eq(prompts.enrollmentId, made.enrollment));
    return made;
  });
  return { ...person, ...seeded };
}

/** What the engine wants somebody to be told, as it lies there when it falls due. */
async function intend(who: Follower, change: Partial<typeof prompts.$inferInsert> = {}): Promise<string> {
  const id = newId(noon);
  const at = change.intendedAt ?? new Date(noon);
  await world.runtime.tx(world.here.id, (tx) =>
    tx.insert(prompts).values({
      ...{ tenantId: world.here.id, id, enrollmentId: who.enrollment, programId: program.program },
      ...{ userId: who.id as string, taskId: who.task, key: id, kind: 'task', isImportant: true },
      ...{ title: 'Evening diary', body: 'Two minutes.', channel: 'push', status: 'intended' },
      ...{ intendedAt: at, tryAt: at, ...change },
    }),
  );
  return id;
}
const promptOf = async (id: string) =>
  (await world.runtime.read(world.here.id, (tx) => tx.select().from(prompts).where(eq(prompts.id, id))))[0];
const bellOf = (who: Caller) =>
  world.runtime.read(world.here.id, (tx) =>
    tx
      .select()
      .from(notifications)
      .where(eq(notifications.userId, who.id as string)),
  );

async function scopeAt(at: number) {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('No tenant.');
  return createScope(world.scope, { tenant, actor: null, locale: 'en' }, at);
}
const deliver = async (at = noon) => deliverBatch(await scopeAt(at));
const mailTo = (who: Caller) =>
  vi.waitFor(() => {
    const mail = world.mails.find(({ to }) => to === who.email);
    if (!mail) throw new Error('Not yet.');
    return mail;
  }, 10_000);
const statusBecomes = (id: string, sentBy: string[]) =>
  vi.waitFor(async () => expect((await promptOf(id))?.sentBy.sort()).toEqual(sentBy.sort()), 10_000);

describe('what is due', () => {
  it('comes under the bell and by mail, and the ledger says when', async () => {
    const who = await follower();
    const id = await intend(who);
    await deliver(noon + 2_000);
    const mail = await mailTo(who);
    expect(mail).toMatchObject({ subject: 'Evening diary' });
    expect(mail.text).toContain('Better sleep');
    expect(mail.text).toContain(`/my-tasks/task/${who.task}`);
    expect((await bellOf(who)).map(({ kind, link }) => ({ kind, link }))).toEqual([
      { kind: 'task', link: `/my-tasks/task/${who.task}` },
    ]);
    await statusBecomes(id, ['in-app', 'email']);
    expect(await promptOf(id)).toMatchObject({
      ...{ status: 'delivered', tryAt: null, heldAt: null, sentAt: new Date(noon + 2_000) },
    });
  });

  it('is seen when its notification is read', async () => {
    const who = await follower();
    const ids = [await intend(who, { isImportant: false }), await intend(who, { isImportant: false })];
    await deliver();
    const [digest] = await bellOf(who);
    expect(digest).toMatchObject({
      kind: 'digest',
      link: '/my-tasks',
      data: { titles: ['Evening diary', 'Evening diary'] },
    });
    await world.call(who, 'POST', '/api/notifications/read', { ids: [digest?.id] });
    for (const id of ids) expect((await promptOf(id))?.status).toBe('seen');
  });

  it('is never told twice, by however many workers at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, follower));
    const ids = await Promise.all(people.flatMap((who) => [intend(who), intend(who)]));
    for (let done = 1; done > 0; ) {
      const rounds = await Promise.all(Array.from({ length: 5 }, () => deliver()));
      done = rounds.reduce((sum, count) => sum + count, 0);
    }
    for (const who of people) expect(await bellOf(who)).toHaveLength(2);
    for (const id of ids) expect((await promptOf(id))?.sentAt).not.toBeNull();
  });

  it('keeps to the most a day over all programs, and goes on the next morning', async () => {
    const who = await follower();
    const settings = (await world.call(who, 'GET', '/api/notifications/settings')).body;
    const { channels, quiet, weeklySummary } = settings;
    await world.call(who, 'PUT', '/api/notifications/settings', {
      ...{ channels, quiet, weeklySummary, mostADay: 1 },
    });
    await intend(who);
    await deliver();
    const second = await intend(who, { intendedAt: new Date(noon + 60_000) });
    await deliver(noon + 60_000);
    expect(await promptOf(second)).toMatchObject({
      status: 'gathered',
      tryAt: new Date('2026-11-19T07:00:00+01:00'),
    });
    expect(await bellOf(who)).toHaveLength(1);
    await deliver(Date.parse('2026-11-19T07:00:00+01:00'));
    expect(await bellOf(who)).toHaveLength(2);
    expect((await promptOf(second))?.heldAt).not.toBeNull();
  });

  it('is held in quiet hours, and missed when it is no longer fresh after them', async () => {
    const who = await follower();
    const late = Date.parse('2026-11-18T23:00:00+01:00');
    const held = await intend(who, { intendedAt: new Date(late) });
    const stale = await intend(who, {
      intendedAt: new Date(late),
      freshUntil: new Date('2026-11-19T01:00:00+01:00'),
    });
    await deliver(late);
    expect(await bellOf(who)).toEqual([]);
    expect(await promptOf(held)).toMatchObject({ status: 'held', sentAt: null });
    await deliver(Date.parse('2026-11-19T01:00:00+01:00'));
    expect(await promptOf(stale)).toMatchObject({ status: 'missed', sentAt: null });
    await deliver(Date.parse('2026-11-19T07:00:00+01:00'));
    expect(await promptOf(held)).toMatchObject({ status: 'delivered' });
    expect(await bellOf(who)).toHaveLength(1);
  });

  it('of a program that was left is not told any more', async () => {
    const who = await follower();
    const id = await intend(who);
    await world.runtime.tx(world.here.id, (tx) =>
      tx
        .update(enrollments)
        .set({ status: 'withdrawn', nextDueAt: null })
        .where(eq(enrollments.id, who.enrollment)),
    );
    await deliver();
    expect((await promptOf(id))?.status).toBe('expired');
    expect(await bellOf(who)).toEqual([]);
  });

  it('is found over all tenants', async () => {
    const who = await follower();
    await intend(who);
    const now = () => noon;
    const parts = { database: world.runtime, now, scopeOf: () => scopeAt(noon) };
    for (let done = 1; done > 0; ) done = await deliverDue(parts);
    expect(await bellOf(who)).toHaveLength(1);
  });
});

describe('before a task is late', () => {
  it('its person is reminded once, unless it is done by then', async () => {
    const who = await follower();
    const lateAt = new Date(noon + 8 * 3_600_000);
    await world.runtime.tx(world.here.id, (tx) =>
      tx
        .update(tasks)
        .set({ openedAt: new Date(noon), lateAt })
        .where(eq(tasks.id, who.task)),
    );
    await intend(who);
    await deliver();
    await deliver();
    const rows = await world.runtime.read(world.here.id, (tx) =>
      tx
        .select()
        .from(prompts)
        .where(eq(prompts.userId, who.id as string)),
    );
    const reminders = rows.filter(({ kind }) => kind === 'reminder');
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toMatchObject({
      ...{ status: 'intended', intendedAt: new Date(noon + 6 * 3_600_000), freshUntil: lateAt },
    });
  });
});

describe('push', () => {
  const device = {
    endpoint: 'https://push.example.org/one',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  };
  it('goes to every browser that was turned on, and forgets one that has left', async () => {
    const who = await follower();
    for (const name of ['one', 'two']) {
      const endpoint = `https://push.example.org/${who.id}/${name}`;
      await world.call(who, 'POST', '/api/notifications/devices', { ...device, endpoint });
    }
    world.gone.add(`https://push.example.org/${who.id}/two`);
    const id = await intend(who);
    await deliver();
    await statusBecomes(id, ['in-app', 'email', 'push']);
    expect(world.pushes.map(({ shown }) => [shown.title, shown.link])).toEqual([
      ['Evening diary', `/my-tasks/task/${who.task}`],
    ]);
    const { body } = await world.call(who, 'GET', '/api/notifications/settings');
    expect(body.devices).toHaveLength(1);
    await world.call(who, 'DELETE', `/api/notifications/devices/${body.devices[0].id}`);
    expect((await world.call(who, 'GET', '/api/notifications/settings')).body.devices).toEqual([]);
  });

  it.each([
    'http://push.example.org/x',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://push.example.org:8443/x',
  ])('refuses %s', async (endpoint) => {
    const answer = await world.call(expert, 'POST', '/api/notifications/devices', { ...device, endpoint });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.endpoint).toBeDefined();
  });
});

describe('mails', () => {
  it('can be ended by the mail program with one press, without signing in', async () => {
    const who = await follower();
    await intend(who);
    await deliver();
    const { headers } = await mailTo(who);
    const url = new URL((headers?.['List-Unsubscribe'] ?? '').slice(1, -1));
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const looked = await world.call(world.guest(world.here), 'GET', url.pathname);
    expect(looked.body).toContain('/auth/by-token?unsubscribe=');
    const kinds = async () => (await world.call(who, 'GET', '/api/notifications/settings')).body.channels;
    expect((await kinds()).task).toContain('email');
    const pressed = await world.app.inject({
      method: 'POST',
      url: url.pathname,
      headers: { host: world.here.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(204);
    expect((await kinds()).task).toEqual(['in-app', 'push']);
    expect((await kinds())['follow-up']).toContain('email');
    const unknown = await world.call(
      world.guest(world.here),
      'POST',
      `${url.pathname.slice(0, -43)}${'x'.repeat(43)}`,
    );
    expect(unknown.status).toBe(204);
  });

  it('tell experts what waits for them, gathered, and nothing that they have read', async () => {
    const person = await world.add(world.here, { roles: ['expert'] });
    const tell = (title: string, at: number) =>
      world.runtime.tx(world.here.id, (tx) =>
        notify(tx, world.here.id, person.id as string, {
          kind: 'follow-up',
          data: { title, person: 'Sam', program: 'Better sleep' },
          link: '/creator/follow-up',
          at: new Date(at),
        }),
      );
    await tell('Look at the diary', noon);
    await tell('Call back', noon + 1_000);
    const scopeOf = () => scopeAt(noon + 301_000);
    const parts = { database: world.runtime, now: () => noon + 301_000, scopeOf };
    for (let done = 1; done > 0; ) done = await deliverDue(parts);
    const mail = await mailTo(person);
    expect(mail.text).toContain('Look at the diary');
    expect(mail.text).toContain('Call back');
  });

  it('sum up the week once, on Monday morning where the person lives', async () => {
    const who = await follower();
    const monday = Date.parse('2026-11-23T08:30:00+01:00');
    await findToSummarise(await scopeAt(Date.parse('2026-11-22T08:30:00+01:00')));
    await findToSummarise(await scopeAt(monday));
    await findToSummarise(await scopeAt(monday + 3_600_000));
    const mail = await mailTo(who);
    expect(mail.text).toContain('Better sleep');
    expect(mail.text).toContain('1 task is open now');
    expect(world.mails.filter(({ to }) => to === who.email)).toHaveLength(1);
  });
});

describe('settings', () => {
  it('begin with quiet nights and six a day, and keep what is chosen', async () => {
    const person = await world.add(world.here);
    const { body } = await world.call(person, 'GET', '/api/notifications/settings');
    expect(body).toMatchObject({ quiet: { from: 1320, to: 420 }, mostADay: 6, weeklySummary: true });
    const { channels, weeklySummary } = body;
    const chosen = { channels: { ...channels, task: [] }, quiet: null, mostADay: 2, weeklySummary };
    const saved = await world.call(person, 'PUT', '/api/notifications/settings', chosen);
    expect(saved.body).toMatchObject(chosen);
    const bad = await world.call(person, 'PUT', '/api/notifications/settings', { ...chosen, mostADay: 0 });
    expect(bad.status).toBe(422);
  });
});

describe('figures', () => {
  it('tell the team how reliably followers are told, leaving out what followers held back', async () => {
    const own = await world.runtime.tx(world.here.id, (tx) =>
      seedProgram(tx, world.here.id, expert.id as string),
    );
    const who = await follower();
    const now = Date.now();
    const at = (seconds: number) => new Date(now - 3_600_000 + seconds * 1_000);
    const told = { programId: own.program, intendedAt: at(0), tryAt: null };
    await intend(who, { ...told, status: 'answered', sentAt: at(1), deliveredAt: at(1) });
    await intend(who, { ...told, status: 'delivered', sentAt: at(3), deliveredAt: at(3) });
    await intend(who, { ...told, status: 'missed' });
    await intend(who, { ...told, status: 'seen', sentAt: at(900), seenAt: at(950), heldAt: at(0) });
    const { body } = await world.call(expert, 'GET', `/api/programs/${own.program}/prompts`);
    expect(body).toMatchObject({ intended: 3, held: 1, onTime: { p50: 2 } });
    expect(body.shares.answered).toBeCloseTo(1 / 3);
    expect(body.shares.delivered).toBeCloseTo(2 / 3);
    expect((await world.call(who, 'GET', `/api/programs/${own.program}/prompts`)).status).toBe(404);
  });
});
