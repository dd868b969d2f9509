import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/people.ts';
import { seedProtocol } from '../../../seed/protocols.ts';
import { required } from '../../test-answers.ts';
import { mailTo, newPerson, tokenIn } from '../../test-registration.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const register = (change: object = {}, tenant = world.here) =>
  world.call(world.guest(tenant), 'POST', '/api/auth/register', newPerson(change));
const by = (token: string) => ({ ...world.guest(world.here), token });

describe('registering', () => {
  it('signs in, sets an HttpOnly cookie and asks to confirm the address', async () => {
    const { status, body, headers } = await register({ email: 'Mixed.Case@Example.test' });
    expect(status).toBe(201);
    expect(body.accessToken).toMatch(/^[\w-]{43}$/);
    expect(body.user).toEqual({
      email: 'mixed.case@example.test',
      full_name: 'New Person',
      email_verified_at: null,
      roles: ['user'],
    });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies.find((cookie) => cookie.startsWith('regimen_session='))).toMatch(/HttpOnly; SameSite=Lax/);
    const mail = await mailTo(world, 'mixed.case@example.test');
    expect(mail.html).toContain('lang="en"');
    expect(mail.text).toContain('http://here.test:3000/auth/by-token?token=');
  });

  it('writes in the language of the page', async () => {
    const someone = newPerson();
    await world.call(world.guest(world.there), 'POST', '/api/auth/register', someone);
    expect((await mailTo(world, someone.email)).html).toContain('dir="rtl"');
  });

  it('and from then on in the one that its person chooses', async () => {
    const someone = newPerson();
    const { body } = await register(someone);
    const choose = (locale: string) =>
      world.call(by(body.accessToken), 'PUT', '/api/user/language', { locale });
    expect((await choose('tlh')).status).toBe(422);
    expect((await choose('ar')).status).toBe(204);
    expect((await world.call(by(body.accessToken), 'GET', '/api/user/get-data')).body.locale).toBe('ar');
    await world.call(by(body.accessToken), 'POST', '/api/auth/verification');
    await expect
      .poll(() => world.mails.filter(({ to }) => to === someone.email).at(-1)?.html)
      .toContain('lang="ar"');
  });

  it('lets the same address have an account on another site', async () => {
    const someone = newPerson();
    expect((await world.call(world.guest(world.here), 'POST', '/api/auth/register', someone)).status).toBe(
      201,
    );
    expect((await world.call(world.guest(world.there), 'POST', '/api/auth/register', someone)).status).toBe(
      201,
    );
  });

  it('takes a profession, and nothing that is none', async () => {
    expect((await register({ type: 'physiotherapist' })).body.user.roles).toEqual(['physiotherapist']);
    expect((await register({ type: 'admin' })).body.errors.type).toHaveLength(1);
  });

  it('refuses a password that many people use, and says so at its field', async () => {
    const { status, body } = await register({ password: 'Password123!' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ password: [expect.stringContaining('Many people use this password')] });
  });

  it.each(['Win at evil.example/now', 'https://evil.example', 'www.Evil.Example', 'evil.example'])(
    'refuses an address for a name: %s',
    async (name) => {
      const { body } = await register({ full_name: name });
      expect(body.errors.full_name).toEqual(['Names can’t include a web address. Enter only your name.']);
    },
  );

  it.each(['Dr.Anna Müller', 'Anna Müller, dr.med.', 'J.R.R. Tolkien', 'سلمى.يوسف', 'Ed St. John-Smith'])(
    'takes a name for a name: %s',
    async (name) => {
      expect((await register({ full_name: name })).status).toBe(201);
    },
  );

  it('leaves at most one account when the same form arrives ten times at once', async () => {
    const someone = newPerson();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        world.call(world.guest(world.here), 'POST', '/api/auth/register', someone),
      ),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});

describe('the link in the mail', () => {
  it('confirms the address and signs in, once', async () => {
    const { body } = await register();
    const token = tokenIn(await mailTo(world, required(body.user.email)));
    const first = await world.call(by(body.accessToken), 'POST', '/api/auth/by-token', { token });
    expect(first.body.user.email_verified_at).not.toBeNull();
    const second = await world.call(world.guest(world.here), 'POST', '/api/auth/by-token', { token });
    expect(second.status).toBe(422);
    expect(second.body.errors.token).toHaveLength(1);
  });

  it('does nothing on another site', async () => {
    const { body } = await register();
    const token = tokenIn(await mailTo(world, required(body.user.email)));
    const elsewhere = await world.call(world.guest(world.there), 'POST', '/api/auth/by-token', { token });
    expect(elsewhere.body.errors.token).toHaveLength(1);
  });

  it('is dead after a day', async () => {
    const { body } = await register();
    const token = tokenIn(await mailTo(world, required(body.user.email)));
    world.clock.skewMs = 25 * 3_600_000;
    const late = await world.call(by(body.accessToken), 'POST', '/api/auth/by-token', { token });
    world.clock.skewMs = 0;
    expect(late.body.errors.token).toHaveLength(1);
  });

  it('confirms nothing once the address was changed', async () => {
    const { body } = await register();
    const old = tokenIn(await mailTo(world, required(body.user.email)));
    const caller = by(body.accessToken);
    const changed = await world.call(caller, 'POST', '/api/auth/email?_method=PUT', {
      email: 'corrected@example.test',
    });
    expect(changed.body).toMatchObject({ email: 'corrected@example.test' });
    expect((await world.call(caller, 'POST', '/api/auth/by-token', { token: old })).status).toBe(422);
    const token = tokenIn(await mailTo(world, 'corrected@example.test'));
    expect((await world.call(caller, 'POST', '/api/auth/by-token', { token })).status).toBe(200);
  });
});

describe('signing in', () => {
  it('works by e-mail and password', async () => {
    const member = await world.add(world.here);
    const { status, body } = await world.call(world.guest(world.here), 'POST', '/api/auth/login', {
      email: member.email,
      password: demoPassword,
    });
    expect(status).toBe(200);
    expect(body.id).toBe(member.id);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const member = await world.add(world.here);
    const wrong = await world.call(world.guest(world.here), 'POST', '/api/auth/login', {
      email: member.email,
      password: 'not my password',
    });
    const unknown = await world.call(world.guest(world.here), 'POST', '/api/auth/login', {
      email: 'nobody@example.test',
      password: 'not my password',
    });
    expect(wrong.status).toBe(422);
    expect(unknown.status).toBe(422);
    expect(unknown.body).toEqual(wrong.body);
  });
});

describe('a session', () => {
  it('belongs to one site: its token is nobody elsewhere', async () => {
    const member = await world.add(world.here);
    const { status } = await world.call({ ...member, tenant: world.there }, 'GET', '/api/user/get-data');
    expect(status).toBe(401);
  });

  it('ends at once on signing out', async () => {
    const member = await world.add(world.here);
    expect((await world.call(member, 'GET', '/api/user/get-data')).status).toBe(200);
    expect((await world.call(member, 'POST', '/api/auth/logout')).status).toBe(204);
    expect((await world.call(member, 'GET', '/api/user/get-data')).status).toBe(401);
  });

  it('in a cookie works only with the device it was made for', async () => {
    const member = await world.add(world.here);
    const guest = world.guest(world.here);
    const ask = (device: string) =>
      world.call(guest, 'GET', '/api/user/get-data', undefined, {
        cookie: `regimen_session=${member.token}; regimen_device=${device}`,
      });
    expect((await ask(String(member.device))).status).toBe(200);
    expect((await ask('another')).status).toBe(401);
  });

  it('in a cookie changes nothing unless the page’s own header comes along', async () => {
    const member = await world.add(world.here);
    const headers = {
      host: 'here.test',
      cookie: `regimen_session=${member.token}; regimen_device=${member.device}`,
    };
    const forged = await world.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(forged.statusCode).toBe(400);
    const elsewhere = await world.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { ...headers, 'x-domain': 'there.test' },
    });
    expect(elsewhere.statusCode).toBe(400);
    const own = await world.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { ...headers, 'x-domain': 'here.test' },
    });
    expect(own.statusCode).toBe(204);
  });

  it('of an expert ends after twelve idle hours, a follower’s after thirty days', async () => {
    const login = async (email: string | null) =>
      (
        await world.call(world.guest(world.here), 'POST', '/api/auth/login', {
          email,
          password: demoPassword,
        })
      ).body.accessToken;
    const expert = await login((await world.add(world.here, { roles: ['nurse'] })).email);
    const follower = await login((await world.add(world.here)).email);
    const stateAfter = async (token: string, hours: number) => {
      world.clock.skewMs = hours * 3_600_000;
      const { status } = await world.call({ ...world.guest(world.here), token }, 'GET', '/api/user/get-data');
      world.clock.skewMs = 0;
      return status;
    };
    expect(await stateAfter(expert, 12.1)).toBe(401);
    expect(await stateAfter(follower, 29 * 24)).toBe(200);
  });
});

describe('a temporary user', () => {
  it('becomes a full one and stays the same person', async () => {
    const { body: visitor } = await world.call(world.guest(world.here), 'POST', '/api/auth/temporary');
    const caller = { ...world.guest(world.here), token: visitor.accessToken };
    expect((await world.call(caller, 'GET', '/api/user/get-data')).body.is_temporary).toBe(true);
    const { status, body } = await world.call(caller, 'POST', '/api/auth/finish-registration', newPerson());
    expect(status).toBe(200);
    expect(body.id).toBe(visitor.id);
    expect((await world.call(caller, 'GET', '/api/user/get-data')).status).toBe(401);
  });

  it('who has an account moves into it', async () => {
    const member = await world.add(world.here);
    const { body: visitor } = await world.call(world.guest(world.here), 'POST', '/api/auth/temporary');
    const caller = { ...world.guest(world.here), token: visitor.accessToken };
    const drafted = await world.runtime.tx(world.here.id, (tx) => seedProtocol(tx, visitor.id));
    const { body } = await world.call(caller, 'POST', '/api/auth/merge', {
      email: member.email,
      password: demoPassword,
    });
    expect(body.id).toBe(member.id);
    const { body: draft } = await world.call(member, 'GET', `/api/protocols/${drafted.protocol}`);
    expect(draft.protocol.may).toBe('owner');
    expect(Object.keys(draft.document.items)).toEqual([drafted.item]);
    const { body: comments } = await world.call(member, 'GET', `/api/protocols/${drafted.protocol}/comments`);
    expect(comments.data[0]?.author.id).toBe(member.id);
  });

  it('can be forgotten', async () => {
    const { body: visitor } = await world.call(world.guest(world.here), 'POST', '/api/auth/temporary');
    const caller = { ...world.guest(world.here), token: visitor.accessToken };
    expect((await world.call(caller, 'DELETE', '/api/auth/temporary')).status).toBe(204);
    expect((await world.call(caller, 'GET', '/api/user/get-data')).status).toBe(401);
  });
});
