import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../test-browser.ts';
import { type Harbor, openHarbor, viewerOf } from '../../test-harbor.ts';

// Somebody with neither a password nor a passkey shows once more who they are, where they sign in.

let harbor: Harbor;
beforeAll(async () => {
  harbor = await openHarbor();
});
afterAll(() => harbor.close());

const wantsProof = { code: 'step_up_needed' };

/** It is a while since they signed in. */
async function member() {
  const { login } = harbor.somebodyThere();
  const browser = harbor.open();
  const { id } = await harbor.join(browser, login);
  await harbor.world.owner.tx(harbor.world.here.id, ({ $client }) =>
    $client.query(`UPDATE sessions SET proved_at = now() - interval '1 hour' WHERE user_id = $1`, [id]),
  );
  return { browser, login, id };
}
const leaveAgain = async (browser: Browser) =>
  (await browser.post(`auth/openid/${harbor.provider}`, { again: true })).body.url;

it('they are asked for a fresh sign-in there, and go on', async () => {
  const { browser, login, id } = await member();
  expect((await browser.post('data-exports')).body).toMatchObject(wantsProof);
  expect((await browser.get('auth/step-up')).body).toEqual({ password: false, passkey: false, code: false });
  const url = new URL(await leaveAgain(browser));
  expect(url.searchParams.get('prompt')).toBe('login');
  const returned = await harbor.oidc.visit(url.href, login);
  expect((await harbor.handOver(browser, returned)).body).toMatchObject({ outcome: 'signed-in' });
  expect((await viewerOf(browser)).body.id).toBe(id);
  expect((await browser.post('data-exports')).status).toBe(201);
});

it('who signs in there as somebody else proves nothing, and does not become that person', async () => {
  const { browser, id } = await member();
  const other = harbor.somebodyThere();
  await harbor.join(harbor.open(), other.login);
  const unknown = harbor.somebodyThere();
  for (const { login } of [other, unknown]) {
    const returned = await harbor.oidc.visit(await leaveAgain(browser), login);
    const answer = await harbor.handOver(browser, returned);
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { state: expect.any(Array) } }]);
    expect((await viewerOf(browser)).body.id).toBe(id);
    expect((await browser.post('data-exports')).body).toMatchObject(wantsProof);
  }
});
