import type { LiveEvent } from '@regimen/contract/realtime.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { recipientEvents } from '../../db/schema.ts';
import { createScope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { notify } from '../notifications/notify.ts';
import { broadcasting, mostKept } from './feature.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const tellThem = (person: Caller, many = 1) =>
  world.runtime.tx(person.tenant.id, async (tx) => {
    for (let n = 0; n < many; n++) tell(tx, person.id ?? '', 'task', { enrollmentId: crypto.randomUUID() });
  });
async function since(person: Caller, place: string) {
  const { status, body } = await world.call(person, 'GET', `/api/events?since=${place}`);
  expect(status).toBe(200);
  return body as { place: string; events: LiveEvent[]; gone: boolean };
}
const sweep = async (person: Caller) => {
  const tenant = await world.tenants.byId(person.tenant.id);
  if (!tenant) throw new Error('no tenant');
  const now = Date.now() + world.clock.skewMs;
  const scope = createScope(world.scope, { tenant, actor: null, locale: 'en' }, now);
  await broadcasting.hourly?.sweep?.(scope, {} as never, {} as never);
};

describe('what somebody was told', () => {
  it('is given from any place on, and only to them', async () => {
    const [person, other] = [await world.add(world.here), await world.add(world.here)];
    const before = await since(person, '0.0');
    expect(before).toEqual({ place: '0.0', events: [], gone: false });
    await tellThem(person, 3);
    const all = await since(person, before.place);
    expect(all.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    const epoch = all.events[0]?.epoch;
    expect(all.place).toBe(`${epoch}.3`);
    expect((await since(person, `${epoch}.2`)).events).toEqual([all.events[2]]);
    expect((await since(person, all.place)).events).toEqual([]);
    expect(await since(other, '0.0')).toEqual({ place: '0.0', events: [], gone: false });
  });

  it('is said to be gone where it cannot be given whole', async () => {
    const person = await world.add(world.here);
    await tellThem(person, 2);
    const { place } = await since(person, '0.0');
    const [epoch] = place.split('.');
    const nothing = { place, events: [], gone: true };
    expect(await since(person, `${epoch}.3`)).toEqual(nothing);
    expect(await since(person, `${Number(epoch) + 1}.1`)).toEqual(nothing);
    await world.runtime.tx(world.here.id, (tx) =>
      tx.delete(recipientEvents).where(eq(recipientEvents.seq, 1)),
    );
    expect(await since(person, '0.0')).toEqual(nothing);
    expect((await since(person, `${epoch}.1`)).events).toHaveLength(1);
  });

  it('is not said to be gone where more is told while somebody asks', async () => {
    const person = await world.add(world.here);
    await tellThem(person);
    const state = { telling: true };
    const telling = Array.from({ length: 4 }, async () => {
      while (state.telling) await tellThem(person);
    });
    const answers = [];
    for (let n = 0; n < 40; n++) answers.push(await since(person, '0.0'));
    state.telling = false;
    await Promise.all(telling);
    expect(answers.filter(({ gone }) => gone)).toEqual([]);
    for (const { place, events } of answers) expect(place).toBe(`${events[0]?.epoch}.${events.length}`);
  });

  it('is kept for a day, and no more than so much of it', async () => {
    const person = await world.add(world.here);
    await tellThem(person, mostKept + 2);
    await sweep(person);
    const [epoch] = (await since(person, '0.0')).place.split('.');
    expect((await since(person, `${epoch}.1`)).gone).toBe(true);
    expect((await since(person, `${epoch}.2`)).events).toHaveLength(mostKept);
    world.clock.skewMs = 25 * 60 * 60_000;
    await sweep(person);
    world.clock.skewMs = 0;
    expect((await since(person, `${epoch}.${mostKept + 1}`)).gone).toBe(true);
    expect(await since(person, `${epoch}.${mostKept + 2}`)).toMatchObject({ events: [], gone: false });
  });

  it('is told once where a transaction says it twice, and never to somebody who has just left', async () => {
    const person = await world.add(world.here);
    await world.runtime.tx(world.here.id, async (tx) => {
      for (const about of ['a', 'b'])
        await notify(tx, person.id ?? '', { kind: 'new-follower', data: {}, link: '/', about });
      tell(tx, crypto.randomUUID(), 'notification', {});
    });
    expect((await since(person, '0.0')).events).toMatchObject([{ component: 'notification', seq: 1 }]);
  });

  it('two who tell the same people at once do not wait for each other for ever', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => world.add(world.here)));
    const rounds = Array.from({ length: 40 }, (_, n) =>
      world.runtime.tx(world.here.id, async (tx) => {
        for (const { id } of n % 2 ? people : people.toReversed()) tell(tx, id ?? '', 'notification', {});
      }),
    );
    await Promise.all(rounds);
    for (const person of people) {
      const { events } = await since(person, '0.0');
      expect(events.map(({ seq }) => seq)).toEqual(rounds.map((_, index) => index + 1));
    }
  });

  it('the page begins where its data end', async () => {
    const person = await world.add(world.here);
    await tellThem(person);
    const { body } = await world.call(person, 'GET', '/api/user/get-data');
    expect(body.eventsPlace).toBe((await since(person, '0.0')).place);
  });
});

describe('a permission', () => {
  const ask = (person: Caller, channel_name: string, form = false) => {
    const fields = { socket_id: '12.34', channel_name };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = form ? new URLSearchParams(fields).toString() : fields;
    return world.call(person, 'POST', '/api/broadcasting/auth', body, form ? type : {});
  };

  it('is asked for by a form or by JSON', async () => {
    const person = await world.add(world.here, { state: 'temporary' });
    for (const form of [true, false]) {
      const { status, body } = await ask(person, `private-user-${person.id}`, form);
      expect(status).toBe(200);
      expect(body).toMatchObject({ auth: expect.stringMatching(/^[\w-]{30}:[0-9a-f]{64}\./), place: '0.0' });
    }
    expect((await ask(person, 'x'.repeat(5_000), true)).status).toBe(413);
  });

  it('is for nobody else’s channel, and for none that nobody has', async () => {
    const [person, other] = [await world.add(world.here), await world.add(world.here)];
    const names = [`private-user-${other.id}`, 'private-user-', 'private-room', 'presence-room', 'news'];
    for (const name of names) expect((await ask(person, name)).status).toBe(403);
  });
});
