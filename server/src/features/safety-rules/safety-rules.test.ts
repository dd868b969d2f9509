import { mostSafetyRules } from '@regimen/contract/safety-rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

/** With the one rule that every seeded protocol has. */
const newPath = async () => {
  const { protocol } = await world.runtime.tx(world.here.id, (tx) => seedProtocol(tx, owner.id as string));
  return `/api/protocols/${protocol}/safety-rules` as const;
};
const rule = {
  name: 'High blood pressure',
  when: { is: 'kpi', kpi: 'systolic', op: '>', value: 180 },
  mustReach: 'expert',
  withinMinutes: 1_440,
};

describe('a safety rule', () => {
  it('is added, read, changed and deleted', async () => {
    const path = await newPath();
    const { status, body } = await world.call(owner, 'POST', path, rule);
    expect(status).toBe(201);
    expect(body).toEqual({ ...rule, id: body.id, stepId: null, changedAt: body.changedAt });
    const at = `${path}/${body.id}` as const;
    expect((await world.call(owner, 'GET', at)).body).toEqual(body);
    const change = { ...rule, name: 'Very high', mustReach: 'step', stepId: 'walk' };
    expect((await world.call(owner, 'PUT', at, change)).body).toMatchObject(change);
    const { body: list } = await world.call(owner, 'GET', path);
    expect(list.data.map((row) => row.name)).toEqual(['A very high reading reaches an expert', 'Very high']);
    expect((await world.call(owner, 'DELETE', at)).status).toBe(204);
    expect((await world.call(owner, 'DELETE', at)).status).toBe(404);
    expect((await world.call(owner, 'GET', at)).status).toBe(404);
    expect((await world.call(owner, 'PUT', at, change)).status).toBe(404);
  });

  it('is judged by the engine, which names the place and the fault', async () => {
    const path = await newPath();
    const errorsOf = async (when: unknown) =>
      (await world.call(owner, 'POST', path, { ...rule, when })).body.errors;
    expect(await errorsOf({ ...rule.when, value: 'high' })).toEqual({ 'when.value': ['must be a number'] });
    expect(
      await errorsOf({ is: 'and', all: [{ is: 'always' }, { is: 'days', op: '>', value: 1.5 }] }),
    ).toEqual({
      'when.all[1].value': ['must be a whole number'],
    });
    expect(Object.keys(await errorsOf({ is: 'kpi' })).sort()).toEqual(['when.kpi', 'when.op', 'when.value']);
    expect(await errorsOf('always')).toEqual({ when: ['must be an object'] });
    expect(await errorsOf(undefined)).toHaveProperty('when');
    expect(await errorsOf({ is: 'sign', op: '=', value: 'a\u0000b' })).toHaveProperty(['when.value']);
    expect(await errorsOf({ is: 'always', __proto__x: 1 })).toHaveProperty(['when.__proto__x']);
  });

  it('names the step where one must be reached, and no step otherwise', async () => {
    const path = await newPath();
    const missing = await world.call(owner, 'POST', path, { ...rule, mustReach: 'step' });
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      { stepId: ['Choose the step people must reach.'] },
    ]);
    const { body } = await world.call(owner, 'POST', path, { ...rule, mustReach: 'end', stepId: 'walk' });
    expect(body.stepId).toBeNull();
  });

  it('is not found by way of another protocol', async () => {
    const [one, two] = [await newPath(), await newPath()];
    const { body } = await world.call(owner, 'POST', one, rule);
    expect((await world.call(owner, 'GET', `${two}/${body.id}`)).status).toBe(404);
    expect((await world.call(owner, 'PUT', `${two}/${body.id}`, rule)).status).toBe(404);
    expect((await world.call(owner, 'DELETE', `${two}/${body.id}`)).status).toBe(404);
  });

  it('is read by the whole team and changed by those who may edit', async () => {
    const path = await newPath();
    const [reader, editor] = [await world.add(world.here), await world.add(world.here)];
    const protocol = path.split('/')[3] as string;
    await world.runtime.tx(world.here.id, async (tx) => {
      await seedMember(tx, protocol, reader.id as string, 'comment');
      await seedMember(tx, protocol, editor.id as string, 'edit');
    });
    expect((await world.call(reader, 'GET', path)).body.data).toHaveLength(1);
    expect((await world.call(reader, 'POST', path, rule)).status).toBe(403);
    expect((await world.call(editor, 'POST', path, rule)).status).toBe(201);
  });

  it('is one of at most a hundred', async () => {
    const path = await newPath();
    for (let i = 2; i < mostSafetyRules; i++) await world.call(owner, 'POST', path, rule);
    const answers = await Promise.all([1, 2, 3].map(() => world.call(owner, 'POST', path, rule)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await world.call(owner, 'GET', path)).body.data).toHaveLength(mostSafetyRules);
  });
});
