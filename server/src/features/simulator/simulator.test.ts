import { afterAll, beforeAll, expect, test } from 'vitest';
import { programTools } from '../../test-programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let tools: ReturnType<typeof programTools>;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
  tools = programTools(world, owner);
});
afterAll(() => world.close());

test('what is simulated is what would be published, and what was', async () => {
  const { program, protocol } = await tools.ready();
  const before = (await tools.call('GET', `programs/${program}/simulator`)).body;
  expect(before.card.id).toBe(program);
  expect(before.versions).toEqual([]);
  expect(before.draft.program.protocols[0]?.protocol.id).toBe(protocol);
  expect(before.draft.state).toBe((await tools.plan(program)).state);

  const first = (await tools.publish(program)).body;
  await tools.call('PUT', `programs/${program}`, tools.fields(protocol, { weeks: 8 }));
  const second = (await tools.publish(program)).body;
  const { versions } = (await tools.call('GET', `programs/${program}/simulator`)).body;
  expect(versions.map((version) => version.number)).toEqual([2, 1]);
  for (const { id } of [first, second]) {
    const { status, body } = await tools.call('GET', `programs/${program}/simulator/versions/${id}`);
    expect(status).toBe(200);
    expect(body.program).toEqual(before.draft.program);
  }
});

test('a program without protocols can be opened', async () => {
  const body = { title: 'Empty', category: 'sleep', protocolIds: [] };
  const { id } = (await tools.call('POST', 'programs', body)).body;
  const { status, body: opened } = await tools.call('GET', `programs/${id}/simulator`);
  expect(status).toBe(200);
  expect(opened.draft.program.protocols).toEqual([]);
});

test('one program does not show another’s versions, and strangers see neither', async () => {
  const { program } = await tools.ready();
  const other = await tools.ready();
  const { id } = (await tools.publish(other.program)).body;
  expect((await tools.call('GET', `programs/${program}/simulator/versions/${id}`)).status).toBe(404);
  const stranger = await world.add(world.here, { roles: ['expert'] });
  for (const path of ['', `/versions/${id}`])
    expect(
      (await tools.call('GET', `programs/${other.program}/simulator${path}`, undefined, stranger)).status,
    ).toBe(404);
});
