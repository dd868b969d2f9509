import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { required } from '../../test-answers.ts';
import { type DeliveryWorld, noon, openDeliveryWorld } from '../../test-deliveries.ts';
import { deliverDue } from './deliver-due.ts';
import { notify } from './notify.ts';
import { findToSummarise } from './weekly-summary.ts';

let on: DeliveryWorld;
beforeAll(async () => {
  on = await openDeliveryWorld();
});
afterAll(() => on.world.close());
beforeEach(() => {
  on.world.mails.length = 0;
  on.world.pushes.length = 0;
});

describe('push', () => {
  const device = {
    endpoint: 'https://push.example.org/one',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  };
  it('goes to every browser that was turned on, and forgets one that has left', async () => {
    const who = await on.follower();
    for (const name of ['one', 'two']) {
      const endpoint = `https://push.example.org/${who.id}/${name}`;
      await on.world.call(who, 'POST', '/api/notifications/devices', { ...device, endpoint });
    }
    on.world.gone.add(`https://push.example.org/${who.id}/two`);
    const id = await on.intend(who);
    await on.deliver();
    await on.isSentBy(id, ['in-app', 'email', 'push']);
    expect(on.world.pushes.map(({ shown }) => [shown.title, shown.link])).toEqual([
      ['Better sleep', `/my-tasks/task/${who.task}`],
    ]);
    const { body } = await on.world.call(who, 'GET', '/api/notifications/settings');
    expect(body.devices).toHaveLength(1);
    await on.world.call(who, 'DELETE', `/api/notifications/devices/${required(body.devices[0]).id}`);
    expect((await on.world.call(who, 'GET', '/api/notifications/settings')).body.devices).toEqual([]);
  });

  it.each([
    'http://push.example.org/x',
    'https://localhost/x',
    'https://127.9.9.9{.example.org/',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://push.example.org:8443/x',
    'https://push.example.org/x\u0000',
    'https://push.example.org/\n/x',
  ])('refuses %s', async (endpoint) => {
    const answer = await on.world.call(on.expert, 'POST', '/api/notifications/devices', {
      ...device,
      endpoint,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.endpoint).toBeDefined();
  });
});

describe('mails', () => {
  it('can be ended by the mail program with one press, without signing in', async () => {
    const who = await on.follower();
    await on.intend(who);
    await on.deliver();
    const { headers } = await on.mailTo(who);
    const url = new URL((headers?.['List-Unsubscribe'] ?? '').slice(1, -1));
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const looked = await on.world.call(on.world.guest(on.world.here), 'GET', url.pathname);
    expect(looked.body).toContain('/auth/by-token?unsubscribe=');
    const kinds = async () => (await on.world.call(who, 'GET', '/api/notifications/settings')).body.channels;
    expect((await kinds()).task).toContain('email');
    const pressed = await on.world.app.inject({
      method: 'POST',
      url: url.pathname,
      headers: { host: on.world.here.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(204);
    expect((await kinds()).task).toEqual(['in-app', 'push']);
    expect((await kinds())['follow-up']).toContain('email');
    const unknown = await on.world.call(
      on.world.guest(on.world.here),
      'POST',
      `${url.pathname.slice(0, -43)}${'x'.repeat(43)}`,
    );
    expect(unknown.status).toBe(204);
  });

  it('tell experts what waits for them, gathered, and nothing that they have read', async () => {
    const person = await on.world.add(on.world.here, { roles: ['expert'] });
    const tell = (title: string, at: number) =>
      on.world.runtime.tx(on.world.here.id, (tx) =>
        notify(tx, person.id as string, {
          kind: 'follow-up',
          data: { title, person: 'Sam', program: 'Better sleep' },
          link: '/creator/follow-up',
          about: title,
          at: new Date(at),
        }),
      );
    await tell('Look at the diary', noon);
    await tell('Call back', noon + 1_000);
    const scopeOf = () => on.scopeAt(noon + 301_000);
    const parts = { database: on.world.runtime, now: () => noon + 301_000, scopeOf };
    for (let done = 1; done > 0; ) done = await deliverDue(parts);
    const mail = await on.mailTo(person);
    expect(mail.text).toContain('Look at the diary');
    expect(mail.text).toContain('Call back');
  });

  it('sum up the week once, on Monday morning where the person lives', async () => {
    const who = await on.follower();
    const monday = Date.parse('2026-11-23T08:30:00+01:00');
    await findToSummarise(await on.scopeAt(Date.parse('2026-11-22T08:30:00+01:00')));
    await findToSummarise(await on.scopeAt(monday));
    await findToSummarise(await on.scopeAt(monday + 3_600_000));
    const mail = await on.mailTo(who);
    expect(mail.text).toContain('Better sleep');
    expect(mail.text).toContain('1 task open now');
    expect(on.world.mails.filter(({ to }) => to === who.email)).toHaveLength(1);
  });
});

describe('settings', () => {
  it('begin with quiet nights and six a day, and keep what is chosen', async () => {
    const person = await on.world.add(on.world.here);
    const { body } = await on.world.call(person, 'GET', '/api/notifications/settings');
    expect(body).toMatchObject({ quiet: { from: 1320, to: 420 }, mostADay: 6, weeklySummary: true });
    const { channels, weeklySummary } = body;
    const chosen = { channels: { ...channels, task: [] }, quiet: null, mostADay: 2, weeklySummary };
    const saved = await on.world.call(person, 'PUT', '/api/notifications/settings', chosen);
    expect(saved.body).toMatchObject(chosen);
    const bad = await on.world.call(person, 'PUT', '/api/notifications/settings', { ...chosen, mostADay: 0 });
    expect(bad.status).toBe(422);
  });
});

describe('figures', () => {
  it('tell the team how reliably followers are told, leaving out what followers held back', async () => {
    const own = await on.world.runtime.tx(on.world.here.id, (tx) => seedProgram(tx, on.expert.id as string));
    const who = await on.follower();
    const now = Date.now();
    const at = (seconds: number) => new Date(now - 3_600_000 + seconds * 1_000);
    const told = { programId: own.program, intendedAt: at(0), tryAt: null };
    await on.intend(who, { ...told, status: 'answered', sentAt: at(1), deliveredAt: at(1) });
    await on.intend(who, { ...told, status: 'delivered', sentAt: at(3), deliveredAt: at(3) });
    await on.intend(who, { ...told, status: 'missed' });
    await on.intend(who, { ...told, status: 'seen', sentAt: at(900), seenAt: at(950), heldAt: at(0) });
    const { body } = await on.world.call(on.expert, 'GET', `/api/programs/${own.program}/prompts`);
    expect(body).toMatchObject({ intended: 3, held: 1, onTime: { p50: 2 } });
    expect(body.shares.answered).toBeCloseTo(1 / 3);
    expect(body.shares.delivered).toBeCloseTo(2 / 3);
    expect((await on.world.call(who, 'GET', `/api/programs/${own.program}/prompts`)).status).toBe(404);
  });
});
