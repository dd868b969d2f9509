import type { Condition } from '@regimen/engine/condition.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { enrollments } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

/** A message, then something to do once the condition holds. */
const document = (nextStepCondition: Condition) =>
  protocol(
    [
      node('nudge', 'hello', null, { selectedItem: 'hello' }),
      node('followup', 'rest', 'hello', { name: 'Rest today', selectedItem: 'act', nextStepCondition }),
      node('finish', 'end', 'rest'),
    ],
    { ...ITEMS, pulse: { ...PULSE, name: 'Heart rate' } },
  );

async function join(caller: Caller, condition: Condition): Promise<string> {
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document: document(condition) }),
  );
  const { body } = await world.call(caller, 'POST', `/api/programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  return body.id;
}
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const enter = (caller: Caller, id: string, value: number, takenAt: string) =>
  world.call(caller, 'POST', `/api/enrollments/${id}/readings`, { kpi: 'pulse', value, takenAt });
const runOf = async (id: string) => {
  const [row] = await world.runtime.read(world.here.id, (tx) =>
    tx.select().from(enrollments).where(eq(enrollments.id, id)),
  );
  return JSON.parse(row?.state ?? '').run;
};
const seriesOf = async (id: string): Promise<number[]> =>
  (await runOf(id)).recent.pulse.map(({ value }: { value: number }) => value);

const threeHigh: Condition = { is: 'kpi', kpi: 'pulse', over: { of: 'row', times: 3 }, op: '>=', value: 140 };

describe('several readings together', () => {
  it('decide when there are enough of them, and say by which values', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada, threeHigh);
    await enter(ada, id, 144, ago(3));
    await enter(ada, id, 151, ago(2));
    const today = new Date().toISOString().slice(0, 10);
    const asked = `/api/enrollments/${id}/why-not?about=0.rest&day=${today}`;
    const whyNot = await world.call(ada, 'GET', asked);
    expect(JSON.stringify(whyNot.body)).toContain('There are only 2 readings of “Heart rate” so far');
    await enter(ada, id, 149, ago(1));
    const { body } = await world.call(ada, 'GET', '/api/tasks');
    expect(body.data).toMatchObject([{ name: 'Rest today' }]);
    const why = await world.call(ada, 'GET', `/api/tasks/${body.data[0]?.id}/why`);
    expect(JSON.stringify(why.body)).toContain('were 144, 151, and 149 bpm: each is at least 140 bpm');
  });

  it('are what stands: corrected, deleted, and handed in late', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada, threeHigh);
    await enter(ada, id, 144, ago(30));
    await enter(ada, id, 151, ago(10));
    const { kpis } = (await world.call(ada, 'GET', `/api/enrollments/${id}`)).body;
    const readings = kpis[0]?.readings ?? [];
    const path = (index: number) => `/api/enrollments/${id}/readings/${readings[index]?.id}`;
    await world.call(ada, 'PUT', path(1), { value: 90 });
    expect(await seriesOf(id)).toEqual([144, 90]);
    await enter(ada, id, 100, ago(20));
    expect(await seriesOf(id)).toEqual([144, 100, 90]);
    await world.call(ada, 'DELETE', path(0));
    expect(await seriesOf(id)).toEqual([100, 90]);
    expect((await runOf(id)).here.node).toBe('hello');
  });

  it('leave the run of a program that does not look back as it was', async () => {
    const ada = await world.add(world.here);
    const id = await join(ada, { is: 'kpi', kpi: 'pulse', op: '>=', value: 200 });
    await enter(ada, id, 144, ago(3));
    expect(await runOf(id)).not.toHaveProperty('recent');
  });
});
