import type { WritingHelp } from '@regimen/contract/writing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createModels } from '../../providers/model.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
/** What the model answers, one after the other. */
let answers: string[] = [];
let modelled: World;
let plain: World;
beforeAll(async () => {
  endpoint = await openEndpoint(() => ({ words: [answers.shift() ?? 'nothing'] }));
  const { url: baseUrl } = endpoint;
  const model = { kind: 'openai-compatible', baseUrl, model: 'm', key: '', costIn: 1, costOut: 1 } as const;
  modelled = await openWorld({ models: createModels(model) });
  plain = await openWorld();
});
afterAll(async () => {
  await modelled.close();
  await plain.close();
  await endpoint.close();
});
beforeEach(() => {
  answers = [];
  endpoint.asked.length = 0;
});

async function setUp(world: World, state?: 'temporary') {
  const expert = await world.add(world.here, state ? { state, roles: ['user'] } : { roles: ['expert'] });
  const { body } = await world.call(expert, 'POST', '/api/protocols', { name: 'Heart' });
  return { expert, protocol: (body as { id: string }).id };
}
const text = 'Hi {{name}}, in order to stay healthy you should walk 20 minutes on a daily basis.';
const ask = (world: World, by: Caller, protocol: string, more: object = {}) =>
  world.call(by, 'POST', `/api/protocols/${protocol}/writing`, {
    kind: 'nudge-body',
    text,
    tone: 'warm',
    age: 12,
    ...more,
  });
const helpOf = async (...asked: Parameters<typeof ask>): Promise<WritingHelp> => {
  const { status, body } = await ask(...asked);
  expect(status).toBe(200);
  return body as WritingHelp;
};
const exchangesOf = (world: World, by: Caller) =>
  world.runtime.read(world.here.id, async (tx) => {
    const { rows } = await tx.$client.query(
      "SELECT model, inputs, output, tokens_in, fallback FROM ai_exchanges WHERE purpose = 'writing' AND person_id = $1 ORDER BY id",
      [by.id],
    );
    return rows;
  });
const texts = (...list: string[]) => JSON.stringify({ texts: list });

describe('help with writing, without a model', () => {
  it('says that rules write, and proposes plain words that keep the placeholder', async () => {
    const { expert, protocol } = await setUp(plain);
    expect(await helpOf(plain, expert, protocol)).toEqual({
      writer: 'rules',
      model: null,
      why: 'no-model',
      proposals: ['Hi {{name}}, to stay healthy you should walk 20 minutes every day.'],
      refused: [],
    });
    expect(await exchangesOf(plain, expert)).toMatchObject([
      { model: null, inputs: { protocol, kind: 'nudge-body' }, fallback: 'no-model' },
    ]);
    expect((await helpOf(plain, expert, protocol, { text: 'Walk a little.' })).proposals).toEqual([]);
  });

  it('is for those who may edit the draft, in bounds', async () => {
    const { expert, protocol } = await setUp(plain);
    const stranger = await plain.add(plain.here, { roles: ['expert'] });
    expect((await ask(plain, stranger, protocol)).status).toBe(404);
    const long = await ask(plain, expert, protocol, { kind: 'question', text: 'a'.repeat(201) });
    expect(long).toMatchObject({ status: 422, body: { errors: { text: [expect.stringContaining('200')] } } });
    expect((await ask(plain, expert, protocol, { age: 7 })).status).toBe(422);
  });
});

describe('help with writing, by a model', () => {
  it('shows what holds, leaves out what does not, changes nothing, and keeps a record', async () => {
    const { expert, protocol } = await setUp(modelled);
    const before = await modelled.call(expert, 'GET', `/api/protocols/${protocol}`);
    const good = '{{name}}, walk 20 minutes every day. It keeps you well.';
    answers = [texts(good, 'Walk 20 minutes every day.', '{{name}}, walk 45 minutes every day.')];
    expect(await helpOf(modelled, expert, protocol, { hint: 'Shorter <b>' })).toEqual({
      writer: 'model',
      model: 'm',
      why: null,
      proposals: [good],
      refused: ['placeholders', 'number'],
    });
    expect(endpoint.asked).toHaveLength(1);
    expect(JSON.stringify(endpoint.asked[0]?.messages)).toContain('Shorter');
    expect(JSON.stringify(endpoint.asked[0]?.messages)).not.toContain('<b>');
    const after = await modelled.call(expert, 'GET', `/api/protocols/${protocol}`);
    expect(after.body).toEqual(before.body);
    expect(await exchangesOf(modelled, expert)).toMatchObject([
      { model: 'm', output: expect.stringContaining('It keeps you well'), tokens_in: 100, fallback: null },
    ]);
  });

  it('asks once more where nothing holds, and says what was wrong', async () => {
    const { expert, protocol } = await setUp(modelled);
    answers = [
      texts('Walk.'),
      texts('{{name}}, you have diabetes. Walk 20 minutes.'),
      texts('{{name}}, walk.'),
    ];
    const help = await helpOf(modelled, expert, protocol);
    expect(help).toMatchObject({ writer: 'rules', model: 'm', why: 'refused', refused: ['diagnosis'] });
    expect(help.proposals).toHaveLength(1);
    expect(endpoint.asked).toHaveLength(2);
    expect(JSON.stringify(endpoint.asked[1]?.messages)).toContain('Keep each placeholder');
    expect(await exchangesOf(modelled, expert)).toMatchObject([
      { fallback: 'refused' },
      { fallback: 'refused' },
    ]);
  });

  it('takes what was mended', async () => {
    const { expert, protocol } = await setUp(modelled);
    answers = [texts('Take 5 mg of aspirin, {{name}}.'), texts('{{name}}, walk 20 minutes.')];
    expect(await helpOf(modelled, expert, protocol)).toMatchObject({
      writer: 'model',
      proposals: ['{{name}}, walk 20 minutes.'],
      refused: [],
    });
  });

  it('is not asked about danger, nor beyond a day’s tokens', async () => {
    const { expert, protocol } = await setUp(modelled);
    const danger = await helpOf(modelled, expert, protocol, { text: 'I want to kill myself' });
    expect(danger).toMatchObject({ writer: 'rules', why: 'danger', proposals: [] });
    expect(endpoint.asked).toHaveLength(0);
    await modelled.owner.tx(modelled.here.id, (tx) =>
      tx.$client.query('UPDATE ai_exchanges SET tokens_in = 300000 WHERE person_id = $1', [expert.id]),
    );
    expect(await helpOf(modelled, expert, protocol)).toMatchObject({ writer: 'rules', why: 'person-limit' });
    expect(endpoint.asked).toHaveLength(0);
  });

  it('answers somebody who has not registered ten times a day, and then by rules', async () => {
    const { expert, protocol } = await setUp(modelled, 'temporary');
    for (let n = 0; n < 10; n++) {
      answers = [texts('{{name}}, walk 20 minutes.')];
      expect((await helpOf(modelled, expert, protocol)).writer).toBe('model');
    }
    expect(await helpOf(modelled, expert, protocol)).toMatchObject({ writer: 'rules', why: 'person-limit' });
  });

  it('stands in with rules where the model gives another shape', async () => {
    const { expert, protocol } = await setUp(modelled);
    expect(await helpOf(modelled, expert, protocol)).toMatchObject({ writer: 'rules', why: 'no-answer' });
  });
});
