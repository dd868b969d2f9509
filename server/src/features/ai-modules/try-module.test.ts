import { nobodyYet } from '@regimen/contract/nobody-yet.ts';
import type { AiSettings, NodeOf } from '@regimen/engine/protocol.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createModels } from '../../providers/model.ts';
import { createScope } from '../../scope.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { openWorld, type World } from '../../test-world.ts';
import { tryModule } from './try-module.ts';

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

const settings: AiSettings = {
  prompt: 'What suits this week?',
  branches: [
    { id: 'rest', name: 'Rest', when: { is: 'score', item: 'mood', op: '<', value: 3 } },
    { id: 'move', name: 'Move' },
  ],
  fallback: 'move',
  review: false,
  facts: [{ is: 'days' }, { is: 'adherence' }, { is: 'score', item: 'mood' }],
};

async function choose(follower: object, change: Partial<AiSettings> = {}, withModel = false) {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('no such site');
  const scope = createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now());
  const parts = { vault: world.vault, models: withModel ? models : world.models };
  const step = node('ai', 'choose', null, { settings: { ...settings, ...change } }) as NodeOf<'ai'>;
  const whole = protocol([step, node('finish', 'end', 'choose')], ITEMS);
  const made = { ...nobodyYet, ...follower };
  return tryModule(scope, parts, { protocol: whole, node: step, locale: 'en', follower: made }, null);
}

it('has the rule choose by what is made up, where there is no model', async () => {
  const low = await choose({ scores: { mood: 2 }, day: 9, done: 3, asked: 4 });
  expect(low).toMatchObject({ branch: 'rest', by: 'rule', because: 'no-model', exchanged: null });
  expect(low.lookedAt).toMatchObject([
    { is: 'days', value: 9 },
    { is: 'adherence', value: { done: 3, asked: 4 } },
    { is: 'score', value: { score: 2 } },
  ]);
  expect(await choose({ scores: { mood: 5 } })).toMatchObject({ branch: 'move', by: 'rule' });
});

it('takes a model’s branch, leaves what is none, and proposes to a person where one looks', async () => {
  says = '{"branch":"rest","sure":0.9,"words":"It has been long."}';
  expect(await choose({ day: 9 }, {}, true)).toMatchObject({
    branch: 'rest',
    by: 'model',
    words: 'It has been long.',
    exchanged: { model: 'small' },
  });
  expect(JSON.stringify(endpoint.asked.at(-1))).toContain('Days in the program: 9');
  expect(await choose({}, { review: true }, true)).toMatchObject({ branch: 'rest', by: 'person' });
  says = '{"branch":"surgery"}';
  expect(await choose({}, {}, true)).toMatchObject({
    branch: 'move',
    by: 'rule',
    said: 'surgery',
    because: 'no-such-branch',
  });
});
