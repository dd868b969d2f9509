import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAlert, seedFollowUp } from '../../../seed/follow-ups.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function setUp({ inDanger = true } = {}) {
  const owner = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Noor' });
  const colleague = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Amal' });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const [follower, ownerId] = [person.id as string, owner.id as string];
  const { program, run, alert } = await world.runtime.tx(world.here.id, async (tx) => {
    const seeded = await seedFollowUp(tx, {
      owner: ownerId,
      follower,
      colleague: colleague.id as string,
    });
    const about = { program: seeded.program, enrollment: seeded.run, follower };
    return { ...seeded, alert: await seedAlert(tx, about, new Date(), { inDanger }) };
  });
  return { owner, colleague, person, program, run, alert };
}

const acts = async (caller: Caller, query: '' | `?${string}` = '?type=followUp') =>
  (await world.call(caller, 'GET', `/api/history${query}`)).body.data;

test('what experts did about an alert is part of the history, with the note and who it was for', async () => {
  const { owner, colleague, run, alert } = await setUp();
  const act = (caller: Caller, verb: 'claim' | 'release' | 'snooze' | 'hand-over' | 'result', body: object) =>
    world.call(caller, 'POST', `/api/follow-ups/${alert}/${verb}` as '/api/follow-ups/x/claim', body);
  await act(owner, 'claim', {});
  // Once more changes nothing.
  await act(owner, 'claim', {});
  await act(owner, 'release', {});
  await act(colleague, 'claim', {});
  await act(owner, 'claim', { takeOver: true });
  expect((await act(owner, 'snooze', { minutes: 60 })).status).toBe(422);
  await act(owner, 'hand-over', { to: colleague.id, note: 'You know them.' });
  const words = 'Called. They are well.';
  expect(
    (await act(owner, 'result', { result: { type: 'decision', outcome: 'success', words } })).status,
  ).toBe(409);
  await act(colleague, 'result', { result: { type: 'decision', outcome: 'success', words } });

  const told = await acts(owner);
  expect(told.map(({ by, act }) => [act?.what, by?.full_name])).toEqual([
    ['closed', 'Dr Amal'],
    ['assigned', 'Dr Noor'],
    ['takenOver', 'Dr Noor'],
    ['taken', 'Dr Amal'],
    ['released', 'Dr Noor'],
    ['taken', 'Dr Noor'],
  ]);
  expect(told[0]).toMatchObject({ about: 'Steps', enrollmentId: run, act: { note: words, to: null } });
  expect(told[1]?.act).toMatchObject({ note: '', to: { full_name: 'Dr Amal' } });
  // Among all that happened, and in the file.
  const all = await acts(owner, '');
  expect(all.map(({ type }) => type)).toEqual([...Array(6).fill('followUp'), 'start']);
  const file = await world.call(owner, 'GET', '/api/history/csv');
  expect(file.body).toContain('"Marked “Steps” as seen","Dr Amal","Called. They are well."');
  expect(file.body).toContain('"Assigned “Steps” to Dr Amal"');
  // The path of one person tells it in its own way, once.
  const story = await world.call(owner, 'GET', `/api/history/runs/${run}/story`);
  expect(story.body.events.map(({ type }) => type)).toEqual(['start']);
});

test('pages meet without a gap where everything happened in one instant', async () => {
  const { owner, run, program, alert } = await setUp();
  const at = new Date();
  await world.owner.tx(world.here.id, async (tx) => {
    await tx.$client.query(
      `INSERT INTO enrollment_events (tenant_id, enrollment_id, number, program_id, at, type, entry, trace)
       SELECT $1, $2, n, $3, $4, 'snooze', '{"event":{"id":"x","type":"snooze"},"effects":[]}', '[]'
       FROM generate_series(2, 12) n`,
      [world.here.id, run, program, at],
    );
    await tx.$client.query(
      `INSERT INTO desk_acts (tenant_id, id, task_id, enrollment_id, program_id, at, what, by_user)
       SELECT $1, gen_random_uuid(), $2, $3, $4, $5, 'taken', $6 FROM generate_series(1, 13)`,
      [world.here.id, alert, run, program, at, owner.id],
    );
  });
  const seen: string[] = [];
  let path: `/api/history?${string}` | null = '/api/history?per_page=5';
  while (path) {
    const { body } = await world.call(owner, 'GET', path);
    seen.push(...body.data.map(({ number, act }) => act?.id ?? String(number)));
    path = body.links.next as typeof path;
  }
  expect(seen).toHaveLength(25);
  expect(new Set(seen).size).toBe(25);
  expect(await acts(owner, '?type=followUp&per_page=100')).toHaveLength(13);
});

test('strangers and followers see none of it, and it goes with whoever leaves', async () => {
  const { owner, person, run, alert } = await setUp({ inDanger: false });
  const stranger = await world.add(world.here, { roles: ['expert'] });
  await world.call(owner, 'POST', `/api/follow-ups/${alert}/claim`, {});
  expect(await acts(owner)).toHaveLength(1);
  expect(await acts(stranger)).toEqual([]);
  expect((await world.call(person, 'GET', '/api/history')).status).toBe(403);
  await world.call(person, 'POST', `/api/enrollments/${run}/withdraw`, {});
  expect(await acts(owner)).toEqual([]);
});
