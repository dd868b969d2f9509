import { mostSimulationTests } from '@regimen/contract/simulation-test-limits.ts';
import type { SimulationTest } from '@regimen/contract/simulation-tests.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { type Expectation, runSaved } from '@regimen/engine/simulate/expectations.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedMember } from '../../../seed/protocols.ts';
import { required } from '../../test-answers.ts';
import { programTools } from '../../test-programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let tools: ReturnType<typeof programTools>;
beforeAll(async () => {
  world = await openWorld({ works: true });
  owner = await world.add(world.here, { fullName: 'Owner', roles: ['expert'] });
  tools = programTools(world, owner);
});
afterAll(() => world.close());

const start = Date.UTC(2026, 0, 5);
const finish = (value: number): Expectation => ({
  id: 'finish',
  measure: { of: 'finished' },
  must: 'atLeast',
  value,
});

async function draftOf(program: string): Promise<{ program: Program; state: string }> {
  return (await tools.call('GET', `programs/${program}/simulator`)).body.draft;
}
async function ready(expectations: Expectation[] = [finish(0.5)]) {
  const made = await tools.ready();
  const draft = await draftOf(made.program);
  const setup = { ...usualSetup(draft.program, start, 'Europe/Berlin'), followers: 60, days: 30 };
  return { ...made, draft, body: { name: 'Most finish', setup, expectations } };
}
const pathOf = (program: string) => `programs/${program}/simulation-tests` as const;
const listOf = async (program: string) => (await tools.call('GET', pathOf(program))).body;

/** Asks for the runs and waits until the worker has done them. */
async function run(program: string): Promise<{ state: string; data: SimulationTest[] }> {
  const asked = await tools.call('POST', `${pathOf(program)}/run`);
  expect(asked.status).toBe(200);
  return vi.waitFor(
    async () => {
      const list = await listOf(program);
      for (const { result } of list.data) expect(result?.status).toMatch(/passed|failed|broken/);
      return list;
    },
    { timeout: 30_000, interval: 100 },
  );
}
const testsCheck = async (program: string) =>
  (await tools.plan(program)).checks.find(({ name }) => name === 'tests');

async function rename(protocol: string, name: string) {
  const { document, version } = (await tools.call('GET', `protocols/${protocol}`)).body;
  const first = required(document.nodes[0]);
  const after = { ...first, data: { ...first.data, name } };
  const change = { nodes: [{ id: first.id, after }], modules: [], words: null };
  const { status } = await tools.call('POST', `protocols/${protocol}/changes`, { base: version, change });
  return status;
}

describe('a simulated run that is kept as a test', () => {
  it('is added, listed, changed and deleted', async () => {
    const { program, body } = await ready();
    expect(await testsCheck(program)).toMatchObject({ result: 'advice', count: 0 });
    const made = await tools.call('POST', pathOf(program), body);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...body, result: null });
    const { data, state } = await listOf(program);
    expect(data).toEqual([made.body]);
    expect(state).toBe((await tools.plan(program)).simulated);
    const at = `${pathOf(program)}/${made.body.id}` as const;
    const changed = await tools.call('PUT', at, { ...body, name: 'All finish', expectations: [finish(1)] });
    expect(changed.body).toMatchObject({ name: 'All finish', expectations: [{ value: 1 }] });
    expect((await tools.call('DELETE', at)).status).toBe(204);
    expect((await tools.call('DELETE', at)).status).toBe(404);
    expect((await tools.call('PUT', at, body)).status).toBe(404);
  });

  it('stops publishing until it has passed on exactly this draft', async () => {
    const { program, protocol, body } = await ready();
    await tools.call('POST', pathOf(program), body);
    expect(await testsCheck(program)).toMatchObject({ result: 'stop', count: 1 });
    const refused = await tools.publish(program);
    expect(refused.status).toBe(422);
    const { data, state } = await run(program);
    expect(data[0]?.result).toMatchObject({ status: 'passed', state, fault: null });
    expect(await testsCheck(program)).toMatchObject({ result: 'ok', count: 1 });
    expect((await tools.publish(program)).status).toBe(201);
    // Whatever is changed then, it passed on something else.
    expect(await rename(protocol, 'Walk for an hour')).toBe(200);
    expect(await testsCheck(program)).toMatchObject({ result: 'stop', count: 1 });
    expect((await tools.publish(program)).status).toBe(422);
    await run(program);
    expect((await tools.publish(program)).status).toBe(201);
  });

  it('goes on counting when the form is saved as it was, or with another page', async () => {
    const { program, protocol, body } = await ready();
    await tools.call('POST', pathOf(program), body);
    await run(program);
    const { state } = await tools.plan(program);
    const at = `programs/${program}` as const;
    const saved = (await tools.call('GET', at)).body;
    const again = await tools.call('PUT', at, tools.fields(protocol));
    expect(again.status).toBe(200);
    expect(again.body.card.changedAt).toBe(saved.card.changedAt);
    expect((await tools.plan(program)).state).toBe(state);
    expect(await testsCheck(program)).toMatchObject({ result: 'ok', count: 1 });
    await tools.call('PUT', at, tools.fields(protocol, { weeks: 8, access: 'private' }));
    expect((await tools.plan(program)).state).not.toBe(state);
    expect(await testsCheck(program)).toMatchObject({ result: 'ok', count: 1 });
    // What followers live through when a protocol fails is simulated.
    const goOn = { protocols: [{ id: protocol, onFail: 'goOn' }] };
    await tools.call('PUT', at, tools.fields(protocol, goOn));
    expect(await testsCheck(program)).toMatchObject({ result: 'stop', count: 1 });
  });

  it('that does not hold says what came instead, and stops publishing until it is mended', async () => {
    const { program, body } = await ready([
      finish(0.999),
      { id: 'day', measure: { of: 'promptsInADay' }, must: 'atMost', value: 50 },
    ]);
    const { id } = (await tools.call('POST', pathOf(program), body)).body;
    const [test] = (await run(program)).data;
    expect(test?.result?.status).toBe('failed');
    expect(test?.result?.judgements.map(({ holds }) => holds)).toEqual([false, true]);
    expect(test?.result?.judgements[0]?.actual).toBeLessThan(0.999);
    expect((await tools.publish(program)).status).toBe(422);
    await tools.call('PUT', `${pathOf(program)}/${id}`, { ...body, expectations: [finish(0.2)] });
    expect((await listOf(program)).data[0]?.result).toBeNull();
    await run(program);
    expect((await tools.publish(program)).status).toBe(201);
  });

  it('comes out in the worker as it does in the page', async () => {
    const { program, draft, body } = await ready([
      finish(0.5),
      { id: 'stuck', measure: { of: 'stuck' }, must: 'atMost', value: 0.1 },
      { id: 'week', measure: { of: 'promptsInAWeek' }, must: 'atMost', value: 3 },
      { id: 'gone', measure: { of: 'reached', protocol: 'p', node: 'nowhere' }, must: 'atLeast', value: 0 },
    ]);
    await tools.call('POST', pathOf(program), body);
    const [test] = (await run(program)).data;
    const here = runSaved(draft.program, { ...body, id: '' });
    expect(test?.result?.judgements).toEqual(JSON.parse(JSON.stringify(here.judgements)));
    expect(test?.result?.status).toBe(here.passes ? 'passed' : 'failed');
  });

  it('is not run again where it passed, and once where it is asked for twice', async () => {
    const { program, body } = await ready();
    await tools.call('POST', pathOf(program), body);
    await Promise.all([run(program), run(program), run(program)]);
    const before = required((await listOf(program)).data[0]);
    const asked = await tools.call('POST', `${pathOf(program)}/run`);
    expect(asked.body.data[0]?.result).toEqual(before.result);
  });

  it('of a program that leads through nothing says so', async () => {
    const { program, protocol, body } = await ready();
    await tools.call('POST', pathOf(program), body);
    await tools.call('PUT', `programs/${program}`, tools.fields(protocol, { protocols: [] }));
    const [test] = (await run(program)).data;
    expect(test?.result).toMatchObject({ status: 'broken', fault: 'nothing-to-run' });
  });
});

describe('what is asked of a test', () => {
  it('is judged by the engine, which names the place', async () => {
    const { program, body } = await ready();
    const errorsOf = async (change: object, expectations: unknown = body.expectations) =>
      (
        await tools.call('POST', pathOf(program), {
          ...body,
          setup: { ...body.setup, ...change },
          expectations,
        })
      ).body.errors;
    expect(await errorsOf({ zones: ['Moon/Base'] })).toEqual({ 'setup.zones.0': [expect.any(String)] });
    expect(await errorsOf({ zones: [] })).toHaveProperty('setup.zones');
    expect(await errorsOf({ people: { ...body.setup.people, women: 2 } })).toHaveProperty([
      'setup.people.women',
    ]);
    const [first] = body.setup.profiles;
    const tired = { ...first, profile: { ...first?.profile, awake: { from: '25:00', to: '07:00' } } };
    expect(await errorsOf({ profiles: [tired] })).toHaveProperty(['setup.profiles.0.profile.awake.from']);
    expect(await errorsOf({ profiles: [{ share: 1 }] })).toHaveProperty(['setup.profiles.0.profile']);
    expect(await errorsOf({ followers: 2_001, days: 181 })).toEqual({
      'setup.followers': [expect.any(String)],
      'setup.days': [expect.any(String)],
    });
    expect(await errorsOf({}, [])).toHaveProperty('expectations');
    expect(await errorsOf({}, [{ ...finish(2) }])).toHaveProperty(['expectations.0.value']);
    expect(await errorsOf({}, [{ ...finish(1), measure: { of: 'luck' } }])).toHaveProperty([
      'expectations.0.measure.of',
    ]);
    expect(await errorsOf({}, [finish(1), finish(0.5)])).toHaveProperty('expectations');
  });

  it(`is no more than ${mostSimulationTests} tests, also when they come at once`, async () => {
    const { program, body } = await ready();
    const all = await Promise.all(
      Array.from({ length: mostSimulationTests + 4 }, () => tools.call('POST', pathOf(program), body)),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(mostSimulationTests);
    expect(all.find(({ status }) => status !== 201)?.body.errors).toHaveProperty('name');
  });

  it('may be read by viewers and changed by editors', async () => {
    const { program, protocol, body } = await ready();
    const { id } = (await tools.call('POST', pathOf(program), body)).body;
    const viewer = await world.add(world.here, { roles: ['expert'] });
    const stranger = await world.add(world.here, { roles: ['expert'] });
    await tools.here(world.here.id, (tx) => seedMember(tx, protocol, viewer.id as string, 'comment'));
    expect((await tools.call('GET', pathOf(program), undefined, viewer)).body.data).toHaveLength(1);
    const at = `${pathOf(program)}/${id}`;
    for (const [method, path, sent] of [
      ['POST', pathOf(program), body],
      ['PUT', at, body],
      ['DELETE', at],
      ['POST', `${pathOf(program)}/run`],
    ] as const) {
      expect((await tools.call(method, path, sent, viewer)).status).toBe(403);
      expect((await tools.call(method, path, sent, stranger)).status).toBe(404);
    }
  });

  it('of another program is not found', async () => {
    const one = await ready();
    const other = await ready();
    const { id } = (await tools.call('POST', pathOf(one.program), one.body)).body;
    expect((await tools.call('DELETE', `${pathOf(other.program)}/${id}`)).status).toBe(404);
    expect((await listOf(one.program)).data).toHaveLength(1);
  });
});
