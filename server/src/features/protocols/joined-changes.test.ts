import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { holdDraft } from './queries.ts';
import { documentAt } from './stored-document.ts';

let world: World;
let owner: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const node = (id: string, name: string) => ({
  id,
  type: id === 'a' ? 'nudge' : 'finish',
  parentId: id === 'a' ? null : 'a',
  data: { name, target: 'follower', nextStepCondition: { is: 'always' }, rules: {} },
});
const renamed = (name: string, ...ids: string[]) => ids.map((id) => ({ id, after: node(id, name) }));

it('joins with small and large changes of others, however they alternate', async () => {
  const { id } = (await world.call(owner, 'POST', '/api/protocols', { name: 'Sleep' })).body;
  const save = async (base: number, nodes: unknown[]) =>
    (
      await world.call(owner, 'POST', `/api/protocols/${id}/changes`, {
        base,
        change: { nodes, modules: [], words: null },
      })
    ).body;
  const steps = ['a', 'b', 'c', 'd'].map((step, index, all) => ({
    id: step,
    after: node(step, 'Begun'),
    place: { after: index > 1 ? all[index - 1] : null },
  }));
  await save(1, steps);
  await save(2, renamed('First', 'b'));
  await save(3, renamed('Second', 'a', 'b', 'c'));
  await save(4, renamed('Third', 'c'));
  const namesAt = (version: number) =>
    world.runtime.tx(world.here.id, async (tx) => {
      const row = await holdDraft(tx, id);
      return row && (await documentAt(tx, row, version)).nodes.map((step) => step.data.name);
    });
  expect(await namesAt(4)).toEqual(['Second', 'Second', 'Second', 'Begun']);
  expect(await namesAt(3)).toEqual(['Begun', 'First', 'Begun', 'Begun']);
  expect(await namesAt(2)).toEqual(['Begun', 'Begun', 'Begun', 'Begun']);
  const joined = await save(2, renamed('Mine', 'd'));
  expect(joined).toMatchObject({ saved: true, version: 6 });
  const names = joined.document?.nodes.map((step) => step.data.name);
  expect(names).toEqual(['Second', 'Second', 'Third', 'Mine']);
  expect((await save(3, renamed('Again', 'c'))).saved).toBe(false);
});
