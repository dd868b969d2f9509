import type { Exchanged } from '@regimen/contract/agents.ts';
import { bloodPressure } from '@regimen/engine/examples/blood-pressure.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { seedProtocol } from '../../../seed/protocols.ts';
import { newId } from '../../db/ids.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { itemRow } from '../items/known-items.ts';
import { insertItems } from '../items/queries.ts';

let world: World;
let expert: Caller;
let colleague: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
  colleague = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const item: AgentItem = {
  kind: 'agent',
  name: 'Sleep companion',
  description: '',
  instructions: 'Secret to everybody but the model.',
  greeting: 'Good evening.',
  openings: ['Can I nap?'],
  answers: [{ id: 'nap', question: 'Can I nap during the day?', answer: 'Yes, for up to 20 minutes.' }],
  knowledge: [{ id: 'tea', title: 'Tea', text: 'Have your last black tea before 2 PM.' }],
  handsOver: ['shift change'],
};

async function addAgent(of: Caller): Promise<string> {
  const id = newId(Date.now());
  await world.runtime.tx(world.here.id, async (tx) => {
    const { protocol } = await seedProtocol(tx, of.id as string, { mark: '' });
    const place = {
      tenantId: tx.tenantId,
      protocolId: protocol as string,
      ownerId: of.id as string,
      at: new Date(),
    };
    await insertItems(tx, [itemRow(place, id, item)]);
  });
  return id;
}

it('is chosen among one’s own agents, and kept when a save says nothing of it', async () => {
  const { program } = await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, expert.id as string));
  const path = `/api/programs/${program}` as const;
  const draft = (await world.call(expert, 'GET', path)).body.draft;
  const { agent: _none, ...rest } = draft;
  const [own, anothers] = [await addAgent(expert), await addAgent(colleague)];
  const refused = await world.call(expert, 'PUT', path, { ...rest, agent: anothers });
  expect([refused.status, Object.keys((refused.body as { errors?: object }).errors ?? {})]).toEqual([
    422,
    ['agent'],
  ]);
  expect((await world.call(expert, 'PUT', path, { ...rest, agent: own })).body.draft.agent).toBe(own);
  expect((await world.call(expert, 'PUT', path, rest)).body.draft.agent).toBe(own);
  expect((await world.call(expert, 'PUT', path, { ...rest, agent: null })).body.draft.agent).toBeNull();
});

it('speaks by its own name, gives the creator’s answers as they stand, and tells nobody its instructions', async () => {
  const { program } = await world.runtime.tx(world.here.id, async (tx) => {
    const seeded = await seedProgram(tx, expert.id as string, { document: bloodPressure });
    await tx.$client.query('UPDATE program_versions SET agent = $2 WHERE id = $1', [
      seeded.version,
      JSON.stringify(item),
    ]);
    return seeded;
  });
  const visitor = await world.add(world.here);
  const agent = await world.call(visitor, 'GET', `/api/agents/${program}`);
  expect(agent.body).toMatchObject({
    name: 'Sleep companion',
    greeting: 'Good evening.',
    openings: ['Can I nap?'],
    isChosen: true,
    as: 'visitor',
  });
  const ask = async (body: string) =>
    (await world.call(visitor, 'POST', `/api/agents/${program}/messages`, { body })).body as Exchanged;
  const saved = await ask('Can I nap during the day?');
  expect(saved.answer).toMatchObject({ kind: 'saved', body: 'Yes, for up to 20 minutes. [1]' });
  const known = await ask('When do I have my last tea?');
  expect(known.answer).toMatchObject({
    kind: 'guide',
    cites: [{ kind: 'source', title: 'Tea', link: null }],
  });
  const everything = [
    agent,
    saved,
    known,
    await world.call(visitor, 'GET', `/api/public/programs/${program}`),
  ];
  expect(JSON.stringify(everything)).not.toContain('Secret to everybody');
});
