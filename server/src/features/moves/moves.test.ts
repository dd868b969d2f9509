import { removeNode } from '@regimen/engine/remove-node.ts';
import { ACTIVITY } from '@regimen/engine/testing/items.ts';
import { tree, withData } from '@regimen/engine/testing/versions.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from '../../db/drizzle.ts';
import { enrollmentEvents, notifications, prompts } from '../../db/schema.ts';
import { stayForMonths } from '../../test-follower.ts';
import { type Follower, moveTools } from '../../test-move-tools.ts';
import { replayFault, workOn } from '../../test-moves.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const day = 86_400_000;
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
afterEach(() => {
  world.clock.skewMs = 0;
});

const started: typeof tools.started = (names) => tools.started(names);
const rowOf: typeof tools.rowOf = (id) => tools.rowOf(id);
const tasksOf: typeof tools.tasksOf = (id) => tools.tasksOf(id);
const answerSheet: typeof tools.answerSheet = (follower) => tools.answerSheet(follower);
const renamed = withData(tree, 'mood', { name: 'How are you today?' });
const without = removeNode(tree, 'act');

describe('a look', () => {
  it('says for everybody what a version means, by name, and moves nobody', async () => {
    const { people, publish, look, listed, version } = await started(['Ann', 'Ben', 'Cleo']);
    const [, , cleo] = people as [Follower, Follower, Follower];
    expect((await answerSheet(cleo)).status).toBe(200);
    await publish(without);
    const moving = await look();
    expect(moving).toMatchObject({ state: 'ready', total: 3, unseen: 0 });
    expect(moving.plan).toEqual({ move: 2, stay: 0, decide: 1 });
    expect(moving.reasons).toMatchObject([
      {
        count: 1,
        obstacles: [{ why: 'step-gone', name: 'act' }],
        choices: { canMove: true, needsStep: true },
      },
    ]);
    expect(moving.reasons[0]?.choices.offers.map(({ name }) => name)).toEqual(['rest']);
    const [ann] = await listed(moving, 'move');
    expect(ann).toMatchObject({ how: 'same-step', place: 'mood', placeAfter: 'mood', fromNumber: 1 });
    expect(ann?.vanishes).toEqual([{ kind: 'step', name: 'act', parts: [] }]);
    const [decide] = await listed(moving, 'decide');
    expect(decide).toMatchObject({ person: { full_name: 'Cleo' }, place: 'act' });
    expect((await rowOf(cleo.id))?.versionId).toBe(version);
  });

  it('finds nothing to do where nothing changes, and looks again only after a while', async () => {
    const { publish, look, listed } = await started(['Ann']);
    await publish({ ...tree });
    const moving = await look();
    expect(moving.plan).toEqual({ move: 0, stay: 1, decide: 0 });
    expect(await listed(moving, 'stay')).toMatchObject([{ because: 'nothing-changed' }]);
    expect((await look()).id).toBe(moving.id);
    world.clock.skewMs = 60_000;
    expect((await look()).id).not.toBe(moving.id);
  });
});

describe('an item that was changed after publishing', () => {
  it('is said by its parts, to those who are asked it right now and to those who have it ahead', async () => {
    const { people, publish, look, listed } = await started(['Ann', 'Ben']);
    const [ann] = people as [Follower, Follower];
    await answerSheet(ann);
    const questions = [{ id: 'well', kind: 'yes_no', text: 'Well?' }] as const;
    const act = { ...ACTIVITY, instructions: 'Slowly.', questions: [...questions] };
    await publish({ ...tree, items: { ...tree.items, act } });
    const moving = await look();
    expect(moving.reasons).toMatchObject([
      { count: 1, obstacles: [{ why: 'task-changed', name: 'act', names: ['questions'] }] },
    ]);
    const [ben] = await listed(moving, 'move');
    expect(ben?.changes).toEqual([{ kind: 'step', name: 'act', parts: ['instructions', 'questions'] }]);
  });
});

describe('a look at the draft', () => {
  it('stands beside the look at the newest version', async () => {
    const { publish, ask, look } = await started(['Ann']);
    await publish(renamed);
    const draft = await ask('POST', '', { against: 'draft' });
    const newest = await look();
    await workOn(world, draft.id);
    const { data } = await ask('GET', '');
    expect(data.map(({ id, state, version }) => [id, state, version?.number ?? null])).toEqual([
      [newest.id, 'ready', 2],
      [draft.id, 'ready', null],
    ]);
    // The draft of this program has no protocol at all.
    expect(data[1]?.reasons).toMatchObject([
      { obstacles: [{ why: 'protocol-gone' }], choices: { canMove: false } },
    ]);
  });
});

describe('moving', () => {
  it('takes people along with their open task, tells them once, and replays exactly', async () => {
    const { people, publish, look, act, listed } = await started(['Ann', 'Ben']);
    const [ann, ben] = people as [Follower, Follower];
    const [open] = await tasksOf(ann.id);
    const to = await publish(renamed);
    const moving = await act(await look(), 'start');
    expect(moving).toMatchObject({ state: 'ready', done: { moved: 2 }, plan: { move: 0 }, waiting: 0 });
    for (const { id } of people) expect(await replayFault(world, id)).toBe(null);
    expect((await rowOf(ann.id))?.versionId).toBe(to);
    const after = await tasksOf(ann.id);
    expect(after.map(({ id, status, name }) => [id, status, name])).toEqual([
      [open?.id, 'open', 'How are you today?'],
    ]);
    const bell = await world.runtime.read(world.here.id, (tx) =>
      tx
        .select()
        .from(notifications)
        .where(eq(notifications.userId, ann.caller.id as string)),
    );
    expect(bell).toMatchObject([{ kind: 'program-updated', data: { program: 'Calm days' }, tellAt: null }]);
    expect((await answerSheet(ben)).status).toBe(200);
    expect(await replayFault(world, ben.id)).toBe(null);
    const { body: history } = await world.call(expert, 'GET', `/api/history?enrollment=${ben.id}`);
    expect(history.data.map(({ type, about }) => [type, about])).toEqual([
      ['answers', 'How are you today?'],
      ['move', '2'],
      ['start', ''],
    ]);
    const { body: run } = await world.call(expert, 'GET', `/api/history/runs/${ben.id}`);
    expect(run.versions.map(({ number }) => number)).toEqual([1, 2]);
    const csv = await world.call(expert, 'GET', `/api/history/csv?enrollment=${ben.id}`);
    expect(String(csv.body)).toContain('Moved to version 2');
    const again = await act(moving, 'start');
    expect(again.done.moved).toBe(2);
    const events = await world.runtime.read(world.here.id, (tx) =>
      tx
        .select()
        .from(enrollmentEvents)
        .where(and(eq(enrollmentEvents.enrollmentId, ann.id), eq(enrollmentEvents.type, 'move'))),
    );
    expect(events).toMatchObject([{ byUser: expert.id }]);
    expect((await listed(moving, 'moved')).map(({ undo }) => undo)).toEqual([
      'possible',
      'something-happened',
    ]);
  });

  it('lets the old version do what fell due before, and sends nothing twice', async () => {
    const { people, publish, look, act } = await started(['Ann']);
    const [ann] = people as [Follower];
    await publish(renamed);
    world.clock.skewMs = 2 * day;
    const moving = await act(await look(), 'start');
    expect(moving.done.moved).toBe(1);
    expect(await replayFault(world, ann.id)).toBe(null);
    const told = await world.runtime.read(world.here.id, (tx) =>
      tx.select({ key: prompts.key }).from(prompts).where(eq(prompts.enrollmentId, ann.id)),
    );
    expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
    const types = await world.runtime.read(world.here.id, (tx) =>
      tx
        .select({ type: enrollmentEvents.type })
        .from(enrollmentEvents)
        .where(eq(enrollmentEvents.enrollmentId, ann.id))
        .orderBy(enrollmentEvents.number),
    );
    expect(types.map(({ type }) => type)).toEqual(['start', 'timer', 'move']);
  });

  it('keeps with what was done the version that asked for it', async () => {
    const { people, publish, look, act, version } = await started(['Ann']);
    const [ann] = people as [Follower];
    await answerSheet(ann);
    await publish(withData(tree, 'act', { name: 'Move a little' }));
    await act(await look(), 'start');
    const [sheet, next] = (await tasksOf(ann.id)).sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime());
    expect([sheet?.versionId, sheet?.status]).toEqual([version, 'done']);
    expect([next?.versionId, next?.name]).toEqual([null, 'Move a little']);
    const shown = await world.call(ann.caller, 'GET', `/api/tasks/${sheet?.id}`);
    expect(shown.status).toBe(200);
  });

  it('moves only those who are chosen, and stops when it is told to', async () => {
    const names = Array.from({ length: 45 }, (_, index) => `Person ${index}`);
    const { people, publish, look, act, ask } = await started(names);
    await publish(renamed);
    const moving = await look();
    const chosen = await act(moving, 'start', { people: [people[0]?.id, people[1]?.id] });
    expect(chosen).toMatchObject({ done: { moved: 2 }, plan: { move: 43 } });
    await ask('POST', `/${moving.id}/start`, {});
    await workOn(world, moving.id, 1);
    const stopped = await ask('POST', `/${moving.id}/stop`);
    await workOn(world, moving.id);
    expect(await ask('GET', `/${moving.id}`)).toEqual(stopped);
    expect(stopped).toMatchObject({ state: 'stopped', done: { moved: 22 }, waiting: 23 });
    await ask('POST', `/${moving.id}/start`, {});
    await Promise.all([workOn(world, moving.id), workOn(world, moving.id), workOn(world, moving.id)]);
    expect(await ask('GET', `/${moving.id}`)).toMatchObject({ state: 'ready', done: { moved: 45 } });
    for (const { id } of people) expect(await replayFault(world, id)).toBe(null);
  });

  it('goes only to the newest version', async () => {
    const { publish, look, program } = await started(['Ann']);
    await publish(renamed);
    const moving = await look();
    await publish(without);
    const answer = await world.call(expert, 'POST', `/api/programs/${program}/moves/${moving.id}/start`, {});
    expect(answer.status).toBe(409);
  });
});

it('a stranger sees nothing of it, and somebody who may only look moves nobody', async () => {
  const { publish, look, program } = await started(['Ann']);
  await publish(renamed);
  const { id } = await look();
  const stranger = await world.add(world.here, { roles: ['expert'] });
  expect((await world.call(stranger, 'GET', `/api/programs/${program}/moves/${id}`)).status).toBe(404);
  const other = await started(['Ben']);
  const across = await world.call(expert, 'GET', `/api/programs/${other.program}/moves/${id}`);
  expect(across.status).toBe(404);
});
