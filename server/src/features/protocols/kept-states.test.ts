import { node } from '@regimen/engine/testing/build.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('keeps a state every quarter of an hour of somebody who works without a pause', async () => {
  const owner = await world.add(world.here, { roles: ['expert'] });
  const { body: made } = await world.call(owner, 'POST', '/api/protocols', { name: 'Long', template: null });
  // A change every six minutes: never a pause.
  for (let base = 1; base <= 9; base++) {
    const after = {
      ...node('nudge', 'a', null),
      data: { ...node('nudge', 'a', null).data, name: `A ${base}` },
    };
    const saved = await world.call(owner, 'POST', `/api/protocols/${made.id}/changes`, {
      base,
      change: { nodes: [{ id: 'a', after, place: { after: null } }], modules: [], words: null },
    });
    expect(saved.status).toBe(200);
    world.clock.skewMs += 6 * 60_000;
  }
  const { body } = await world.call(owner, 'GET', `/api/protocols/${made.id}/versions`);
  expect(body.data.map(({ version }) => version)).toEqual([8, 5, 1]);
});
