import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeAt } from '../../../seed/authenticator.ts';
import type { Browser } from '../../test-browser.ts';
import { type Harbor, openHarbor, viewerOf } from '../../test-harbor.ts';

let harbor: Harbor;
beforeAll(async () => {
  harbor = await openHarbor();
});
afterAll(() => harbor.close());
beforeEach(() => {
  harbor.world.clock.skewMs = 0;
});

async function turnOn(browser: Browser): Promise<string> {
  const { secret } = (await browser.get('two-factors/new-secret')).body;
  const code = codeAt(secret, Date.now());
  expect((await browser.post('two-factors', { secret, code })).status).toBe(201);
  return secret;
}
/** A code counts once, so each is that of the half minute after the one before. */
function giveCode(browser: Browser, secret: string) {
  harbor.world.clock.skewMs += 30_000;
  return browser.post('auth/second-factor', { code: codeAt(secret, Date.now() + harbor.world.clock.skewMs) });
}
const wanted = [403, { code: 'second_factor_needed' }];

it('a sign-in with an account elsewhere waits for the code', async () => {
  const { login } = harbor.somebodyThere();
  const first = harbor.open();
  await harbor.join(first, login);
  const secret = await turnOn(first);
  const browser = harbor.open();
  const returned = await harbor.oidc.visit(await harbor.leave(browser), login);
  const half = await harbor.handOver(browser, returned);
  expect([half.status, half.body]).toMatchObject(wanted);
  expect((await viewerOf(browser)).status).toBe(401);
  expect((await harbor.handOver(browser, returned)).status).toBe(422);
  expect((await giveCode(browser, secret)).status).toBe(200);
  expect((await viewerOf(browser)).status).toBe(200);
});

it('a password alone connects nothing; once the code was given, the page does', async () => {
  const { person, browser: first } = await harbor.member();
  const secret = await turnOn(first);
  const { login } = harbor.somebodyThere({ email: person.email });
  const browser = harbor.open();
  const returned = await harbor.oidc.visit(await harbor.leave(browser), login);
  const { body } = await harbor.handOver(browser, returned);
  expect(body.outcome).toBe('prove');
  const half = await browser.post('auth/openid-proof', { ticket: body.ticket, password: person.password });
  expect([half.status, half.body]).toMatchObject(wanted);
  expect((await first.get('identities')).body.data).toEqual([]);
  expect((await giveCode(browser, secret)).status).toBe(200);
  expect((await harbor.handOver(browser, returned)).body.outcome).toBe('connected');
  expect((await first.get('identities')).body.data).toHaveLength(1);
});
