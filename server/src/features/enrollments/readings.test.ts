import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { enrollments, tasks } from '../../db/schema.ts';
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

describe('a reading that was wrong', () => {
  const readingsOf = async (caller: Caller, id: string) =>
    (await world.call(caller, 'GET', `/api/enrollments/${id}`)).body.kpis[0]?.readings ?? [];
  const mend = (caller: Caller, id: string, reading: string | null | undefined, body: object) =>
    world.call(caller, 'PUT', `/api/enrollments/${id}/readings/${reading}`, body);
  const runOf = async (id: string) => {
    const [row] = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(enrollments).where(eq(enrollments.id, id)),
    );
    return JSON.parse(row?.state ?? '').run;
  };

  it('is mended by its owner: chart and engine follow, and it is seen that it was', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    await enter(ada, id, { value: 60, takenAt: ago(5 * hour) });
    await enter(ada, id, { value: 158, takenAt: ago(hour) });
    const [, wrong] = await readingsOf(ada, id);
    const takenAt = ago(2 * hour);
    const { status, body } = await mend(ada, id, wrong?.id, { value: 1.5, unit: 'Hz', takenAt });
    expect(status).toBe(200);
    const correction = { at: expect.any(String), was: [{ value: 158, unit: 'bpm' }] };
    expect(body.readings[1]).toMatchObject({ id: wrong?.id, value: 90, takenAt, correction });
    expect(await readingsOf(ada, id)).toEqual(body.readings);
    expect((await runOf(id)).kpis.pulse).toMatchObject({ first: 60, last: 90, count: 2 });
    // Mended again it says all that it was, the last first.
    const again = await mend(ada, id, wrong?.id, { value: 95 });
    expect(again.body.readings[1]).toMatchObject({
      value: 95,
      correction: { was: [{ value: 1.5, unit: 'Hz' }, ...correction.was] },
    });
    const past = await world.call(expert, 'GET', '/api/history?type=correction');
    const told = { type: 'correction', about: PULSE.name };
    expect(past.body.data).toMatchObject([
      { ...told, correction: { was: 90, value: 95, unit: 'bpm' } },
      { ...told, correction: { was: 158, value: 90, unit: 'bpm' } },
    ]);
  });

  it('says from when it was moved, and of no other value where it had none', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    await enter(ada, id, { value: 60, takenAt: ago(5 * hour) });
    const [entered] = await readingsOf(ada, id);
    const movedFrom = entered?.takenAt;
    const moved = await mend(ada, id, entered?.id, { value: 60, takenAt: ago(2 * hour) });
    expect(moved.body.readings[0]).toMatchObject({ value: 60, correction: { was: [], movedFrom } });
    const mended = await mend(ada, id, entered?.id, { value: 62 });
    const correction = { was: [{ value: 60, unit: 'bpm' }], movedFrom };
    expect(mended.body.readings[0]).toMatchObject({ value: 62, correction });
  });

  it('is refused by field like a new one, and nothing has happened then', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    await enter(ada, id, { value: 60, takenAt: ago(3 * hour) });
    await enter(ada, id, { value: 70, takenAt: ago(2 * hour) });
    const [first, second] = await readingsOf(ada, id);
    const fields = async (body: object) => {
      const answer = await mend(ada, id, second?.id, body);
      return [answer.status, Object.keys(answer.body.errors)];
    };
    expect(await fields({ value: 7_000 })).toEqual([422, ['value']]);
    expect(await fields({ value: 70, unit: 'stone' })).toEqual([422, ['unit']]);
    expect(await fields({ value: 70, takenAt: ago(-hour) })).toEqual([422, ['takenAt']]);
    expect(await fields({ value: 70, takenAt: first?.takenAt })).toEqual([422, ['takenAt']]);
    expect((await readingsOf(ada, id))[1]).toEqual(second);
  });

  it('is deleted for good, the last one too', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    await enter(ada, id, { value: 60 });
    const [only] = await readingsOf(ada, id);
    const path = `/api/enrollments/${id}/readings/${only?.id}` as const;
    const { status, body } = await world.call(ada, 'DELETE', path);
    expect([status, body.readings]).toEqual([200, []]);
    expect((await runOf(id)).kpis.pulse).toBeUndefined();
    expect((await world.call(ada, 'DELETE', path)).status).toBe(404);
  });

  it('is nobody else’s to mend, and belongs to its own program', async () => {
    const ada = await world.add(world.here);
    const [id, other] = [await join(ada), await join(ada)];
    await enter(ada, id, { value: 60 });
    const [reading] = await readingsOf(ada, id);
    const bert = await world.add(world.here);
    expect((await mend(bert, id, reading?.id, { value: 61 })).status).toBe(404);
    expect((await mend(ada, other, reading?.id, { value: 61 })).status).toBe(404);
  });

  it('raises the alarm when it was a slip that hid one', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    await enter(ada, id, { value: 19 * 5 });
    const [reading] = await readingsOf(ada, id);
    await mend(ada, id, reading?.id, { value: 190 });
    const alerts = await world.runtime.read(world.here.id, (tx) =>
      tx.select({ kind: tasks.kind }).from(tasks).where(eq(tasks.enrollmentId, id)),
    );
    expect(alerts).toEqual([{ kind: 'alert' }]);
  });
});

describe('a reading by hand', () => {
  it('is kept in the KPI’s own unit, the same one twice is refused', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada);
    const takenAt = ago(hour);
    const first = await enter(ada, id, { value: 1.5, unit: 'Hz', takenAt });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ unit: 'bpm', units: ['bpm', 'Hz'], canEnter: true });
    const id90 = { id: expect.any(String), correction: null };
    expect(first.body.readings).toEqual([{ ...id90, takenAt, value: 90, source: 'hand' }]);
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
    expect(shown.body.kpis[0]?.readings).toEqual([
      { id: expect.any(String), takenAt, value: 66, source: 'device', correction: null },
    ]);
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
