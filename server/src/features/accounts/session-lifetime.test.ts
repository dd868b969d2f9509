import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/people.ts';
import { openBrowser } from '../../test-browser.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

const hour = 1 / 24;
async function signIn(roles: 'nurse' | 'user', staySignedIn = false) {
  const { email, id } = await world.add(world.here, { roles: [roles] });
  const browser = openBrowser(world);
  expect((await browser.post('auth/login', { email, password: demoPassword, staySignedIn })).status).toBe(
    200,
  );
  const stateAfter = async (days: number) => {
    world.clock.skewMs = days * 86_400_000;
    return (await browser.get('user/get-data')).status;
  };
  return { id: id as string, stateAfter };
}

describe('a session that is never left idle', () => {
  it('of an expert ends after thirty days', async () => {
    const { stateAfter } = await signIn('nurse');
    for (let day = 0; day < 29.9; day += 11 * hour) expect(await stateAfter(day)).toBe(200);
    expect(await stateAfter(29.99)).toBe(200);
    expect(await stateAfter(30.01)).toBe(401);
  });

  it.each([false, true])('of a follower ends after a year (stay signed in: %s)', async (stay) => {
    const { stateAfter } = await signIn('user', stay);
    for (let day = 0; day < 364; day += 20) expect(await stateAfter(day)).toBe(200);
    expect(await stateAfter(364.9)).toBe(200);
    expect(await stateAfter(365.1)).toBe(401);
  });

  it('of somebody who has become an expert is judged as an expert’s from then on', async () => {
    const { id, stateAfter } = await signIn('user', true);
    for (let day = 0; day < 80; day += 20) expect(await stateAfter(day)).toBe(200);
    await world.runtime.tx(world.here.id, (tx) =>
      tx.$client.query(`UPDATE users SET roles = '{nurse}' WHERE id = $1`, [id]),
    );
    expect(await stateAfter(81)).toBe(401);
  });

  it('is never said to last longer than it does', async () => {
    const { id, stateAfter } = await signIn('user', true);
    for (const day of [100, 200, 300]) expect(await stateAfter(day)).toBe(200);
    const { rows } = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query(
        `SELECT round(extract(epoch FROM expires_at - created_at) / 86400)::int AS days FROM sessions WHERE user_id = $1
         ORDER BY created_at DESC LIMIT 1`,
        [id],
      ),
    );
    expect(rows).toEqual([{ days: 365 }]);
  });
});
