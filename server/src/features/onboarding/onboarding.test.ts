import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const publish = async (category: string, minutesADay: number): Promise<string> => {
  const page = { category, minutesADay };
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { page }),
  );
  return program;
};
const answer = (caller: Caller, body: object) => world.call(caller, 'PUT', '/api/onboarding', body);
const recommended = async (caller: Caller) =>
  (await world.call(caller, 'GET', '/api/recommendations')).body.data.map(({ id }) => id);
const said = { goals: ['sleep', 'pain'], minutes: 10, reminders: 'app' };

it('what somebody said stays with their account, and can be said anew', async () => {
  const ada = await world.add(world.here);
  expect((await world.call(ada, 'GET', '/api/onboarding')).body).toEqual({ answers: null });
  expect((await answer(ada, said)).body).toEqual({ answers: said });
  await answer(ada, { ...said, goals: ['heart'] });
  expect((await world.call(ada, 'GET', '/api/onboarding')).body).toEqual({
    answers: { ...said, goals: ['heart'] },
  });
  const other = await world.add(world.here);
  expect((await world.call(other, 'GET', '/api/onboarding')).body).toEqual({ answers: null });
});

it('what cannot be chosen is refused on its field', async () => {
  const ada = await world.add(world.here);
  const wrong = await answer(ada, { goals: ['sleep', 'sleep'], minutes: 7, reminders: 'often' });
  expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
    422,
    ['goals', 'minutes', 'reminders'],
  ]);
});

it('recommends from the shelves that were named, what fits the day first, and nothing that is followed', async () => {
  const [long, short, other] = [
    await publish('sleep', 40),
    await publish('pain', 8),
    await publish('heart', 5),
  ];
  const ada = await world.add(world.here);
  expect((await recommended(ada)).sort()).toEqual([long, short, other].sort());
  await answer(ada, said);
  expect(await recommended(ada)).toEqual([short, long]);
  const joined = { facts: { age: 40, sex: null, signs: [] }, zone: 'UTC', consent: true };
  await world.call(ada, 'POST', `/api/programs/${short}/enrollments`, joined);
  expect(await recommended(ada)).toEqual([long]);
});

it('reminds as was said, and leaves other choices alone', async () => {
  const ada = await world.add(world.here);
  const channels = async () => (await world.call(ada, 'GET', '/api/notifications/settings')).body.channels;
  const before = await channels();
  await answer(ada, said);
  const app = ['in-app', 'push'];
  expect(await channels()).toEqual({ ...before, task: app, reminder: app });
  await answer(ada, { ...said, reminders: 'none' });
  expect(await channels()).toEqual({ ...before, task: ['in-app'], reminder: [] });
});
