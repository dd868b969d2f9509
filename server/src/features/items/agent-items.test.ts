import type { AgentItem } from '@regimen/engine/items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let colleague: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
  colleague = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const agent = (part: Partial<AgentItem> = {}): AgentItem => ({
  kind: 'agent',
  name: 'Sleep coach',
  description: 'Answers questions about sleep',
  instructions: 'You help people keep their sleep window.',
  voice: 'warm',
  greeting: 'Good to see you.',
  openings: ['What is a sleep window?'],
  speaksOf: ['sleep'],
  avoids: ['diets'],
  knowledge: [{ id: 'k1', title: 'Sleep window', text: 'The hours you allow yourself in bed.' }],
  answers: [{ id: 'a1', question: 'May I nap?', answer: 'Better not before the third week.' }],
  handsOver: ['travel'],
  offers: ['ask'],
  languages: ['en', 'ar'],
  ...part,
});
const begin = async (caller: Caller, name: string): Promise<string> =>
  (await world.call(caller, 'POST', '/api/protocols', { name })).body.id;
const add = (caller: Caller, protocol: string, item: unknown) =>
  world.call(caller, 'POST', `/api/protocols/${protocol}/items`, { item });
const at = (protocol: string, item: string) => `/api/protocols/${protocol}/items/${item}` as const;

/** A step that lets a model choose, asking this agent. */
async function askIn(caller: Caller, protocol: string, item: string): Promise<void> {
  const draft = (await world.call(caller, 'GET', `/api/protocols/${protocol}`)).body;
  const after = {
    id: 'sort',
    type: 'ai',
    parentId: draft.document.nodes[0]?.id ?? null,
    data: {
      name: 'Sort',
      target: 'system',
      selectedItem: item,
      nextStepCondition: { is: 'always' },
      rules: {},
      settings: {
        prompt: 'Which?',
        branches: [{ id: 'calm', name: 'Calm', description: 'All is well' }],
        fallback: 'calm',
        review: false,
      },
    },
  };
  const change = { nodes: [{ id: 'sort', after, place: { after: null } }], modules: [], words: null };
  const done = await world.call(caller, 'POST', `/api/protocols/${protocol}/changes`, {
    base: draft.version,
    change,
  });
  expect(done.body.saved).toBe(true);
}

describe('an agent', () => {
  it('is made, found among one’s own, opened and changed', async () => {
    const protocol = await begin(owner, 'Sleep');
    const made = await add(owner, protocol, agent());
    expect([made.status, made.body.item]).toEqual([201, agent()]);
    const { id, version } = made.body;
    const list = (query: string) =>
      world.call(owner, 'GET', `/api/protocols/${protocol}/items?kind=agent${query}`);
    expect((await list('&show=own&search=coach')).body.data.map((row) => [row.id, row.kind])).toEqual([
      [id, 'agent'],
    ]);
    expect((await list('&search=nobody')).body.data).toEqual([]);
    const found = await world.call(
      owner,
      'GET',
      `/api/protocols/${protocol}/items/search?kind=agent&search=sleep`,
    );
    expect(found.body.data.map((row) => row.id)).toContain(id);

    const item = agent({ openings: ['How long does it take?'], answers: [] });
    const put = await world.call(owner, 'PUT', at(protocol, id), { version, item });
    expect([put.status, put.body.version, put.body.item]).toEqual([200, version + 1, item]);
    expect((await world.call(owner, 'GET', at(protocol, id))).body.item).toEqual(item);
  });

  it('tells what is wrong with it at its fields, and keeps nothing', async () => {
    const protocol = await begin(owner, 'Wrong');
    const wrong = agent({
      name: 'Wrong one',
      openings: ['Fine?', 'x'.repeat(201)],
      knowledge: [
        { id: 'k1', title: 'Short', text: 'Fine' },
        { id: 'k2', title: 'Long', text: 'x'.repeat(20_001) },
      ],
      answers: [{ id: 'a1', question: 'May I nap?', answer: '' }],
    });
    const { status, body } = await add(owner, protocol, wrong);
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      422,
      ['item.answers[0].answer', 'item.knowledge[1].text', 'item.openings[1]'],
    ]);
    const { data } = (
      await world.call(owner, 'GET', `/api/protocols/${protocol}/items?kind=agent&search=wrong`)
    ).body;
    expect(data).toEqual([]);
  });

  it('may know twenty texts as long as each may be, in Arabic too', async () => {
    const protocol = await begin(owner, 'Long');
    const knowledge = Array.from({ length: 20 }, (_, n) => ({
      id: `k${n}`,
      title: `${n}`,
      text: 'ن'.repeat(20_000),
    }));
    const { status, body } = await add(owner, protocol, agent({ knowledge }));
    expect([status, body.item]).toEqual([201, agent({ knowledge })]);
    const more = [...knowledge, { id: 'k20', title: 'One more', text: 'x' }];
    const refused = await add(owner, protocol, agent({ knowledge: more }));
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['item.knowledge']]);
  });

  it('is locked by somebody else’s draft that asks it, and copied whole', async () => {
    const [theirs, mine] = [await begin(owner, 'The shared one'), await begin(colleague, 'Mine')];
    const invite = { email: colleague.email, permission: 'edit' };
    const { body: invited } = await world.call(owner, 'POST', `/api/protocols/${theirs}/invites`, invite);
    await world.call(colleague, 'POST', `/api/protocol-invites/${invited.id}/accept`);
    const { id } = (await add(colleague, mine, agent())).body;
    await askIn(colleague, theirs, id);

    const put = await world.call(colleague, 'PUT', at(mine, id), {
      version: 1,
      item: agent({ name: 'Other' }),
    });
    expect([put.status, put.body.errors]).toEqual([423, { used: ['The shared one'], update: true }]);
    const gone = await world.call(colleague, 'DELETE', at(mine, id));
    expect([gone.status, gone.body.errors]).toEqual([423, { used: ['The shared one'], update: false }]);

    const copy = await world.call(colleague, 'POST', `${at(mine, id)}/copy`, { useHere: false });
    expect([copy.status, copy.body.item, copy.body.can.edit]).toEqual([201, agent(), true]);
    expect(copy.body.id).not.toBe(id);
  });
});
