import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/people.ts';
import type { Answer } from '../test-answers.ts';
import { openBrowser } from '../test-browser.ts';
import { openWorld, type World } from '../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => {
  world.clock.skewMs = 0;
});
afterAll(() => world.close());

const hour = 3_600_000;
const cookieOf = (answer: Answer) =>
  [answer.headers['set-cookie'] ?? []].flat().find((cookie) => String(cookie).startsWith('regimen_session='));

async function signIn(roles: 'nurse'[] = ['nurse']) {
  const { email } = await world.add(world.here, { roles });
  const browser = openBrowser(world);
  const answer = await browser.post('auth/login', { email, password: demoPassword });
  expect(answer.status).toBe(200);
  return browser;
}

describe('the cookie of a session', () => {
  it('slides with it, so that nobody at work is signed out', async () => {
    const browser = await signIn();
    const token = browser.cookies.get('regimen_session');
    expect(cookieOf(await browser.get('user/get-data'))).toBeUndefined();
    world.clock.skewMs = 8 * hour;
    const answer = await browser.get('user/get-data');
    expect(cookieOf(answer)).toMatch(`regimen_session=${token}; Max-Age=43200; Path=/; HttpOnly`);
    world.clock.skewMs = 16 * hour;
    expect((await browser.get('user/get-data')).status).toBe(200);
  });

  it('lives no longer than the session may at most', async () => {
    const browser = await signIn();
    for (let hours = 8; hours < 30 * 24; hours += 8) {
      world.clock.skewMs = hours * hour;
      await browser.get('user/get-data');
    }
    world.clock.skewMs = (30 * 24 - 1) * hour;
    const seconds = Number(/Max-Age=(\d+)/.exec(String(cookieOf(await browser.get('user/get-data'))))?.[1]);
    expect(seconds).toBeGreaterThan(3_000);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  it('goes with the first 401', async () => {
    const browser = await signIn();
    world.clock.skewMs = 13 * hour;
    const answer = await browser.get('user/get-data');
    expect(answer.status).toBe(401);
    expect(cookieOf(answer)).toMatch('regimen_session=; Max-Age=0');
    expect(browser.cookies.has('regimen_session')).toBe(false);
  });

  it('is not touched by what a worker fetches ahead', async () => {
    const { app, here } = world;
    const headers = { host: here.host, 'x-fetched-ahead': '1', cookie: 'regimen_session=dead' };
    const answer = await app.inject({ url: '/api/user/get-data', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is not touched by the 401 of a token in a header', async () => {
    const { app, here } = world;
    const headers = { host: here.host, authorization: 'Bearer dead', cookie: 'regimen_session=alive' };
    const answer = await app.inject({ url: '/api/user/get-data', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('stands on nothing that others may keep', async () => {
    const browser = await signIn();
    world.clock.skewMs = hour;
    const answer = await browser.get('load');
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toMatch('regimen_session=');
    expect(String(answer.headers['cache-control'])).toContain('no-store');
  });
});
