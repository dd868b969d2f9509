import { nobodyYet } from '@regimen/contract/nobody-yet.ts';
import { bloodPressure } from '@regimen/engine/examples/blood-pressure.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createModels } from '../../providers/model.ts';
import { createScope } from '../../scope.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { openWorld, type World } from '../../test-world.ts';
import { passagesOfDraft } from '../passages/passages-of.ts';
import { type AgentTrial, tryAgent } from './try-agent.ts';

let world: World;
let says = '';
const endpoint = await openEndpoint(() => ({ words: [says] }));
const models = createModels({
  kind: 'openai-compatible',
  baseUrl: endpoint.url,
  model: 'small',
  key: '',
  costIn: 0,
  costOut: 0,
});
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

const protocol = bloodPressure;
const coach: AgentItem = {
  kind: 'agent',
  name: 'Pressure coach',
  description: '',
  instructions: 'Be kind.',
  handsOver: ['travel abroad'],
  offers: ['ask'],
  knowledge: [{ id: 'k1', title: 'Salt and parsley', text: 'Parsley tastes of salt and has none.' }],
};
const step = protocol.nodes.find(({ type }) => type === 'kpi')?.id ?? '';

async function ask(question: string, more: Partial<AgentTrial> = {}, withModel = false) {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('no such site');
  const scope = createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now());
  const parts = { vault: world.vault, models: withModel ? models : world.models };
  const trial: AgentTrial = {
    item: coach,
    title: protocol.name,
    locale: 'en',
    protocol,
    source: { passages: passagesOfDraft([protocol], coach) },
    follower: { ...nobodyYet, place: step, name: 'Marigold Example' },
    before: [],
    question,
    ...more,
  };
  return tryAgent(scope, parts, trial, null);
}

it('answers from a draft that nothing is kept of, by the same rules as the real one', async () => {
  const said = await ask('Does parsley taste of salt?');
  expect(said).toMatchObject({ kind: 'guide', cites: [{ kind: 'source', place: 'k1' }], exchanged: null });
  expect((await ask('I want to kill myself')).kind).toBe('help');
  expect((await ask('Should I stop taking my tablets?')).kind).toBe('medical');
  expect((await ask('May I travel abroad?')).kind).toBe('hand-over');
  expect((await ask('What do I do now?')).body).toContain('You’re at');
  const nothing = await ask('Which wallpaper suits a kitchen?');
  expect(nothing).toMatchObject({ kind: 'nothing', offers: ['ask'] });
  const before = [{ from: 'agent', words: nothing.body, kind: 'nothing' }] as const;
  expect((await ask('And which carpet suits it?', { before })).kind).toBe('hand-over');
  const { rows } = await world.runtime.read(world.here.id, (tx) =>
    tx.$client.query('SELECT 1 FROM passage_sets UNION ALL SELECT 1 FROM agent_threads'),
  );
  expect(rows).toEqual([]);
});

it('tells a model of the made-up follower alone, and judges its words as always', async () => {
  says = 'Parsley helps [1].[7]';
  const said = await ask('Does parsley taste of salt?', {}, true);
  expect(said).toMatchObject({ kind: 'model', body: 'Parsley helps [1].', exchanged: { model: 'small' } });
  const prompt = JSON.stringify(endpoint.asked.at(-1));
  expect(prompt).toContain('Be kind.');
  expect(prompt).not.toContain('Marigold');
  says = 'Take 500 mg of aspirin.';
  const withheld = await ask('Does parsley taste of salt?', {}, true);
  expect(withheld).toMatchObject({ kind: 'medical', exchanged: { fallback: 'withheld-dose' } });
});

it('speaks of nothing that its creator has ruled out, asked or not', async () => {
  const item = { ...coach, avoids: ['keto diets'] };
  says = 'Parsley helps [1].';
  const asked = await ask('Does parsley fit a keto diet?', { item }, true);
  expect(asked).toMatchObject({ kind: 'nothing', offers: ['ask'], exchanged: null });
  expect(asked.body).toContain('not something I can talk about');
  says = 'It fits keto dieting well [1].';
  const answered = await ask('Does parsley taste of salt?', { item }, true);
  expect(answered).toMatchObject({
    kind: 'nothing',
    offers: ['ask'],
    exchanged: { fallback: 'withheld-avoided' },
  });
  expect(answered.body).not.toContain('keto');
});
