import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProtocol } from '../../seed/protocols.ts';
import { openWorld, type World } from '../test-world.ts';
import { nestsTooDeep } from './nesting.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('nesting', () => {
  it('is measured, whatever stands beside it', () => {
    const isTooDeep = (text: string) => nestsTooDeep(JSON.parse(text), text);
    expect(isTooDeep(nested(100))).toBe(false);
    expect(isTooDeep(nested(101))).toBe(true);
    expect(isTooDeep(`{"a":[1,2,{"b":${nested(200)}}],"c":"x"}`)).toBe(true);
    expect(isTooDeep(JSON.stringify({ wide: Array(5_000).fill({ a: 1 }) }))).toBe(false);
  });

  it('that no one could write by hand is refused at the door, with a key too', async () => {
    const owner = await world.add(world.here);
    const { protocol } = await world.runtime.tx(world.here.id, (tx) =>
      seedProtocol(tx, world.here.id, owner.id as string),
    );
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: `/api/protocols/${protocol}/safety-rules`,
      headers: {
        host: 'here.test',
        'x-domain': 'here.test',
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      payload: `{"name":"x","when":${nested(20_000)},"mustReach":"expert","withinMinutes":5}`,
    });
    expect(statusCode).toBe(400);
  });
});
