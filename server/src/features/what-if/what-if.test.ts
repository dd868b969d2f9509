import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedFollowUp } from '../../../seed/follow-ups.ts';
import { newId } from '../../db/ids.ts';
import { createScope } from '../../scope.ts';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { sweepWhatIfs } from './jobs.ts';
import { insertPeople } from './queries.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

/** Two people wait for their first call; the draft behind it asks nobody to call. */
async function setUp() {
  const owner = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Noor' });
  const [sam, mona] = [
    await world.add(world.here, { fullName: 'Sam' }),
    await world.add(world.here, { fullName: 'Mona' }),
  ];
  const seeded = await world.runtime.tx(world.here.id, async (tx) => {
    const made = await seedFollowUp(tx, {
      owner: owner.id as string,
      follower: sam.id as string,
    });
    await seedEnrollment(tx, mona.id as string, made);
    return made;
  });
  const call = <Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body?: object,
    by: Caller = owner,
  ) => world.call(by, method, `/api/programs/${seeded.program}/what-ifs${path}`, body);
  const done = async (body: object) => {
    const begun = await call('POST', '', body);
    expect(begun.status).toBe(201);
    const { id } = begun.body;
    await vi.waitFor(async () => expect((await call('GET', `/${id}/progress`)).body.status).toBe('done'), {
      timeout: 20_000,
      interval: 100,
    });
    return { id, ...(await call('GET', `/${id}`)).body };
  };
  return { owner, call, done, ...seeded };
}

test('against the version people follow nothing differs', async () => {
  const { done, call, version } = await setUp();
  const { id, whatIf, program } = await done({ against: version });
  expect(whatIf).toMatchObject({
    status: 'done',
    against: { number: 1 },
    peopleCount: 2,
    peopleDone: 2,
    skippedCount: 0,
    sums: { people: 2, differing: 0, inexact: 0, escalations: { before: 2, after: 2 } },
  });
  expect(program.protocols).toHaveLength(1);
  expect((await call('GET', `/${id}/people`)).body.data).toEqual([]);
});

test('against the draft it is named who would not have been called for, and what would have been asked', async () => {
  const { done, call, owner } = await setUp();
  const { id, whatIf } = await done({ days: 10 });
  expect(whatIf).toMatchObject({
    against: null,
    startedBy: { id: owner.id },
    sums: { people: 2, differing: 2, reached: { gone: 2, earlier: 0 } },
  });
  const first = await call('GET', `/${id}/people?per_page=1`);
  expect(first.body.data).toHaveLength(1);
  type Page = `/api/programs/${string}/what-ifs/${string}/people?${string}`;
  const second = await world.call(owner, 'GET', first.body.links.next as Page);
  const people = [...first.body.data, ...second.body.data];
  expect(second.body.links.next).toBeNull();
  expect(people.map(({ follower }) => follower.full_name).sort()).toEqual(['Mona', 'Sam']);
  expect(people[0]?.result.escalations.changes).toMatchObject([
    { change: 'gone', about: 'task', name: 'First call', after: null },
  ]);
  expect((await call('GET', `/${id}/people?change=gone`)).body.data).toHaveLength(2);
  expect((await call('GET', `/${id}/people?change=earlier`)).body.data).toEqual([]);
  for (const query of ['change=sooner', 'cursor=abc', 'per_page=0'])
    expect((await call('GET', `/${id}/people?${query}`)).status, query).toBe(422);
  expect((await call('GET', '')).body.data.map((one) => one.id)).toEqual([id]);
});

test('only the program’s team asks, and only about its own versions', async () => {
  const { call, done } = await setUp();
  const other = await setUp();
  const stranger = await world.add(world.here, { roles: ['expert'] });
  const patient = await world.add(world.here, {});
  expect((await call('POST', '', {}, stranger)).status).toBe(404);
  expect((await call('POST', '', {}, patient)).status).toBe(403);
  const foreign = await call('POST', '', { against: other.version });
  expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['against']]);
  for (const body of [{ days: 0 }, { days: 1_000 }, { most: 0 }, { against: 'draft' }])
    expect((await call('POST', '', body)).status, JSON.stringify(body)).toBe(422);
  const { id } = await done({});
  // One's own program in the path opens no other's.
  const borrowed = await world.call(other.owner, 'GET', `/api/programs/${other.program}/what-ifs/${id}`);
  expect(borrowed.status).toBe(404);
});

test('somebody who went away while it was worked out is left out, and the others are not', async () => {
  const { call, done, run } = await setUp();
  const { id } = await done({});
  const known = required((await call('GET', `/${id}/people`)).body.data[0]);
  const other = (await done({})).id;
  const row = (enrollmentId: string) => ({
    enrollmentId,
    rank: 7,
    changes: ['gone'],
    result: known.result,
  });
  await world.runtime.tx(world.here.id, async (tx) => {
    await tx.$client.query('DELETE FROM what_if_people WHERE what_if_id = $1', [other]);
    await insertPeople(tx, other, [row(newId(Date.now())), row(run)]);
  });
  const { data } = (await call('GET', `/${other}/people?change=gone`)).body;
  expect(data.map(({ enrollmentId }) => enrollmentId)).toEqual([run]);
  expect(data[0]?.result).toEqual(known.result);
});

test('it is forgotten when somebody says so, and after thirty days', async () => {
  const { call, done } = await setUp();
  const { id } = await done({});
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
  expect((await call('GET', `/${id}`)).status).toBe(404);
  expect((await call('DELETE', `/${id}`)).status).toBe(404);
  const kept = await done({});
  const at = (days: number) =>
    sweepWhatIfs(
      createScope(
        { database: world.runtime } as never,
        { tenant: { id: world.here.id } as never, actor: null, locale: 'en' },
        Date.now() + days * 86_400_000,
      ),
    );
  await at(29);
  expect((await call('GET', `/${kept.id}`)).status).toBe(200);
  await at(31);
  expect((await call('GET', `/${kept.id}`)).status).toBe(404);
});
