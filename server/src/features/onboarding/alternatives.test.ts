import type { Condition } from '@regimen/engine/condition.ts';
import { sleep } from '@regimen/engine/examples/sleep.ts';
import { FAILURE, step, when, written } from '@regimen/engine/examples/write.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { and, eq } from '../../db/drizzle.ts';
import { tasks } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

/** Only those may go on for whom this holds. */
const only = (who: Condition): Protocol =>
  written(
    { id: 'only', name: 'Only some', description: 'For some people.' },
    [
      step('population', 'who', null, 'Who it is for', { settings: { who } }),
      step('fail', 'no', 'who', 'Not for you', { if: FAILURE }),
      step('finish', 'finish', 'who', 'Done'),
    ],
    {},
    [],
  );
const publish = async (category: string, document: Protocol, signs: string[] = []): Promise<string> => {
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { page: { category, signs }, document }),
  );
  return program;
};
const alternatives = async (caller: Caller, program: string, facts: object) => {
  const path = `/api/programs/${program}/alternatives` as const;
  const { body } = await world.call(caller, 'POST', path, { facts });
  return body.data.map(({ id }) => id);
};
const young = { age: 15, sex: null, signs: [] };

it('whom a program turns away is shown others of its kind that would take them', async () => {
  const refused = await publish('sleep', sleep);
  const adults = await publish('sleep', only(when.age('>=', 18)));
  const teens = await publish('sleep', only(when.age('<', 18)));
  const heart = await publish('heart', only(when.age('<', 18)));
  const ada = await world.add(world.here);
  expect(await alternatives(ada, refused, young)).toEqual([teens]);
  expect(await alternatives(ada, refused, { ...young, age: 40 })).toEqual([adults]);
  // For the same concern, from another shelf: after what is on the same one.
  const tired = await publish('sleep', sleep, ['tired-by-day']);
  const calm = await publish('mind', only(when.age('<', 18)), ['tired-by-day', 'worry']);
  expect(await alternatives(ada, tired, young)).toEqual([teens, calm]);
  // What brings them here comes after what is alike.
  await world.call(ada, 'PUT', '/api/onboarding', { goals: ['heart'], minutes: 40, reminders: 'app' });
  expect(await alternatives(ada, refused, young)).toEqual([teens, heart]);
});

it('what they have not said speaks against nothing, what they said does', async () => {
  const refused = await publish('pain', sleep);
  const women = await publish('pain', only({ is: 'sex', op: '=', value: 'female' }));
  const healthy = await publish('pain', only(when.all(...when.without('epilepsy'))));
  const ada = await world.add(world.here);
  const facts = { age: 40, sex: null, signs: ['epilepsy'] };
  expect(await alternatives(ada, refused, facts)).toEqual([women]);
  expect(await alternatives(ada, refused, { ...facts, sex: 'male' })).toEqual([]);
  expect((await alternatives(ada, refused, { ...facts, sex: 'female', signs: [] })).sort()).toEqual(
    [women, healthy].sort(),
  );
});

it('nothing is kept of it, and nobody sees what they may not', async () => {
  const refused = await publish('mind', sleep);
  const ada = await world.add(world.here);
  await alternatives(ada, refused, { ...young, age: 77 });
  const { body } = await world.call(ada, 'GET', `/api/programs/${refused}/following`);
  expect(body.joining?.facts.age).toBeNull();
  const hidden = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { page: { access: 'team' } }),
  );
  const path = `/api/programs/${hidden.program}/alternatives` as const;
  expect((await world.call(ada, 'POST', path, { facts: young })).status).toBe(404);
});

it('whoever may be in danger is not sent from program to program', async () => {
  const refused = await publish('movement', sleep);
  await publish('movement', only(when.age('<', 18)));
  const ada = await world.add(world.here);
  expect(await alternatives(ada, refused, young)).toHaveLength(1);
  const other = await publish('sleep', sleep);
  const wish = { facts: { age: 40, sex: null, signs: [] }, zone: 'UTC', consent: true };
  await world.call(ada, 'POST', `/api/programs/${other}/enrollments`, wish);
  await world.runtime.tx(world.here.id, (tx) =>
    tx
      .update(tasks)
      .set({ urgentUntil: new Date(Date.now() + 3_600_000) })
      .where(and(eq(tasks.tenantId, world.here.id), eq(tasks.userId, ada.id as string))),
  );
  expect(await alternatives(ada, refused, young)).toEqual([]);
});
