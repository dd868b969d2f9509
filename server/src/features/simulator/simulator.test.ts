import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createModels } from '../../providers/model.ts';
import { openEndpoint } from '../../test-endpoint.ts';
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
  expect(before.draft.state).toBe((await tools.plan(program)).simulated);

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

describe('a danger that a simulation of the draft found', () => {
  const found = async () => {
    const { program, protocol } = await tools.ready();
    const { draft } = (await tools.call('GET', `programs/${program}/simulator`)).body;
    const node = draft.program.protocols[0]?.protocol.nodes[0]?.id as string;
    return {
      program,
      protocol,
      state: draft.state,
      danger: { n: 41, protocolId: protocol, node, isElsewhere: true },
    };
  };
  const tell = (program: string, body: object, by = owner) =>
    tools.call('PUT', `programs/${program}/simulator/danger`, body, by);
  const known = async (program: string) => (await tools.plan(program)).danger;

  test('is known to whoever prepares publishing, until a newer run finds none', async () => {
    const { program, state, danger } = await found();
    const before = await tools.plan(program);
    expect(before.danger).toBeNull();
    expect((await tell(program, { state, danger })).status).toBe(204);
    const after = await tools.plan(program);
    expect(after.danger).toEqual(danger);
    expect([after.state, after.checks]).toEqual([before.state, before.checks]);
    await tell(program, { state, danger: null });
    expect(await known(program)).toBeNull();
  });

  test('is gone with the draft that it was found in, and what is told of that draft later is not kept', async () => {
    const { program, protocol, state, danger } = await found();
    await tell(program, { state, danger });
    // What the page says is nothing that anybody lives through.
    await tools.call('PUT', `programs/${program}`, tools.fields(protocol, { weeks: 8 }));
    expect(await known(program)).toEqual(danger);
    const other = { protocols: [{ id: protocol, onFail: 'goOn' }] };
    await tools.call('PUT', `programs/${program}`, tools.fields(protocol, other));
    expect(await known(program)).toBeNull();
    const { simulated } = await tools.plan(program);
    await tell(program, { state: simulated, danger });
    expect((await tell(program, { state, danger: null })).status).toBe(204);
    expect(await known(program)).toEqual(danger);
  });

  test('is at a step of the draft, and told by whoever may edit', async () => {
    const { program, state, danger } = await found();
    const nowhere = { state, danger: { ...danger, node: 'nowhere' } };
    expect((await tell(program, nowhere)).status).toBe(422);
    const stranger = await world.add(world.here, { roles: ['expert'] });
    expect((await tell(program, { state, danger }, stranger)).status).toBe(404);
    expect(await known(program)).toBeNull();
  });
});

describe('a sample that a real model decides', () => {
  const settings = {
    prompt: 'What suits them?',
    facts: [{ is: 'age' }],
    branches: [
      { id: 'rest', name: 'Rest', examples: ['Tired'] },
      { id: 'move', name: 'Move', examples: ['Fit'] },
    ],
    fallback: 'rest',
    review: false,
  };
  let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
  let modelled: World;
  beforeAll(async () => {
    endpoint = await openEndpoint(({ messages }) => {
      const age = Number(/Age: (\d+)/.exec(messages.at(-1)?.content ?? '')?.[1] ?? 0);
      return { words: [JSON.stringify({ branch: age < 50 ? 'move' : 'dance', sure: 0.8 })] };
    });
    const { url: baseUrl } = endpoint;
    const model = { kind: 'openai-compatible', baseUrl, model: 'm', key: '', costIn: 1, costOut: 1 } as const;
    modelled = await openWorld({ models: createModels(model) });
  });
  afterAll(async () => {
    await modelled.close();
    await endpoint.close();
  });

  async function setUp(of: World) {
    const expert = await of.add(of.here, { roles: ['expert'] });
    const made = programTools(of, expert);
    const { program, protocol } = await made.ready();
    const { version, document } = (await made.call('GET', `protocols/${protocol}`)).body;
    const root = document.nodes.find(({ parentId }: { parentId: string | null }) => parentId === null);
    const data = {
      name: 'Pick',
      target: 'follower',
      nextStepCondition: { is: 'always' },
      rules: {},
      settings,
    };
    const node = {
      id: 'pick',
      after: { id: 'pick', type: 'ai', parentId: root?.id ?? null, data },
      place: { after: null },
    };
    const change = { nodes: [node], modules: [], words: null };
    const { status } = await made.call('POST', `protocols/${protocol}/changes`, { base: version, change });
    expect(status).toBe(200);
    const ask = (body: object, by = expert) =>
      of.call(by, 'POST', `/api/programs/${program}/simulator/choices`, body);
    const about = (number: number, facts: object[]) => ({
      key: `${number} x`,
      protocol,
      node: 'pick',
      facts,
    });
    return { expert, program, protocol, ask, about, made };
  }

  it('is asked the module’s own question, and its answers are read against the closed list and recorded', async () => {
    const { expert, program, protocol, ask, about } = await setUp(modelled);
    const facts = (age: number) => [
      { is: 'age', value: age },
      // The module does not look at it, so nobody is told.
      { is: 'signs', value: ['insomnia'] },
    ];
    const { status, body } = await ask({ questions: [about(1, facts(30)), about(2, facts(70))] });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        model: 'm',
        why: null,
        answers: [
          { key: '1 x', decision: { branch: 'move', sure: 0.8 } },
          { key: '2 x', decision: { branch: 'dance', sure: 0.8, because: 'no-such-branch' } },
        ],
        tokens: expect.any(Number),
      },
    });
    expect(JSON.stringify(endpoint.asked)).not.toMatch(/insomnia/i);
    const { rows } = await modelled.runtime.read(modelled.here.id, (tx) =>
      tx.$client.query(
        "SELECT model, inputs, fallback FROM ai_exchanges WHERE purpose = 'simulation' AND person_id = $1 ORDER BY inputs ->> 'simulated'",
        [expert.id],
      ),
    );
    expect(rows).toEqual([
      {
        model: 'm',
        inputs: { program, version: null, protocol, node: 'pick', simulated: '1 x' },
        fallback: null,
      },
      expect.objectContaining({ fallback: 'no-such-branch' }),
    ]);
  });

  it('is bounded, for those who may edit, of what is there, and within a day’s tokens', async () => {
    const { expert, ask, about, made, program } = await setUp(modelled);
    const many = Array.from({ length: 11 }, (_, index) => about(index, []));
    expect((await ask({ questions: many })).status).toBe(422);
    expect((await ask({ questions: [{ ...about(1, []), node: 'gone' }] })).body).toMatchObject({
      errors: { 'questions.0.node': [expect.any(String)] },
    });
    expect((await ask({ state: 'older', questions: [about(1, [])] })).status).toBe(409);
    const stranger = await modelled.add(modelled.here, { roles: ['expert'] });
    expect((await ask({ questions: [] }, stranger)).status).toBe(404);
    const { simulated: state } = await made.plan(program);
    expect((await ask({ state, questions: [about(1, [])] })).status).toBe(200);
    await modelled.owner.tx(modelled.here.id, (tx) =>
      tx.$client.query('UPDATE ai_exchanges SET tokens_in = 300000 WHERE person_id = $1', [expert.id]),
    );
    expect((await ask({ questions: [about(1, [])] })).body).toMatchObject({
      model: null,
      why: 'person-limit',
      answers: [],
    });
  });

  it('without a model nobody is asked, and it says so', async () => {
    const { ask, about } = await setUp(world);
    expect((await ask({ questions: [about(1, [])] })).body).toEqual({
      model: null,
      why: 'no-model',
      answers: [],
      tokens: 0,
    });
  });
});
