import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createModels } from '../../providers/model.ts';
import { createScope, type Scope } from '../../scope.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { type Asking, askForShape } from './ask-model.ts';

let world: World;
let owner: Caller;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeAll(async () => {
  endpoint = await openEndpoint(() => ({ words: ['{"branch":"rest"}'] }));
  world = await openWorld({
    models: createModels({
      kind: 'openai-compatible',
      baseUrl: endpoint.url,
      model: 'operators-own',
      key: '',
      costIn: 0,
      costOut: 0,
    }),
  });
  owner = await world.addAdmin(world.here);
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

const path = '/api/dashboard/ai';
const limits = { siteTokensADay: 1_000, personTokensADay: 100 };
const own = {
  kind: 'openai-compatible' as const,
  baseUrl: 'https://models.example.com/v1',
  model: 'small',
  costIn: 1,
  costOut: 4,
};
const put = (body: object, by = owner) => world.call(by, 'PUT', path, { shares: ['place'], limits, ...body });
/** A scope as jobs have one. */
async function scopeThere(): Promise<Scope> {
  const tenant = await world.tenants.byId(world.there.id);
  if (!tenant) throw new Error('no such site');
  return createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now() + world.clock.skewMs);
}

describe('a site’s language model', () => {
  it('is the operator’s until the site has one of its own, and its key is in no answer', async () => {
    expect((await world.call(owner, 'GET', path)).body).toMatchObject({
      model: null,
      answers: 'operator',
      modelName: 'operators-own',
    });
    const { status, body } = await put({ model: { ...own, key: 'a-secret-key' } });
    expect([status, body]).toMatchObject([
      200,
      { model: own, answers: 'site', modelName: 'small', shares: ['place'], limits },
    ]);
    expect(JSON.stringify(body)).not.toContain('a-secret-key');
    const kept = await put({ model: { ...own, model: 'large' } });
    expect([kept.status, kept.body.modelName]).toEqual([200, 'large']);
    const member = await world.add(world.here);
    expect((await world.call(member, 'GET', '/api/ai')).body).toEqual({ model: 'large', shares: ['place'] });
  });

  it('wants the key again where the questions would go elsewhere', async () => {
    const { status, body } = await put({ model: { ...own, baseUrl: 'https://other.example.com/v1' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { 'model.key': [expect.any(String)] } });
  });

  it.each(['http://models.example.com/v1', 'https://127.0.0.1/v1', 'https://localhost/v1', 'nowhere'])(
    'is not at %s',
    async (baseUrl) => {
      const { status, body } = await put({ model: { ...own, baseUrl, key: 'k' } });
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: { 'model.baseUrl': [expect.any(String)] } });
    },
  );

  it('is nobody’s to change but an owner’s', async () => {
    const support = await world.addAdmin(world.here, 'support');
    expect((await put({ model: null }, support)).status).toBe(403);
    const elsewhere = await world.addAdmin(world.there);
    expect((await world.call(elsewhere, 'GET', path)).body).toMatchObject({
      model: null,
      answers: 'operator',
    });
  });
});

describe('what is asked', () => {
  const question = {
    system: 'Choose.',
    messages: [{ role: 'user' as const, content: 'hush' }],
    mostTokens: 50,
  };
  const shape = z.object({ branch: z.enum(['rest', 'move']) });
  const asking = (personId: string): Asking & { question: typeof question; longestMs: number } => ({
    purpose: 'module',
    personId,
    inputs: { run: 'some-run' },
    question,
    longestMs: 5_000,
  });
  const records = async (personId: string) =>
    (
      await world.runtime.read(world.there.id, (tx) =>
        tx.$client.query<{ model: string | null; output: string; fallback: string | null; tokens: number }>(
          'SELECT model, output, fallback, tokens_in + tokens_out AS tokens FROM ai_exchanges WHERE person_id = $1 ORDER BY id',
          [personId],
        ),
      )
    ).rows;

  it('is written down with what it cost, until the person has used what there is for a day', async () => {
    const admin = await world.addAdmin(world.there);
    await put({ model: null, limits: { siteTokensADay: 1_000, personTokensADay: 200 } }, admin);
    const person = (await world.add(world.there)).id as string;
    const ask = async () => askForShape(await scopeThere(), world, asking(person), shape);
    expect([await ask(), await ask(), await ask()]).toEqual([{ branch: 'rest' }, { branch: 'rest' }, null]);
    const answered = { model: 'operators-own', output: '{"branch":"rest"}', fallback: null, tokens: 120 };
    const refused = { model: null, output: '', fallback: 'person-limit', tokens: 0 };
    expect(await records(person)).toEqual([answered, answered, refused]);
    expect((await world.call(admin, 'GET', path)).body.used).toMatchObject({
      tokensToday: 240,
      questionsToday: 3,
    });
    expect(JSON.stringify(endpoint.asked)).not.toContain(person);
    world.clock.skewMs += 86_400_000;
    expect(await ask()).toEqual({ branch: 'rest' });
  });
});
