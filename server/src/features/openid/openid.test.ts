import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProtocol } from '../../../seed/protocols.ts';
import { type Harbor, openHarbor, viewerOf } from '../../test-harbor.ts';
import { mailTo, tokenIn } from '../../test-registration.ts';

let harbor: Harbor;
beforeAll(async () => {
  harbor = await openHarbor();
});
afterAll(() => harbor.close());

describe('somebody with an account elsewhere', () => {
  it('is new here: says only what is missing, and needs no mail where the provider vouches', async () => {
    const browser = harbor.open();
    const { login, email } = harbor.somebodyThere();
    const { body } = await harbor.goThere(browser, login);
    expect(body).toMatchObject({
      outcome: 'register',
      provider: 'Harbor ID',
      full_name: 'Mara Lind',
      email,
      isEmailVerified: true,
      auth: null,
    });
    expect((await viewerOf(browser)).status).toBe(401);
    const form = {
      ticket: body.ticket,
      full_name: 'Mara Lind',
      type: 'patient',
      email: 'other@example.test',
    };
    expect((await browser.post('auth/openid-registration', form)).status).toBe(201);
    expect((await viewerOf(browser)).body).toMatchObject({
      email,
      full_name: 'Mara Lind',
      roles: ['patient'],
      email_verified_at: expect.any(String),
    });
    const consents = await browser.get('consents');
    expect(consents.body.data.every(({ isOpen }) => !isOpen)).toBe(true);
    // The ticket counts once.
    expect((await harbor.open().post('auth/openid-registration', form)).status).toBe(422);
  });

  it('comes back in another browser and is signed in, with a line in the history', async () => {
    const { login } = harbor.somebodyThere();
    const { id } = await harbor.join(harbor.open(), login);
    const browser = harbor.open();
    const { status, body } = await harbor.goThere(browser, login);
    expect([status, body.outcome, body.auth?.id]).toEqual([200, 'signed-in', id]);
    expect((await browser.get('sign-ins')).body.data[0]).toMatchObject({ how: 'openid', succeeded: true });
  });

  it('is told by mail of a device that the account does not know', async () => {
    const { login, email } = harbor.somebodyThere();
    await harbor.join(harbor.open(), login);
    await harbor.goThere(harbor.open(), login);
    expect((await mailTo(harbor.world, email)).subject).toContain('New sign-in');
  });

  it('keeps what they made as a temporary user, new or not', async () => {
    for (const isKnown of [false, true]) {
      const { login } = harbor.somebodyThere();
      if (isKnown) await harbor.join(harbor.open(), login);
      const browser = harbor.open();
      const { body: temporary } = await browser.post('auth/temporary');
      const protocol = await harbor.world.runtime.tx(harbor.world.here.id, (tx) =>
        seedProtocol(tx, temporary.id),
      );
      if (isKnown) expect((await harbor.goThere(browser, login)).body.outcome).toBe('signed-in');
      else await harbor.join(browser, login);
      expect((await browser.get(`protocols/${protocol.protocol}`)).status).toBe(200);
    }
  });

  it('confirms the address here where the provider does not vouch for it, as everybody does', async () => {
    const browser = harbor.open();
    const { login, email } = harbor.somebodyThere({ email_verified: false });
    expect((await harbor.goThere(browser, login)).body).toMatchObject({
      outcome: 'register',
      isEmailVerified: false,
    });
    await harbor.join(browser, login);
    expect((await viewerOf(browser)).body.email_verified_at).toBeNull();
    await browser.post('auth/by-token', { token: tokenIn(await mailTo(harbor.world, email)) });
    expect((await viewerOf(browser)).body.email_verified_at).not.toBeNull();
    expect((await harbor.goThere(harbor.open(), login)).body.outcome).toBe('signed-in');
  });

  it('loses the account to whoever reads the mail, if the address was not theirs', async () => {
    const { login, email } = harbor.somebodyThere({ email_verified: false });
    await harbor.join(harbor.open(), login);
    const owner = harbor.open();
    const token = tokenIn(await mailTo(harbor.world, email));
    const used = await owner.post('auth/by-token', { token, password: 'a long enough password' });
    expect(used.status).toBe(200);
    expect((await harbor.goThere(harbor.open(), login)).body.outcome).toBe('register');
  });

  it('types an address where the provider tells none', async () => {
    const browser = harbor.open();
    const login = randomUUID();
    harbor.oidc.people.set(login, {});
    const { body } = await harbor.goThere(browser, login);
    expect(body).toMatchObject({ outcome: 'register', email: null, full_name: '' });
    const form = { ticket: body.ticket, full_name: 'Ola' };
    expect((await browser.post('auth/openid-registration', form)).body).toMatchObject({
      errors: { email: expect.any(Array) },
    });
    const whole = { ...form, email: `${randomUUID()}@example.test` };
    expect((await browser.post('auth/openid-registration', whole)).status).toBe(201);
    expect((await viewerOf(browser)).body.email_verified_at).toBeNull();
  });

  it('never learns from an address that nobody vouches for whether it has an account', async () => {
    const { person } = await harbor.member();
    const { login } = harbor.somebodyThere({ email: person.email, email_verified: false });
    expect((await harbor.goThere(harbor.open(), login)).body.outcome).toBe('register');
  });
});

describe('an account here with the same address', () => {
  it('is connected by its password, and by no other', async () => {
    const { person } = await harbor.member();
    const { login } = harbor.somebodyThere({ email: person.email });
    const browser = harbor.open();
    const { body } = await harbor.goThere(browser, login);
    expect(body.outcome).toBe('prove');
    const wrong = await browser.post('auth/openid-proof', { ticket: body.ticket, password: 'not this one' });
    expect([wrong.status, wrong.body]).toMatchObject([422, { errors: { password: expect.any(Array) } }]);
    // Nobody takes the address over by registering.
    const taken = { ticket: body.ticket, full_name: 'Somebody' };
    expect((await harbor.open().post('auth/openid-registration', taken)).status).toBe(422);
    const proof = { ticket: body.ticket, password: person.password };
    expect((await browser.post('auth/openid-proof', proof)).status).toBe(200);
    expect((await viewerOf(browser)).body.email).toBe(person.email);
    const history = (await browser.get('sign-ins')).body.data;
    expect(history.map(({ how, succeeded }) => [how, succeeded])).toContainEqual(['password', false]);
    await expect
      .poll(() => harbor.world.mails.map(({ to, subject }) => `${to} ${subject}`))
      .toContainEqual(expect.stringMatching(new RegExp(`^${person.email} A new way to sign in`)));
    expect((await harbor.goThere(harbor.open(), login)).body.outcome).toBe('signed-in');
  });

  it('is connected by a link in a mail that is opened in this browser', async () => {
    const { person } = await harbor.member();
    const { login } = harbor.somebodyThere({ email: person.email });
    const browser = harbor.open();
    const returned = await harbor.oidc.visit(await harbor.leave(browser), login);
    const { body } = await harbor.handOver(browser, returned);
    expect((await browser.post('auth/openid-proof-link', { ticket: body.ticket })).status).toBe(204);
    const token = tokenIn(await mailTo(harbor.world, person.email, 2));
    expect((await browser.post('auth/by-token', { token })).status).toBe(200);
    expect((await harbor.handOver(browser, returned)).body.outcome).toBe('connected');
    expect((await harbor.goThere(harbor.open(), login)).body.outcome).toBe('signed-in');
  });

  it('is not connected by whoever is signed in to another one', async () => {
    const { person } = await harbor.member();
    const { login } = harbor.somebodyThere({ email: person.email });
    const { browser } = await harbor.member();
    expect((await harbor.goThere(browser, login)).body.outcome).toBe('prove');
    expect((await browser.get('identities')).body.data).toEqual([]);
  });
});
