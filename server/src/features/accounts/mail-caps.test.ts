import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedProtocol } from '../../../seed/protocols.ts';
import { openBrowser } from '../../test-browser.ts';
import { newPerson } from '../../test-registration.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

/** Messages on their way, by kind; nobody works here, so none leaves. */
async function waiting(name: string): Promise<number> {
  const { rows } = await world.runtime.global.query(
    'SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = $1',
    [name],
  );
  return rows[0].jobs;
}
const grown = async (name: string, act: () => Promise<unknown>): Promise<number> => {
  const before = await waiting(name);
  await act();
  return (await waiting(name)) - before;
};
let nextIp = 0;
const open = () => openBrowser(world, world.here, `203.0.113.${++nextIp}`);

describe('messages that anybody can cause to an address', () => {
  it('are three an hour and ten a day, however many register with it at once', async () => {
    const { email } = newPerson();
    const register = () =>
      Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          open().post('auth/register', newPerson({ email, full_name: `Person ${index}` })),
        ),
      );
    expect(await grown('send-verification', register)).toBe(3);
    const hours = [1, 2, 3, 4];
    const later: number[] = [];
    for (const hour of hours) {
      world.clock.skewMs = hour * 3_601_000;
      later.push(await grown('send-verification', register));
    }
    expect(later).toEqual([3, 3, 1, 0]);
    world.clock.skewMs = 25 * 3_600_000;
    expect(await grown('send-verification', register)).toBe(3);
  });

  it('are counted by inbox, not by spelling', async () => {
    const spellings = [
      'some.body@gmail.com',
      'somebody@googlemail.com',
      'somebody+1@gmail.com',
      's.o.mebody+2@gmail.com',
    ];
    const sent = await grown('send-verification', async () => {
      for (const email of [...spellings, ...spellings.map((each) => each.replace('+', '+x'))])
        expect((await open().post('auth/register', newPerson({ email }))).status).toBe(201);
    });
    expect(sent).toBe(3);
  });

  it('are refused with the time to wait when somebody asks for their own again', async () => {
    const browser = open();
    await browser.post('auth/register', newPerson());
    expect((await browser.post('auth/verification')).status).toBe(204);
    expect((await browser.post('auth/verification')).status).toBe(204);
    const { status, headers } = await browser.post('auth/verification');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
  });

  it('are counted together: registering, asking again, another’s correction, an invitation', async () => {
    const { email } = newPerson();
    const browser = open();
    await browser.post('auth/register', newPerson({ email }));
    await browser.post('auth/verification');
    const other = open();
    await other.post('auth/register', newPerson());
    expect((await other.put('auth/email', { email })).status).toBe(200);
    expect((await other.put('auth/email', { email })).status).toBe(429);
    const expert = await world.add(world.here, { roles: ['expert'] });
    const { protocol } = await world.runtime.tx(world.here.id, (tx) => seedProtocol(tx, expert.id as string));
    const sent = await grown('send-protocol-invite', async () => {
      const path = `/api/protocols/${protocol}/invites`;
      const invited = await world.call(expert, 'POST', path, { email, permission: 'view' });
      expect(invited.status).toBe(201);
    });
    expect(sent).toBe(0);
  });

  it('are bounded for whoever causes them too: twenty an hour from an account', async () => {
    const expert = await world.add(world.here, { roles: ['expert'] });
    const { protocol } = await world.runtime.tx(world.here.id, (tx) => seedProtocol(tx, expert.id as string));
    const sent = await grown('send-protocol-invite', async () => {
      for (let i = 0; i < 25; i++) {
        const body = { email: newPerson().email, permission: 'view' };
        await world.call(expert, 'POST', `/api/protocols/${protocol}/invites`, body);
      }
    });
    expect(sent).toBe(20);
  });

  it('are a hundred an hour from an address, whichever accounts it has made for that', async () => {
    const ip = '203.0.113.250';
    let sender = await world.add(world.here, { state: 'unverified' });
    const sent = await grown('send-verification', async () => {
      for (let i = 0; i < 110; i++) {
        // Each account by itself is far from its bound.
        if (i % 10 === 0) sender = await world.add(world.here, { state: 'unverified' });
        await world.app.inject({
          method: 'PUT',
          url: '/api/auth/email',
          remoteAddress: ip,
          headers: { host: 'here.test', 'x-domain': 'here.test', authorization: `Bearer ${sender.token}` },
          payload: { email: newPerson().email },
        });
      }
    });
    expect(sent).toBe(100);
  });

  it('reach the site’s own inbox from everybody, and from one address a hundred times an hour', async () => {
    const message = {
      full_name: 'Somebody',
      email: 'somebody@example.test',
      subject: 'Hello',
      description: 'A question.',
    };
    const writeFrom = (ip: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/contact',
        remoteAddress: ip,
        headers: { host: 'here.test', 'x-domain': 'here.test' },
        payload: message,
      });
    const sent = await grown('forward-contact', async () => {
      for (let i = 0; i < 100; i++) expect((await writeFrom('192.0.2.77')).statusCode).toBe(201);
      const late = await writeFrom('192.0.2.77');
      expect(late.statusCode).toBe(429);
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
      expect((await writeFrom('192.0.2.78')).statusCode).toBe(201);
    });
    expect(sent).toBe(101);
  });
});
