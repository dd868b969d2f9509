import { builtInTestsOf } from '@regimen/contract/built-in-ai-tests.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { seedProtocol } from '../../../seed/protocols.ts';
import { createModels } from '../../providers/model.ts';
import { createScope } from '../../scope.ts';
import { openEndpoint } from '../../test-endpoint.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { watchPublished } from './watch-published.ts';
import { listUnwatched } from './watch-queries.ts';

let world: World;
let owner: Caller;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeAll(async () => {
  endpoint = await openEndpoint(() => ({
    words: ['{"branch":"rest","sure":1,"words":"lighthouse, منارة"}'],
  }));
  const { url: baseUrl } = endpoint;
  const model = { kind: 'openai-compatible', baseUrl, model: 'm', key: '', costIn: 0, costOut: 0 } as const;
  world = await openWorld({ works: true, models: createModels(model) });
  owner = await world.add(world.here, { roles: ['expert'] });
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

it('watches a module that nobody has written a test for, by the built-in ones', async () => {
  const program = await world.runtime.tx(world.here.id, async (tx) => {
    const { protocol: protocolId } = await seedProtocol(tx, owner.id as string);
    const settings = {
      prompt: 'What suits this week?',
      branches: [{ id: 'rest', name: 'Rest' }],
      fallback: 'rest',
      review: false,
    };
    const document = protocol(
      [node('ai', 'choose', null, { settings }), node('finish', 'end', 'choose')],
      {},
    );
    const seeded = await seedProgram(tx, owner.id as string, {
      protocolId,
      document: { ...document, id: protocolId },
    });
    return { ...seeded, protocolId };
  });
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('no such site');
  const scope = createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now());
  await watchPublished(scope);
  await vi.waitFor(async () => {
    const { rows } = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query(
        "SELECT test, status FROM ai_test_results WHERE protocol_id = $1 AND kind = 'module' AND subject = 'choose'",
        [program.protocolId],
      ),
    );
    expect(rows).toHaveLength(builtInTestsOf('module', true).length);
    expect(rows.filter(({ status }) => status !== 'failed')).toEqual([]);
  }, 20_000);
  expect(await scope.read((tx) => listUnwatched(tx, new Date(Date.now() - 3_600_000), 20))).not.toContain(
    program.program,
  );
});
