import { removeNode } from '@regimen/engine/remove-node.ts';
import { tree } from '@regimen/engine/testing/versions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stayForMonths } from '../../test-follower.ts';
import { type Follower, moveTools } from '../../test-move-tools.ts';
import { replayFault } from '../../test-moves.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

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

const started: typeof tools.started = (names) => tools.started(names);
const rowOf: typeof tools.rowOf = (id) => tools.rowOf(id);
const tasksOf: typeof tools.tasksOf = (id) => tools.tasksOf(id);
const answerSheet: typeof tools.answerSheet = (follower) => tools.answerSheet(follower);
const without = removeNode(tree, 'act');

describe('a decision', () => {
  it('enters another step for all with the same reason, or lets somebody stay', async () => {
    const { people, publish, look, act, version } = await started(['Ann', 'Ben', 'Cleo']);
    const [ann, ben, cleo] = people as [Follower, Follower, Follower];
    for (const one of people) await answerSheet(one);
    await publish(without);
    let moving = await look();
    const [reason] = moving.reasons;
    expect([reason?.count, moving.plan.decide]).toEqual([3, 3]);
    moving = await act(moving, 'decisions', { people: [cleo.id], choice: { kind: 'stay' } });
    expect(moving).toMatchObject({ done: { left: 1, moved: 0 }, plan: { decide: 2 } });
    moving = await act(moving, 'decisions', {
      reason: reason?.key,
      choice: { kind: 'move', enter: 'rest' },
    });
    expect(moving).toMatchObject({ done: { left: 1, moved: 2 }, plan: { decide: 0 }, reasons: [] });
    expect((await rowOf(ann.id))?.node).toBe('rest');
    expect((await rowOf(cleo.id))?.versionId).toBe(version);
    const closed = (await tasksOf(ben.id)).find(({ node }) => node === 'act');
    expect([closed?.status, closed?.versionId]).toEqual(['ended', version]);
    for (const { id } of people) expect(await replayFault(world, id)).toBe(null);
  });

  it('that cannot be carried out says why, and changes nothing', async () => {
    const { people, publish, look, act, listed, version } = await started(['Ann']);
    const [ann] = people as [Follower];
    await answerSheet(ann);
    await publish(without);
    const moving = await act(await look(), 'decisions', {
      people: [ann.id],
      choice: { kind: 'move', enter: 'mood' },
    });
    expect(moving.plan.decide).toBe(1);
    expect((await listed(moving, 'decide'))[0]?.obstacles).toMatchObject([
      { why: 'cannot-enter', name: 'mood', to: 'already-done' },
    ]);
    expect((await rowOf(ann.id))?.versionId).toBe(version);
    const bare = await world.call(
      expert,
      'POST',
      `/api/programs/${(await rowOf(ann.id))?.programId}/moves/${moving.id}/decisions`,
      { choice: { kind: 'stay' } },
    );
    expect(bare.status).toBe(422);
  });
});

describe('taking it back', () => {
  it('gives back what the move closed, and leaves those to whom something happened', async () => {
    const { people, publish, look, act, listed, version } = await started(['Ann', 'Ben']);
    const [ann, ben] = people as [Follower, Follower];
    for (const one of people) await answerSheet(one);
    await publish(without);
    const looked = await look();
    let moving = await act(looked, 'decisions', {
      reason: looked.reasons[0]?.key,
      choice: { kind: 'move', enter: 'rest' },
    });
    expect(moving.done.moved).toBe(2);
    expect(
      (await world.call(ben.caller, 'POST', `/api/enrollments/${ben.id}/pause`, { until: null })).status,
    ).toBeLessThan(300);
    moving = await act(moving, 'undo');
    expect(moving).toMatchObject({ state: 'ready', done: { moved: 1, undone: 1 } });
    expect(await listed(moving, 'moved')).toMatchObject([
      { person: { full_name: 'Ben' }, undo: 'something-happened' },
    ]);
    expect(await rowOf(ann.id)).toMatchObject({ versionId: version, node: 'act' });
    const open = (await tasksOf(ann.id)).filter(({ status }) => status === 'open');
    expect(open.map(({ node }) => node)).toEqual(['act']);
    for (const { id } of people) expect(await replayFault(world, id)).toBe(null);
  });

  it('works for a move to a version that is no longer the newest, and says who cannot go back and why', async () => {
    const { people, publish, look, act, listed, version } = await started(['Ann', 'Ben', 'Cleo']);
    const [ann, ben, cleo] = people as [Follower, Follower, Follower];
    await publish(without);
    const first = await act(await look(), 'start');
    expect(first).toMatchObject({ done: { moved: 3 }, undoable: 3 });
    await publish({ ...without, name: 'Once more' });
    await act(await look(), 'start', { people: [ben.id] });
    await world.call(cleo.caller, 'POST', `/api/enrollments/${cleo.id}/pause`, { until: null });
    expect(await listed(first, 'can-undo')).toMatchObject([
      { person: { full_name: 'Ann' }, undo: 'possible' },
    ]);
    expect(await listed(first, 'cannot-undo')).toMatchObject([
      { person: { full_name: 'Ben' }, undo: 'elsewhere' },
      { person: { full_name: 'Cleo' }, undo: 'something-happened' },
    ]);
    const undone = await act(first, 'undo');
    expect(undone).toMatchObject({ done: { moved: 2, undone: 1 }, undoable: 0 });
    expect((await rowOf(ann.id))?.versionId).toBe(version);
  });

  it('moves nobody on the way back who was still to be moved when it was stopped', async () => {
    const { people, publish, look, act, ask, version } = await started(['Ann', 'Ben']);
    const [ann, ben] = people as [Follower, Follower];
    await publish(without);
    const moved = await act(await look(), 'start', { people: [ann.id] });
    await ask('POST', `/${moved.id}/start`, { people: [ben.id] });
    await ask('POST', `/${moved.id}/stop`);
    const undone = await act(moved, 'undo');
    expect(undone).toMatchObject({ state: 'ready', waiting: 0, plan: { move: 1 }, done: { undone: 1 } });
    expect((await rowOf(ben.id))?.versionId).toBe(version);
  });
});
