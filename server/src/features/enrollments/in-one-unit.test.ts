import type { KpiItem } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { PULSE } from '@regimen/engine/testing/items.ts';
import { tree } from '@regimen/engine/testing/versions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stayForMonths } from '../../test-follower.ts';
import { type Follower, moveTools } from '../../test-move-tools.ts';
import { replayFault } from '../../test-moves.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let tools: ReturnType<typeof moveTools>;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { fullName: 'Expert', roles: ['expert'] });
  await stayForMonths(world, expert);
  tools = moveTools(world, expert);
});
afterAll(() => world.close());

const measuring = (pulse: KpiItem): Protocol => ({ ...tree, modules: [], items: { ...tree.items, pulse } });
const inHertz: KpiItem = {
  ...PULSE,
  unit: 'Hz',
  conversions: [{ unit: 'bpm', factor: 1 / 60 }],
  range: { min: 0.3, max: 4 },
  target: { min: 0.8, max: 1.2 },
};
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const enter = ({ caller, id }: Follower, body: object) =>
  world.call(caller, 'POST', `/api/enrollments/${id}/readings`, { kpi: 'pulse', ...body });
const shown = async ({ caller, id }: Follower) => {
  const { kpis } = (await world.call(caller, 'GET', `/api/enrollments/${id}`)).body;
  const pulse = kpis.find(({ kpi }) => kpi === 'pulse');
  return [pulse?.unit, pulse?.readings.map(({ value }) => value)];
};

describe('readings of one KPI', () => {
  it('are one series over versions, in the unit of the one that is followed, and back', async () => {
    const { people, publish, look, act } = await tools.started(['Ann']);
    const [ann] = people as [Follower];
    await publish(measuring(PULSE));
    await act(await look(), 'start');
    expect((await enter(ann, { value: 60, takenAt: ago(3) })).status).toBe(201);
    expect((await enter(ann, { value: 1.5, unit: 'Hz', takenAt: ago(2) })).status).toBe(201);
    expect(await shown(ann)).toEqual(['bpm', [60, 90]]);
    await publish(measuring(inHertz));
    const moving = await act(await look(), 'start');
    expect(moving.done.moved).toBe(1);
    expect(await shown(ann)).toEqual(['Hz', [1, 1.5]]);
    const { run } = JSON.parse((await tools.rowOf(ann.id))?.state ?? '');
    expect(run.kpis).toMatchObject({ pulse: { first: 1, last: 1.5, count: 2 } });
    await act(moving, 'undo');
    expect(await shown(ann)).toEqual(['bpm', [60, 90]]);
    expect(await replayFault(world, ann.id)).toBe(null);
  });

  it('say their unit once there are two: a scale may not know of the new one', async () => {
    const { people, publish, look, act } = await tools.started(['Ben']);
    const [ben] = people as [Follower];
    await publish(measuring(PULSE));
    await act(await look(), 'start');
    await enter(ben, { value: 60, takenAt: ago(3) });
    await publish(measuring(inHertz));
    await act(await look(), 'start');
    const bare = await enter(ben, { value: 2, takenAt: ago(1) });
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['unit']]);
    const made = await world.call(ben.caller, 'POST', '/api/tokens', { name: 'Watch' });
    const watch = { ...ben.caller, token: made.body.secret };
    const reading = { kpi: 'pulse', value: 72, takenAt: ago(1) };
    expect((await world.call(watch, 'POST', '/api/readings', reading)).status).toBe(422);
    const said = await world.call(watch, 'POST', '/api/readings', { ...reading, unit: 'bpm' });
    expect([said.status, said.body.value, said.body.unit]).toEqual([201, 1.2, 'Hz']);
    expect(await shown(ben)).toEqual(['Hz', [1, 1.2]]);
    expect(await replayFault(world, ben.id)).toBe(null);
  });

  it('that cannot be converted keep their person where they are', async () => {
    const { people, publish, look, act } = await tools.started(['Cleo']);
    const [cleo] = people as [Follower];
    await publish(measuring(PULSE));
    await act(await look(), 'start');
    await enter(cleo, { value: 60, takenAt: ago(3) });
    const { conversions: _, ...bare } = inHertz;
    await publish(measuring(bare));
    expect((await look()).reasons).toMatchObject([
      { obstacles: [{ why: 'unit-differs', from: 'bpm', to: 'Hz' }], choices: { canMove: false } },
    ]);
    expect(await shown(cleo)).toEqual(['bpm', [60]]);
  });
});
