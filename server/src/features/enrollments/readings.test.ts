import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { tasks } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const alerting = { ...PULSE, alert: { is: 'kpi', kpi: 'pulse', op: '>', value: 180 } as const };
const document = protocol(
  [node('wait', 'w', null, { settings: { kind: 'for', days: 30 } }), node('finish', 'f', 'w')],
  { ...ITEMS, pulse: alerting },
  [module('m', { selected_module: 'kpi', selected_item: 'pulse', at_time: '08:00' })],
);

async function join(caller: Caller): Promise<string> {
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document }),
  );
  const { body } = await world.call(caller, 'POST', `/api/programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  return body.id;
}
const enter = (caller: Caller, id: string, body: object) =>
  world.call(caller, 'POST', `/api/enrollments/${id}/readings`, { kpi: 'pulse', ...body });
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const hour = 3_600_000;

describe('a reading by hand', () => {
  it('is kept in the KPI’s own unit, the same one twice is refused', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    const takenAt = ago(hour);
    const first = await enter(ada, id, { value: 1.5, unit: 'Hz', takenAt });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ unit: 'bpm', units: ['bpm', 'Hz'], canEnter: true });
    expect(first.body.readings).toEqual([{ takenAt, value: 90, source: 'hand' }]);
    const again = await enter(ada, id, { value: 90, takenAt });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['takenAt']]);
  });

  it('says which field is wrong', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    const fieldsOf = async (body: object) => Object.keys((await enter(ada, id, body)).body.errors);
    expect(await fieldsOf({ value: 400 })).toEqual(['value']);
    expect(await fieldsOf({ value: 70, unit: 'kg' })).toEqual(['unit']);
    expect(await fieldsOf({ kpi: 'weight', value: 70 })).toEqual(['kpi']);
    expect(await fieldsOf({ value: 70, takenAt: ago(-hour) })).toEqual(['takenAt']);
    expect(await fieldsOf({ value: 70, takenAt: ago(500 * 24 * hour) })).toEqual(['takenAt']);
  });

  it('that is older than another belongs on the chart and does not count as the last', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    await enter(ada, id, { value: 70, takenAt: ago(hour) });
    const { body } = await enter(ada, id, { value: 200, takenAt: ago(2 * hour) });
    expect(body.readings.map(({ value }) => value)).toEqual([200, 70]);
    const alerts = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(tasks).where(eq(tasks.enrollmentId, id)),
    );
    expect(alerts).toEqual([]);
  });

  it('that has to alarm somebody waits for the expert, urgently', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    await enter(ada, id, { value: 200 });
    const waiting = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(tasks).where(eq(tasks.enrollmentId, id)),
    );
    expect(waiting).toMatchObject([{ kind: 'alert', target: 'system', isUrgent: true, status: 'open' }]);
    const { body } = await world.call(expert, 'GET', '/api/notifications');
    expect(body.data[0]).toMatchObject({ kind: 'follow-up', data: { isUrgent: true } });
    const own = await world.call(ada, 'GET', '/api/tasks');
    expect(own.body.data).toEqual([]);
  });
});

describe('a personal token', () => {
  const asDevice = (caller: Caller, token: string): Caller => ({ ...caller, token });

  it('enters readings in every program that knows the KPI, and does nothing else', async () => {
    const ada = await world.add(world.here);
    const ids = [await join(ada), await join(ada)];
    const made = await world.call(ada, 'POST', '/api/tokens', { name: 'Watch' });
    expect(made.status).toBe(201);
    const watch = asDevice(ada, made.body.secret);
    const takenAt = ago(hour);
    const reading = { kpi: 'pulse', value: 66, takenAt };
    const taken = await world.call(watch, 'POST', '/api/readings', reading);
    expect(taken.status).toBe(201);
    expect(taken.body.enrollments.sort()).toEqual(ids.sort());
    const again = await world.call(watch, 'POST', '/api/readings', reading);
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['takenAt']]);
    const shown = await world.call(ada, 'GET', `/api/enrollments/${ids[0]}`);
    expect(shown.body.kpis[0]?.readings).toEqual([{ takenAt, value: 66, source: 'device' }]);
    for (const [method, path] of [
      ['GET', '/api/tasks'],
      ['GET', '/api/enrollments'],
      ['GET', '/api/tokens'],
      ['POST', '/api/tokens'],
      ['GET', '/api/user/get-data'],
      ['POST', `/api/enrollments/${ids[0]}/readings`],
    ] as const)
      expect([path, (await world.call(watch, method, path)).status]).toEqual([path, 401]);
  });

  it('is listed without its secret, marked as used, and opens nothing once it is taken back', async () => {
    const ada = await world.add(world.here);
    await join(ada);
    const { body } = await world.call(ada, 'POST', '/api/tokens', { name: 'Scale' });
    const scale = asDevice(ada, body.secret);
    expect((await world.call(scale, 'POST', '/api/readings', { kpi: 'pulse', value: 61 })).status).toBe(201);
    const { body: list } = await world.call(ada, 'GET', '/api/tokens');
    expect(list.data).toMatchObject([{ name: 'Scale', lastUsedAt: expect.any(String) }]);
    expect(list.data[0]).not.toHaveProperty('secret');
    expect((await world.call(ada, 'DELETE', `/api/tokens/${body.id}`)).status).toBe(204);
    expect((await world.call(scale, 'POST', '/api/readings', { kpi: 'pulse', value: 62 })).status).toBe(401);
  });

  it('is of one site: another does not know it', async () => {
    const ada = await world.add(world.here);
    const { body } = await world.call(ada, 'POST', '/api/tokens', { name: 'Watch' });
    const elsewhere = { ...ada, tenant: world.there, token: body.secret };
    expect((await world.call(elsewhere, 'POST', '/api/readings', { kpi: 'pulse', value: 61 })).status).toBe(
      401,
    );
  });
});
