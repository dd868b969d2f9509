import { afterAll, beforeAll, expect, it } from 'vitest';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const begin = async (caller: Caller, name: string): Promise<string> =>
  (await world.call(caller, 'POST', '/api/protocols', { name })).body.id;
async function addAgent(caller: Caller, protocol: string, name: string): Promise<string> {
  const item = { kind: 'agent', name, description: 'For questions', instructions: '' };
  return (await world.call(caller, 'POST', `/api/protocols/${protocol}/items`, { item })).body.id;
}

it('offers a program the agents of its own protocols, and no others', async () => {
  const stranger = await world.add(world.here, { roles: ['expert'] });
  const [inside, beside, foreign] = [
    await begin(owner, 'Inside'),
    await begin(owner, 'Beside'),
    await begin(stranger, 'Foreign'),
  ];
  const { body: card } = await world.call(owner, 'POST', '/api/programs', {
    title: 'With an agent',
    category: 'sleep',
    protocolIds: [inside],
  });
  const own = await addAgent(owner, inside, 'Inner coach');
  const other = await addAgent(owner, beside, 'Outer coach');
  const theirs = await addAgent(stranger, foreign, 'Foreign coach');
  const walk = { kind: 'activity', name: 'Walk', description: '', instructions: '' };
  await world.call(owner, 'POST', `/api/protocols/${inside}/items`, { item: walk });

  const offered = async () =>
    (await world.call(owner, 'GET', `/api/programs/${card.id}/agents`)).body.data.map(({ id }) => id);
  expect(await offered()).toEqual([own]);

  const choose = async (agent: string | null) => {
    const { body } = await world.call(owner, 'GET', `/api/programs/${card.id}`);
    const draft = { ...body.draft, protocols: [{ id: inside, onFail: 'stop' }], agent };
    return world.call(owner, 'PUT', `/api/programs/${card.id}`, draft);
  };
  expect((await choose(own)).body.draft.agent).toBe(own);
  expect(required((await choose(theirs)).body.errors)).toHaveProperty('agent');
  // The one that it has stays in sight, wherever it was made.
  expect((await choose(other)).body.draft.agent).toBe(other);
  expect(await offered()).toEqual([own, other]);
  const usesOf = async (caller: Caller) =>
    (await world.call(caller, 'GET', `/api/protocols/${beside}/items/${other}`)).body;
  expect((await usesOf(owner)).answersFor).toEqual([{ id: card.id, title: 'With an agent' }]);
  expect((await choose(null)).body.draft.agent).toBe(null);
  expect((await world.call(stranger, 'GET', `/api/programs/${card.id}/agents`)).status).toBe(404);
});
