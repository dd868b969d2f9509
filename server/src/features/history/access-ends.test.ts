import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedFollowUp } from '../../../seed/follow-ups.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function setUp() {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const { run, followUp } = await world.runtime.tx(world.here.id, (tx) =>
    seedFollowUp(tx, { owner: expert.id as string, follower: person.id as string, mark: '' }),
  );
  /** What the expert gets of the person: the statuses of each call about them, and how much the lists hold. */
  const seen = async () => {
    const about = ['', '/story', '/timeline', '/why-not', '/fhir'] as const;
    const statuses = await Promise.all(
      about.map(async (part) => (await world.call(expert, 'GET', `/api/history/runs/${run}${part}`)).status),
    );
    const { body: history } = await world.call(expert, 'GET', '/api/history?follower=sam');
    const { status: followUpStatus } = await world.call(expert, 'GET', `/api/follow-ups/${followUp}`);
    return { statuses, followUpStatus, events: history.data.length };
  };
  return { expert, person, run, followUp, seen };
}

test('whoever leaves is seen no longer by the program’s experts, from that moment on', async () => {
  const { person, run, seen } = await setUp();
  const before = await seen();
  expect(before.statuses).toEqual([200, 200, 200, 200, 200]);
  expect(before.followUpStatus).toBe(200);
  expect(before.events).toBeGreaterThan(0);
  await world.call(person, 'POST', `/api/enrollments/${run}/withdraw`, {});
  expect(await seen()).toEqual({
    statuses: [404, 404, 404, 404, 404],
    followUpStatus: 404,
    events: 0,
  });
  // They themselves still have it all.
  expect((await world.call(person, 'GET', `/api/enrollments/${run}`)).status).toBe(200);
});

test('a program that is over is shared until its follower stops it; one that goes on is left instead', async () => {
  const { person, run, seen, expert, followUp } = await setUp();
  const stop = () => world.call(person, 'POST', `/api/enrollments/${run}/stop-sharing`);
  expect((await stop()).status).toBe(409);
  const result = { type: 'decision', outcome: 'success' };
  await world.call(expert, 'POST', `/api/follow-ups/${followUp}/result`, { result });
  await world.owner.tx(world.here.id, (tx) =>
    tx.$client.query(
      `UPDATE enrollments SET status = 'finished', ended_at = now(), next_due_at = NULL WHERE id = $1`,
      [run],
    ),
  );
  expect((await seen()).statuses).toEqual([200, 200, 200, 200, 200]);
  const following = async () => (await world.call(person, 'GET', `/api/enrollments/${run}`)).body.can;
  expect(await following()).toMatchObject({ stopSharing: true });
  expect((await stop()).status).toBe(204);
  expect(await seen()).toMatchObject({ statuses: [404, 404, 404, 404, 404], followUpStatus: 404, events: 0 });
  expect(await following()).toMatchObject({ stopSharing: false });
  expect((await stop()).status).toBe(204);
});
