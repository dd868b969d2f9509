import { sleep } from '@regimen/engine/examples/sleep.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createModels } from '../../providers/model.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let protocol: string;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeAll(async () => {
  endpoint = await openEndpoint(() => ({ words: ['Parsley helps [1].'] }));
  const { url: baseUrl } = endpoint;
  const model = { kind: 'openai-compatible', baseUrl, model: 'm', key: '', costIn: 0, costOut: 0 } as const;
  world = await openWorld({ models: createModels(model) });
  expert = await world.add(world.here, { roles: ['expert'] });
  const made = await world.call(expert, 'POST', '/api/protocols', {
    name: 'Sleep',
    template: 'better-sleep',
  });
  protocol = made.body.id;
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

const item: AgentItem = {
  kind: 'agent',
  name: 'Coach',
  description: '',
  instructions: 'Be kind.',
  offers: ['ask'],
  knowledge: [{ id: 'k1', title: 'Salt and parsley', text: 'Parsley tastes of salt and has none.' }],
};
const place = sleep.nodes.find(({ type }) => type === 'assessment')?.id ?? null;
const ask = (question: string, more: object = {}, caller = expert) =>
  world.call(caller, 'POST', `/api/protocols/${protocol}/agents/try`, {
    item,
    follower: { place, day: 3 },
    question,
    ...more,
  });
const rowsOf = async (text: string) =>
  (await world.runtime.read(world.here.id, (tx) => tx.$client.query(text))).rows;

it('answers from the form as it would a follower, and keeps only what a model was asked', async () => {
  const said = await ask('Does parsley taste of salt?');
  expect(said.status).toBe(200);
  expect(said.body).toMatchObject({
    kind: 'model',
    body: 'Parsley helps [1].',
    cites: [{ number: 1, link: null }],
  });
  const danger = await ask('I want to kill myself');
  expect(danger.body).toMatchObject({ kind: 'help', cites: [], offers: [] });
  expect(endpoint.asked).toHaveLength(1);
  expect(JSON.stringify(endpoint.asked[0])).toContain('\\"day\\":4');
  expect(await rowsOf('SELECT purpose, inputs FROM ai_exchanges')).toEqual([
    { purpose: 'test', inputs: { protocol } },
  ]);
  for (const table of ['agent_threads', 'agent_messages', 'passage_sets', 'prompts'])
    expect(await rowsOf(`SELECT 1 FROM ${table}`)).toEqual([]);
});

it('says what is wrong with the agent or the question, and is for those who may edit', async () => {
  const wrong = await ask('Why?', { item: { ...item, name: '' } });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors)).toEqual(['item.name']);
  expect((await ask('', {})).status).toBe(422);
  const walk = { kind: 'activity', name: 'Walk', description: '', instructions: 'Walk.', minutes: 20 };
  expect(Object.keys((await ask('Why?', { item: walk })).body.errors)).toEqual(['item.kind']);
  const other = await world.add(world.here, { roles: ['expert'] });
  expect((await ask('Why?', {}, other)).status).toBe(404);
});
