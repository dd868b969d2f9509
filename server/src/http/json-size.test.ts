import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProtocol } from '../../seed/protocols.ts';
import { openWorld, type World } from '../test-world.ts';
import { jsonSize } from './json-size.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('nesting', () => {
  it('is measured, whatever stands beside it', () => {
    const levels = (text: string) => jsonSize(text).levels;
    expect(levels(nested(100))).toBe(100);
    expect(levels(`{"a":[1,2,{"b":${nested(200)}}],"c":"x"}`)).toBe(203);
    expect(levels(JSON.stringify({ wide: Array(5_000).fill({ a: 1 }) }))).toBe(3);
    expect(levels(JSON.stringify({ text: '[[{\\"[[', more: '\\\\', list: [] }))).toBe(2);
  });

  it('and so is how many values there are, without reading them', () => {
    expect(jsonSize('[1,2,{"a":"1,2,3","b":[]}]').values).toBe(7);
    expect(jsonSize('"not, ended').values).toBe(1);
  });

  it('a body with more values than can be read in a moment is refused at the door', async () => {
    const owner = await world.add(world.here, { roles: ['expert'] });
    const dense = { document: Array(200_000).fill(1) };
    expect((await world.call(owner, 'POST', '/api/protocols/fhir', dense)).status).toBe(422);
    const { id } = (await world.call(owner, 'POST', '/api/protocols', { name: 'A protocol' })).body;
    const change = { base: 1, change: { nodes: Array(200_000).fill(1), modules: [], words: null } };
    expect((await world.call(owner, 'POST', `/api/protocols/${id}/changes`, change)).status).toBe(413);
  });

  it('that no one could write by hand is refused at the door, with a key too', async () => {
    const owner = await world.add(world.here);
    const { protocol } = await world.runtime.tx(world.here.id, (tx) => seedProtocol(tx, owner.id as string));
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
