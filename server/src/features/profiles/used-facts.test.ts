import type { ProfileFact } from '@regimen/contract/my-profile-choices.ts';
import { builtInItem } from '@regimen/engine/library/all.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { and, eq } from '../../db/drizzle.ts';
import { auditEntries } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const weight = builtInItem('builtin-kpi-weight', 'en');
if (!weight) throw new Error('The library has no weight.');
/** Somebody is weighed, and nothing else happens. */
const document = protocol(
  [node('kpi', 'weigh', null, { selectedItem: 'weight' }), node('finish', 'end', 'weigh')],
  { weight },
);
const facts = {
  heightCm: 172,
  weightKg: 72.48,
  conditions: ['asthma'],
  medication: 'Salbutamol',
  allergies: 'Nuts',
};

async function setUp() {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const me = await world.add(world.here, { fullName: 'Mira Lind' });
  const made = await world.runtime.tx(world.here.id, async (tx) => {
    const program = await seedProgram(tx, expert.id as string, { title: 'Lighter', document });
    return { ...program, ...(await seedEnrollment(tx, me.id as string, program)) };
  });
  await world.call(me, 'PUT', '/api/my-profile/health', facts);
  return { expert, me, ...made };
}
const use = (caller: Caller, fact: ProfileFact, isUsed: boolean) =>
  world.call(caller, 'PUT', `/api/my-profile/facts/${fact}` as '/api/my-profile/facts/x', { isUsed });
const readersOf = async (caller: Caller, fact: ProfileFact) =>
  (await world.call(caller, 'GET', '/api/my-profile')).body.readers
    .find((each) => each.fact === fact)
    ?.programs.map(({ title }) => title);
const startOf = async (caller: Caller, task: string) =>
  (await world.call(caller, 'GET', `/api/tasks/${task}` as '/api/tasks/x')).body.start;

describe('weight and height', () => {
  it('are offered for the first reading of a program that asks for them, and the profile names it', async () => {
    const { me, task, enrollment } = await setUp();
    expect(await readersOf(me, 'weight')).toEqual(['Lighter']);
    expect(await readersOf(me, 'height')).toBeUndefined();
    expect(await startOf(me, task)).toEqual({ fact: 'weight', value: 72.48 });
    const path = `/api/enrollments/${enrollment}` as '/api/enrollments/x';
    expect((await world.call(me, 'GET', path)).body.starts).toEqual([
      { kpi: 'weight', fact: 'weight', value: 72.48 },
    ]);
    await world.call(me, 'POST', `${path}/readings`, { kpi: 'weight', value: 72 });
    expect((await world.call(me, 'GET', path)).body.starts).toEqual([]);
  });

  it('are kept from programs by a switch, and by saying nothing', async () => {
    const { me, task } = await setUp();
    expect((await use(me, 'weight', false)).status).toBe(204);
    expect(await startOf(me, task)).toBeNull();
    expect((await world.call(me, 'GET', '/api/my-profile')).body.withheld).toEqual(['weight']);
    await use(me, 'weight', false);
    await use(me, 'height', false);
    await use(me, 'weight', true);
    expect((await world.call(me, 'GET', '/api/my-profile')).body.withheld).toEqual(['height']);
    expect(await startOf(me, task)).not.toBeNull();
    await world.call(me, 'PUT', '/api/my-profile/health', { ...facts, weightKg: null });
    expect(await startOf(me, task)).toBeNull();
  });
});

describe('conditions, medication and allergies', () => {
  it('are seen by the experts while the program goes on, which leaves an entry; a switch and leaving end it', async () => {
    const { me, expert, enrollment } = await setUp();
    expect(await readersOf(me, 'medication')).toEqual(['Lighter']);
    const story = () =>
      world.call(expert, 'GET', `/api/history/runs/${enrollment}/story` as '/api/history/runs/x/story');
    const seen = { conditions: ['asthma'], medication: 'Salbutamol', allergies: 'Nuts' };
    expect((await story()).body.health).toEqual(seen);
    const entries = await world.runtime.read(world.here.id, (tx) =>
      tx
        .select()
        .from(auditEntries)
        .where(
          and(eq(auditEntries.personId, me.id as string), eq(auditEntries.actorId, expert.id as string)),
        ),
    );
    expect(entries).toMatchObject([{ call: 'GET history/runs/{id}/story' }]);
    await use(me, 'medication', false);
    await use(me, 'conditions', false);
    expect((await story()).body.health).toEqual({ conditions: [], medication: '', allergies: 'Nuts' });
    await world.call(me, 'POST', `/api/enrollments/${enrollment}/withdraw`, {});
    expect((await story()).status).toBe(404);
    expect(await readersOf(me, 'allergies')).toBeUndefined();
  });

  it('are named before somebody joins, as far as they are shared', async () => {
    const { me } = await setUp();
    const expert = await world.add(world.here, { roles: ['expert'] });
    const { program } = await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, expert.id as string));
    const shares = async () =>
      (await world.call(me, 'GET', `/api/programs/${program}/following` as '/api/programs/x/following')).body
        .joining?.shares;
    expect(await shares()).toEqual(['conditions', 'medication', 'allergies']);
    await use(me, 'conditions', false);
    expect(await shares()).toEqual(['medication', 'allergies']);
  });
});

it('a birthday that is kept from programs still asks for a guardian', async () => {
  const me = await world.add(world.here, { fullName: 'Tim Teen' });
  const expert = await world.add(world.here, { roles: ['expert'] });
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document }),
  );
  const birthday = `${new Date().getFullYear() - 16}-01-01`;
  await world.call(me, 'PUT', '/api/my-profile', {
    full_name: 'Tim Teen',
    locale: 'en',
    units: 'metric',
    birthday,
  });
  await use(me, 'birthday', false);
  const path = `/api/programs/${program}` as '/api/programs/x';
  expect((await world.call(me, 'GET', `${path}/following`)).body.joining?.facts.age).toBeNull();
  const { status, body } = await world.call(me, 'POST', `${path}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  expect(status).toBe(422);
  expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual(['guardianEmail']);
});
