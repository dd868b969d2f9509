import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harbor, openHarbor, viewerOf } from '../../test-harbor.ts';
import { mailTo, tokenIn } from '../../test-registration.ts';

let harbor: Harbor;
beforeAll(async () => {
  harbor = await openHarbor();
});
afterAll(() => harbor.close());

describe('whoever brings back something else', () => {
  const refused = [422, { errors: { state: expect.any(Array) } }];

  it('has another state, or comes in another browser', async () => {
    const { login } = harbor.somebodyThere();
    await harbor.join(harbor.open(), login);
    const browser = harbor.open();
    const returned = await harbor.oidc.visit(await harbor.leave(browser), login);
    const other = await harbor.handOver(browser, returned, { state: 's'.repeat(43) });
    expect([other.status, other.body]).toMatchObject(refused);
    const elsewhere = await harbor.handOver(harbor.open(), returned);
    expect([elsewhere.status, elsewhere.body]).toMatchObject(refused);
    const left = harbor.open();
    await harbor.leave(left);
    expect((await harbor.handOver(left, returned)).status).toBe(422);
    expect((await harbor.handOver(browser, returned)).body.outcome).toBe('signed-in');
  });

  it('replays a code, in the same visit or in another', async () => {
    const { login } = harbor.somebodyThere();
    await harbor.join(harbor.open(), login);
    const browser = harbor.open();
    const returned = await harbor.oidc.visit(await harbor.leave(browser), login);
    const again = new URL(await harbor.leave(browser)).searchParams.get('state') as string;
    expect((await harbor.handOver(browser, returned)).body.outcome).toBe('signed-in');
    // A reload is told the same, and gets nothing by it.
    const reloaded = await harbor.handOver(browser, returned);
    expect(reloaded.body).toMatchObject({ outcome: 'signed-in', auth: null });
    expect(reloaded.headers['set-cookie']).toBeUndefined();
    await browser.post('auth/logout');
    const replayed = await harbor.handOver(browser, returned);
    expect([replayed.status, replayed.body]).toMatchObject(refused);
    const moved = await harbor.handOver(browser, returned, { state: again });
    expect([moved.status, moved.body]).toMatchObject(refused);
  });

  it('comes from another issuer', async () => {
    const { login } = harbor.somebodyThere();
    await harbor.join(harbor.open(), login);
    const browser = harbor.open();
    const returned = await harbor.oidc.visit(await harbor.leave(browser), login);
    const mixed = await harbor.handOver(browser, returned, { iss: 'https://login.example.com' });
    expect([mixed.status, mixed.body]).toMatchObject(refused);
    expect((await viewerOf(browser)).status).toBe(401);
  });

  it('has a token that was made for another nonce', async () => {
    const { login } = harbor.somebodyThere();
    await harbor.join(harbor.open(), login);
    const browser = harbor.open();
    const url = new URL(await harbor.leave(browser));
    url.searchParams.set('nonce', 'another');
    const answer = await harbor.handOver(browser, await harbor.oidc.visit(url.href, login));
    expect([answer.status, answer.body]).toMatchObject(refused);
  });

  it('turned back at the provider', async () => {
    const browser = harbor.open();
    const returned = await harbor.oidc.visit(await harbor.leave(browser), 'nobody', { leaves: true });
    const { status, body } = await harbor.handOver(browser, returned);
    expect([status, body.outcome]).toEqual([200, 'cancelled']);
    const { login } = harbor.somebodyThere();
    const state = returned.searchParams.get('state') as string;
    const later = await harbor.oidc.visit(await harbor.leave(browser), login);
    expect((await harbor.handOver(browser, later, { state })).status).toBe(422);
  });

  it('comes too late', async () => {
    const browser = harbor.open();
    const { login } = harbor.somebodyThere();
    const returned = await harbor.oidc.visit(await harbor.leave(browser), login);
    harbor.world.clock.skewMs = 31 * 60_000;
    const late = await harbor.handOver(browser, returned);
    harbor.world.clock.skewMs = 0;
    expect([late.status, late.body]).toMatchObject(refused);
  });
});

describe('one’s own settings', () => {
  it('connect and disconnect, after a proof, and the account there opens this one no longer', async () => {
    const { browser } = await harbor.member();
    const { login, email } = harbor.somebodyThere();
    harbor.world.clock.skewMs = 11 * 60_000;
    const old = await browser.post(`auth/openid/${harbor.provider}/connect`);
    harbor.world.clock.skewMs = 0;
    expect([old.status, old.body]).toMatchObject([403, { code: 'step_up_needed' }]);

    const url = await harbor.leave(browser, true);
    expect((await harbor.handOver(browser, await harbor.oidc.visit(url, login))).body.outcome).toBe(
      'connected',
    );
    const { data } = (await browser.get('identities')).body;
    expect(data).toMatchObject([{ provider: { id: harbor.provider, name: 'Harbor ID' }, email }]);
    expect((await harbor.goThere(harbor.open(), login)).body.outcome).toBe('signed-in');
    expect((await browser.delete(`identities/${data[0]?.id}`)).status).toBe(204);
    expect((await harbor.goThere(harbor.open(), login)).body.outcome).toBe('register');
  });

  it('do not connect what is another’s, or in another’s session', async () => {
    const { login } = harbor.somebodyThere();
    await harbor.join(harbor.open(), login);
    const { browser } = await harbor.member();
    const url = await harbor.leave(browser, true);
    const returned = await harbor.oidc.visit(url, login);
    const taken = await harbor.handOver(browser, returned);
    expect(taken.status).toBe(422);
    expect(JSON.stringify(taken.body)).toContain('already connected');

    const another = await harbor.oidc.visit(await harbor.leave(browser, true), randomUUID());
    await browser.post('auth/logout');
    expect((await harbor.handOver(browser, another)).status).toBe(422);
  });

  it('keep the only way in until there is a password', async () => {
    const { login, email } = harbor.somebodyThere();
    const browser = harbor.open();
    await harbor.join(browser, login);
    const [only] = (await browser.get('identities')).body.data;
    const refused = await browser.delete(`identities/${only?.id}`);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('Set a password first');
    await browser.post('auth/password-recovery', { email });
    const token = tokenIn(await mailTo(harbor.world, email));
    await browser.post('auth/password-reset', { token, password: 'a long enough password' });
    expect((await browser.delete(`identities/${only?.id}`)).status).toBe(204);
  });
});
