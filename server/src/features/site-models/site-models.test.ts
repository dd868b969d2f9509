import type { AiSettings } from '@regimen/contract/site-model.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { seedProtocol } from '../../../seed/protocols.ts';
import { createModels, type Models, modelFrom } from '../../providers/model.ts';
import { createScope } from '../../scope.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { resumeTests } from './gather-tests.ts';

const path = '/api/dashboard/ai';
const limits = { siteTokensADay: 50_000_000, personTokensADay: 100_000 };
const model = {
  kind: 'openai-compatible' as const,
  baseUrl: 'https://models.example.com/v1',
  key: 'k',
  costIn: 0,
  costOut: 0,
};
const chooses = '{"branch":"rest"}';

let world: World;
let admin: Caller;
let expert: Caller;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
let says = () => chooses;
let status = 200;

beforeAll(async () => {
  endpoint = await openEndpoint(() => ({ words: [says()], status }));
  // What a site names has to be public; here the names of its models lead to one on this machine.
  const here = (name: string) =>
    createModels({ ...model, baseUrl: endpoint.url, model: name }).operators ??
    modelFrom(name, () => never());
  const models: Models = { operators: here('first'), from: ({ model: name }) => here(name) };
  world = await openWorld({ works: true, models });
  admin = await world.addAdmin(world.here);
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});
const never = (): never => {
  throw new Error('No such model.');
};

const choose = async (name: string | null, by = admin) =>
  (await world.call(by, 'PUT', path, {
    model: name === null ? null : { ...model, model: name },
    shares: ['place'],
    limits,
  })) as { status: number; body: AiSettings };
const settings = async (by = admin) => (await world.call(by, 'GET', path)).body as AiSettings;
const stopped = () =>
  vi.waitFor(async () => {
    const now = await settings();
    expect(now.candidate?.isStopped).toBe(true);
    return now;
  }, 60_000);
const answering = (name: string) =>
  vi.waitFor(async () => {
    const now = await settings();
    expect([now.modelName, now.candidate]).toEqual([name, null]);
    return now;
  }, 60_000);

/** A published program in which a model chooses. */
const publish = () =>
  world.runtime.tx(world.here.id, async (tx) => {
    const { protocol: protocolId } = await seedProtocol(tx, expert.id as string);
    const settings = {
      prompt: 'What suits this week?',
      branches: [{ id: 'rest', name: 'Rest' }],
      fallback: 'rest',
      review: false,
    };
    const steps = [node('ai', 'choose', null, { settings }), node('finish', 'end', 'choose')];
    const document = { ...protocol(steps, {}), id: protocolId };
    await seedProgram(tx, expert.id as string, { protocolId, document });
    return protocolId;
  });
const resultsBy = async (model: string) =>
  (
    await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query<{ status: string }>('SELECT status FROM ai_test_results WHERE model = $1', [model]),
    )
  ).rows;

describe('a site that chooses another model', () => {
  it('has it at once while nothing published asks one', async () => {
    const owner = await world.addAdmin(world.there);
    expect((await choose('other', owner)).body).toMatchObject({ modelName: 'other', candidate: null });
    const reason = { reason: 'There is nothing to take.' };
    const asked = [
      await world.call(owner, 'POST', `${path}/candidate/test`),
      await world.call(owner, 'POST', `${path}/candidate/take`, reason),
      await world.call(owner, 'DELETE', `${path}/candidate`),
    ];
    for (const { status, body } of asked)
      expect([status, body]).toMatchObject([200, { modelName: 'other', candidate: null }]);
  });

  it('keeps the one that answers until what is published has passed its tests on the other', async () => {
    await publish();
    const { body } = await choose('second');
    expect(body).toMatchObject({ answers: 'operator', modelName: 'first', model: { model: 'second' } });
    expect(body.candidate).toMatchObject({ name: 'second', isStopped: false });
    expect((await answering('second')).answers).toBe('site');
    // Its results are the model's now.
    const kept = await resultsBy('second');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ status }) => status === 'passed')).toBe(true);
  });

  it('sees what did not pass, and an owner decides with a reason that is kept', async () => {
    says = () => '{"branch":"rest","words":"lighthouse"}';
    await choose('third');
    const red = await stopped();
    expect(red.modelName).toBe('second');
    expect(red.candidate?.red).toMatchObject([{ program: 'Better sleep', kind: 'module', name: 'choose' }]);
    expect(red.candidate?.red[0]?.tests.every(({ noAnswer }) => !noAnswer)).toBe(true);
    const support = await world.addAdmin(world.here, 'support');
    const reason = 'The provider ends the old one today.';
    expect((await world.call(support, 'POST', `${path}/candidate/take`, { reason })).status).toBe(403);
    expect((await world.call(admin, 'POST', `${path}/candidate/take`, {})).status).toBe(422);
    const taken = await world.call(admin, 'POST', `${path}/candidate/take`, { reason });
    expect(taken.body).toMatchObject({ modelName: 'third', candidate: null });
    const { rows } = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query("SELECT reason FROM admin_actions WHERE action = 'POST dashboard/ai/candidate/take'"),
    );
    expect(rows).toEqual([{ reason }]);
    const { data } = (await world.call(expert, 'GET', '/api/notifications')).body;
    expect(data.filter(({ kind }: { kind: string }) => kind === 'ai-test-fell')).toHaveLength(1);
  });

  it('tests again what got no answer, or keeps the one that answers', async () => {
    says = () => chooses;
    status = 500;
    await choose('fourth');
    const silent = await stopped();
    expect(silent.candidate?.red[0]?.tests[0]).toMatchObject({ noAnswer: true });
    expect((await world.call(admin, 'DELETE', `${path}/candidate`)).body).toMatchObject({
      modelName: 'third',
      model: { model: 'third' },
      candidate: null,
    });
    await choose('fourth');
    await stopped();
    status = 200;
    await world.call(admin, 'POST', `${path}/candidate/test`);
    await answering('fourth');
    expect((await choose('fourth')).body.candidate).toBe(null);
  });

  it('goes on by itself with what got no answer', async () => {
    status = 500;
    await choose('fifth');
    await stopped();
    status = 200;
    const tenant = await world.tenants.byId(world.here.id);
    if (!tenant) throw new Error('no such site');
    const later = createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now() + 3_600_000);
    await resumeTests(later);
    await answering('fifth');
  });
});
