import { when } from '@regimen/engine/examples/write.ts';
import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { newId } from '../../db/ids.ts';
import { enrollments, tasks } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const day = 86_400_000;
const urgent = { when: when.kpi('pulse', '>=', 180), title: 'Very fast', text: 'Please call.' };
const document = protocol(
  [node('wait', 'w', null, { settings: { kind: 'for', days: 60 } }), node('finish', 'f', 'w')],
  { ...ITEMS, pulse: { ...PULSE, target: { max: 80 }, urgent } },
  [module('m', { selected_module: 'kpi', selected_item: 'pulse', at_time: '08:00' })],
);

async function join(caller: Caller): Promise<string> {
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document }),
  );
  const joined = { facts: { age: 40, sex: null, signs: [] }, zone: 'UTC', consent: true };
  return (await world.call(caller, 'POST', `/api/programs/${program}/enrollments`, joined)).body.id;
}
const measure = (caller: Caller, enrollment: string, value: number, takenAt: number) =>
  world.call(caller, 'POST', `/api/enrollments/${enrollment}/readings`, {
    kpi: 'pulse',
    value,
    takenAt: new Date(takenAt).toISOString(),
  });
const find = async (id: string) => {
  const [row] = await world.runtime.read(world.here.id, (tx) =>
    tx.select().from(enrollments).where(eq(enrollments.id, id)),
  );
  if (!row) throw new Error('Nobody joined.');
  return row;
};
/** Noon of the Wednesday of the last whole week, Monday first. */
const lastWednesday = () => {
  const today = Math.floor(Date.now() / day);
  const monday = today - ((today + 3) % 7);
  return (monday - 5) * day + day / 2;
};

describe('all readings in one place', () => {
  it('are one series for each KPI, whichever programs measure it', async () => {
    const ada = await world.add(world.here);
    const [first, second] = [await join(ada), await join(ada)];
    const at = Date.now() - day;
    await measure(ada, first, 71, at);
    await measure(ada, second, 73, at + 1_000);
    // One that a device sent to both.
    await measure(ada, first, 75, at + 2_000);
    await measure(ada, second, 75, at + 2_000);
    const { body } = await world.call(ada, 'GET', '/api/readings');
    expect(body.data).toMatchObject([
      { kpi: 'pulse', unit: 'bpm', target: { max: 80 }, direction: 'within' },
    ]);
    expect(body.data[0]?.readings.map(({ value }) => value)).toEqual([71, 73, 75]);
    expect(body.data[0]?.programs).toHaveLength(2);
  });

  it('say of the newest one that it may mean danger, as the program that measures it does', async () => {
    const ada = await world.add(world.here);
    const alarming = async () => (await world.call(ada, 'GET', '/api/readings')).body.data[0]?.isAlarming;
    const enrollment = await join(ada);
    await measure(ada, enrollment, 190, Date.now() - day);
    expect(await alarming()).toBe(true);
    await measure(ada, enrollment, 90, Date.now() - day / 2);
    expect(await alarming()).toBe(false);
  });

  it('are nobody else’s', async () => {
    const [ada, ben] = [await world.add(world.here), await world.add(world.here)];
    await measure(ada, await join(ada), 70, Date.now() - day);
    await join(ben);
    expect((await world.call(ben, 'GET', '/api/readings')).body.data).toEqual([]);
  });
});

describe('the last week', () => {
  it('compares its readings with the week before, and leaves this week out', async () => {
    const ada = await world.add(world.here);
    const enrollment = await join(ada);
    const wednesday = lastWednesday();
    for (const [value, at] of [
      [90, wednesday - 7 * day],
      [80, wednesday],
      [84, wednesday + day],
      [60, wednesday + 5 * day],
    ] as const)
      await measure(ada, enrollment, value, at);
    const { body } = await world.call(ada, 'GET', '/api/recap');
    expect(body.readings).toEqual([
      {
        kpi: 'pulse',
        name: PULSE.name,
        unit: 'bpm',
        conversions: [{ unit: 'Hz', factor: 60 }],
        target: { max: 80 },
        count: 2,
        average: 82,
        averageBefore: 90,
      },
    ]);
    expect(body.days).toHaveLength(7);
    expect(new Date(body.from).getUTCDay()).toBe(1);
    expect(Date.parse(body.to) - Date.parse(body.from)).toBe(6 * day);
  });

  it('counts what was done and what was missed, by day and by program', async () => {
    const ada = await world.add(world.here);
    const enrollment = await join(ada);
    const wednesday = lastWednesday();
    const { programId } = await find(enrollment);
    const settle = (status: 'done' | 'expired', at: number) =>
      world.runtime.tx(world.here.id, (tx) =>
        tx.insert(tasks).values({
          tenantId: world.here.id,
          id: newId(at),
          enrollmentId: enrollment,
          programId,
          userId: ada.id as string,
          key: `${status} ${at}`,
          target: 'follower',
          kind: 'kpi',
          protocolIndex: 0,
          name: 'Pulse',
          status,
          openedAt: new Date(at - day),
          closedAt: new Date(at),
        }),
      );
    await settle('done', wednesday);
    await settle('done', wednesday + 1_000);
    await settle('expired', wednesday + day);
    await settle('done', wednesday - 7 * day);
    await settle('done', wednesday + 7 * day);
    const { body } = await world.call(ada, 'GET', '/api/recap');
    expect(body).toMatchObject({ done: 2, missed: 1, doneBefore: 1 });
    expect(body.days.map(({ done, missed }) => [done, missed])).toEqual([
      [0, 0],
      [0, 0],
      [2, 0],
      [0, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(body.programs).toMatchObject([{ done: 2, missed: 1 }]);
  });
});
