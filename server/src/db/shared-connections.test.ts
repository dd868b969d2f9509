import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('calls of one account that wait for the database leave connections to everybody else', async () => {
  const busy = await world.add(world.here, { roles: ['expert'] });
  const neighbour = await world.add(world.here);
  const elsewhere = await world.add(world.there);
  // Whatever reads the history hangs for now.
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = world.owner.tx(world.here.id, async (tx) => {
    await tx.execute('LOCK TABLE enrollment_events IN ACCESS EXCLUSIVE MODE');
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const asked = Array.from({ length: 40 }, () => world.call(busy, 'GET', '/api/history'));
  try {
    for (const caller of [neighbour, elsewhere])
      expect((await world.call(caller, 'GET', '/api/tasks')).status).toBe(200);
  } finally {
    held.resolve();
    await holding;
  }
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
});
