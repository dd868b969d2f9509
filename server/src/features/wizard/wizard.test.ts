import type { Draft } from '@regimen/contract/protocols.ts';
import type { Proposal } from '@regimen/contract/wizard.ts';
import { check } from '@regimen/engine/check.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModels } from '../../providers/model.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
/** What the model writes next. */
let written = '';
beforeAll(async () => {
  endpoint = await openEndpoint(() => ({ words: [written] }));
  world = await openWorld();
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

const answers = {
  topic: 'sleep',
  audience: 'adults',
  weeks: 6,
  measures: ['builtin-kpi-hours-slept'],
  rhythm: 'weekly',
  reminders: 'daily',
  about: '',
};
const begin = { sessionKey: 'oneBrowser', answers };

async function drafted(on: World, by: Caller): Promise<string> {
  const { status, body } = await on.call(by, 'POST', '/api/protocols', { name: 'My first program' });
  expect(status).toBe(201);
  const { id } = body as { id: string };
  expect((await on.call(by, 'PUT', `/api/protocols/${id}/wizard`, begin)).status).toBe(200);
  return id;
}
const draftOf = async (on: World, by: Caller, id: string): Promise<Draft> =>
  (await on.call(by, 'GET', `/api/protocols/${id}`)).body as unknown as Draft;
async function wish(on: World, by: Caller, id: string, words: string): Promise<Proposal> {
  const { status, body } = await on.call(by, 'POST', `/api/protocols/${id}/wizard/proposals`, { words });
  expect(status).toBe(201);
  return body as unknown as Proposal;
}
const press = (on: World, by: Caller, id: string, what: 'accept' | 'refuse') =>
  on.call(by, 'POST', `/api/wizard-proposals/${id}/${what}`);
const visitor = (): Promise<Caller> => world.add(world.here, { state: 'temporary', roles: ['user'] });

describe('the wizard without a model', () => {
  it('drafts a sound protocol out of answers for somebody who has not registered', async () => {
    const by = await visitor();
    const id = await drafted(world, by);
    const { document } = await draftOf(world, by, id);
    expect(document.name).toBe('Better sleep');
    expect(check(document)).toEqual([]);
    const { body } = await world.call(by, 'GET', `/api/protocols/${id}/wizard`);
    expect(body).toMatchObject({ ...begin, model: null });
  });

  it('makes the protocol when its questions are answered, and none before', async () => {
    const by = await visitor();
    const mine = async () => (await world.call(by, 'GET', '/api/protocols?show=mine')).body.data;
    const { body: asked } = await world.call(by, 'GET', '/api/wizard');
    expect(asked.topics).toHaveLength(9);
    const wrong = { ...begin, answers: { ...answers, measures: ['builtin-kpi-weight'] } };
    expect((await world.call(by, 'POST', '/api/wizard', wrong)).status).toBe(422);
    expect(await mine()).toEqual([]);
    const made = await world.call(by, 'POST', '/api/wizard', { ...begin, name: '' });
    expect([made.status, made.body.name]).toEqual([201, 'Better sleep']);
    expect((await mine()).map(({ id, stepsCount }) => ({ id, isEmpty: stepsCount === 0 }))).toEqual([
      { id: made.body.id, isEmpty: false },
    ]);
    const { body } = await world.call(by, 'GET', `/api/protocols/${made.body.id}/wizard`);
    expect(body).toMatchObject({ ...begin, model: null });
  });

  it('says the same again to whoever asks again because no answer came', async () => {
    const by = await visitor();
    const id = await drafted(world, by);
    const [asking, accepting] = [1, 2].map(() => ({ 'idempotency-key': crypto.randomUUID() }));
    const words = { words: 'Call it Calm nights' };
    const ask = () => world.call(by, 'POST', `/api/protocols/${id}/wizard/proposals`, words, asking);
    const [first, second] = [await ask(), await ask()];
    expect([second.status, second.body]).toEqual([201, first.body]);
    const accept = () =>
      world.call(by, 'POST', `/api/wizard-proposals/${first.body.id}/accept`, {}, accepting);
    const [once, twice] = [await accept(), await accept()];
    expect([twice.status, twice.body]).toEqual([200, once.body]);
  });

  it('lets temporary users have only a few, and other people without the role none', async () => {
    const by = await visitor();
    const make = (who: Caller) => world.call(who, 'POST', '/api/protocols', { name: 'Mine' });
    for (let n = 1; n <= 5; n++) expect((await make(by)).status).toBe(201);
    expect(await make(by)).toMatchObject({
      status: 422,
      body: { errors: { name: [expect.stringContaining('5')] } },
    });
    expect((await make(await world.add(world.here, { roles: ['user'] }))).status).toBe(403);
  });

  it('proposes, and changes nothing before it is accepted', async () => {
    const by = await world.add(world.here, { roles: ['expert'] });
    const id = await drafted(world, by);
    const before = await draftOf(world, by, id);
    const proposal = await wish(world, by, id, 'Add a weekly weigh-in');
    expect(proposal).toMatchObject({ state: 'open', writer: 'phrases', leftOut: 0 });
    expect((await draftOf(world, by, id)).version).toBe(before.version);
    expect(await press(world, by, proposal.id, 'accept')).toMatchObject({
      status: 200,
      body: { state: 'accepted' },
    });
    const after = await draftOf(world, by, id);
    expect(after.document.modules.at(-1)).toMatchObject({ selected_item: 'builtin-kpi-weight' });
    expect(after.document.items['builtin-kpi-weight']).toBeDefined();
    expect(check(after.document)).toEqual([]);
    // Once more changes nothing more, and what was accepted cannot be refused.
    expect((await press(world, by, proposal.id, 'accept')).status).toBe(200);
    expect((await draftOf(world, by, id)).version).toBe(after.version);
    expect((await press(world, by, proposal.id, 'refuse')).status).toBe(409);
  });

  it('keeps the draft as it was before each change, to go back to', async () => {
    const by = await world.add(world.here, { roles: ['expert'] });
    const id = await drafted(world, by);
    const before = await draftOf(world, by, id);
    const proposal = await wish(world, by, id, 'make it shorter');
    await press(world, by, proposal.id, 'accept');
    const back = await world.call(by, 'POST', `/api/protocols/${id}/versions/${before.version}/restore`);
    expect(back.status).toBe(200);
    expect((await draftOf(world, by, id)).document.nodes).toEqual(before.document.nodes);
  });

  it('says what it does not understand, what is so already, and what no longer fits', async () => {
    const by = await world.add(world.here, { roles: ['expert'] });
    const id = await drafted(world, by);
    expect(await wish(world, by, id, 'Sing me a song')).toMatchObject({ state: 'not-understood', edits: [] });
    expect(await wish(world, by, id, 'more reminders')).toMatchObject({ state: 'already-so', edits: [] });
    const remove = await wish(world, by, id, 'remove the bedroom check');
    const again = await wish(world, by, id, 'remove the bedroom check');
    expect((await press(world, by, remove.id, 'accept')).body).toMatchObject({ state: 'accepted' });
    expect((await press(world, by, again.id, 'accept')).body).toMatchObject({ state: 'outdated' });
    const refused = await wish(world, by, id, 'no reminders');
    expect((await press(world, by, refused.id, 'refuse')).body).toMatchObject({ state: 'refused' });
    expect((await press(world, by, refused.id, 'accept')).status).toBe(409);
    const { body } = await world.call(by, 'GET', `/api/protocols/${id}/wizard/proposals?per_page=2`);
    expect((body as { data: Proposal[] }).data.map(({ words }) => words)).toEqual([
      'no reminders',
      'remove the bedroom check',
    ]);
  });

  it('takes measures that suit the topic, and no others', async () => {
    const by = await world.add(world.here, { roles: ['expert'] });
    const id = await drafted(world, by);
    const other = { ...begin, answers: { ...answers, measures: ['builtin-kpi-steps'] } };
    expect(await world.call(by, 'PUT', `/api/protocols/${id}/wizard`, other)).toMatchObject({
      status: 422,
      body: { errors: { 'answers.measures': [expect.any(String)] } },
    });
  });
});

describe('the wizard with a model', () => {
  let modelled: World;
  let by: Caller;
  let id: string;
  beforeAll(async () => {
    const settings = {
      kind: 'openai-compatible',
      baseUrl: endpoint.url,
      model: 'm',
      key: '',
      costIn: 0,
      costOut: 0,
    } as const;
    modelled = await openWorld({ models: createModels(settings) });
    by = await modelled.add(modelled.here, { roles: ['expert'] });
    id = await drafted(modelled, by);
  });
  afterAll(() => modelled.close());

  it('keeps of what a model wrote what is sound, with new items as rows and sources as text', async () => {
    const walk = {
      kind: 'activity',
      name: 'Evening walk',
      description: 'A walk',
      instructions: 'Walk for ten minutes.',
    };
    written = JSON.stringify({
      words: 'An evening walk\nafter the first check.',
      edits: [
        { edit: 'setItem', itemId: 'evening-walk', item: walk },
        {
          edit: 'insertNode',
          node: {
            id: 'evening',
            type: 'followup',
            parentId: 'step-1',
            data: { name: 'Evening walk', selectedItem: 'evening-walk' },
          },
          takes: ['practice-1'],
        },
        { edit: 'publish' },
        { edit: 'removeNode', nodeId: 'done' },
      ],
      sources: [
        { title: 'A book', url: 'https://example.com/book' },
        { title: 'A trick', url: 'javascript:alert(1)' },
      ],
    });
    const proposal = await wish(modelled, by, id, 'Something for the evening, please');
    expect(proposal).toMatchObject({
      state: 'open',
      writer: 'model',
      says: 'An evening walk after the first check.',
      leftOut: 2,
      sources: [
        { title: 'A book', url: 'https://example.com/book' },
        { title: 'A trick', url: '' },
      ],
    });
    expect((await press(modelled, by, proposal.id, 'accept')).body).toMatchObject({ state: 'accepted' });
    const { document } = await draftOf(modelled, by, id);
    const evening = document.nodes.find((node) => node.id === 'evening');
    expect(document.items[evening?.data.selectedItem ?? '']).toMatchObject({ name: 'Evening walk' });
    expect(evening?.data.window).toEqual({ expireAfterMinutes: 10_080 });
    expect(check(document).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('falls back on the phrases where nothing of a model’s can be kept', async () => {
    const before = (await draftOf(modelled, by, id)).version;
    for (written of [
      'no json',
      '{"words":"I cannot"}',
      JSON.stringify({ words: '', edits: [{ edit: 'removeNode', nodeId: 'done' }] }),
    ])
      expect(await wish(modelled, by, id, 'Remind less')).toMatchObject({ state: 'open', writer: 'phrases' });
    expect((await draftOf(modelled, by, id)).version).toBe(before);
  });

  it('says a model’s words where it meets no wish and no phrase is known', async () => {
    written = JSON.stringify({ words: 'That would not be safe.', edits: [] });
    expect(await wish(modelled, by, id, 'Make everybody fast for a week')).toMatchObject({
      writer: 'model',
      says: 'That would not be safe.',
      edits: [],
    });
  });
});
