import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDiscussion } from '../../../seed/discussions.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let reader: Caller;
let program: string;
let discussion: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Dr Amal', roles: ['expert'] });
  reader = await world.add(world.here);
  await world.runtime.tx(world.here.id, async (tx) => {
    program = (await seedProgram(tx, owner.id as string)).program;
    discussion = await seedDiscussion(tx, { authorId: owner.id as string });
  });
});
afterAll(() => world.close());

const keep = (kind: string, id: unknown) => world.call(reader, 'PUT', `/api/bookmarks/${kind}/${id}`);
const list = async (kind: string, caller = reader) =>
  (await world.call(caller, 'GET', `/api/bookmarks?kind=${kind}`)).body;

describe('bookmarks', () => {
  it('keep a program, a creator and a discussion, each once', async () => {
    for (const [kind, id] of [
      ['program', program],
      ['creator', owner.id],
      ['discussion', discussion],
    ])
      for (const status of [200, 200]) expect((await keep(kind as string, id)).status).toBe(status);
    expect((await list('program')).data).toMatchObject([{ id: program, program: { title: 'Better sleep' } }]);
    expect((await list('creator')).data).toMatchObject([
      { creator: { full_name: 'Dr Amal', programsCount: 1 } },
    ]);
    const discussions = await list('discussion');
    expect(discussions.data).toMatchObject([{ discussion: { id: discussion } }]);
    expect(discussions.counts).toEqual({ program: 1, creator: 1, discussion: 1 });
  });

  it('are nobody else’s', async () => {
    expect((await list('program', await world.add(world.here))).data).toEqual([]);
  });

  it('point only at what everybody may see', async () => {
    const person = await world.add(world.here);
    expect((await keep('creator', person.id)).status).toBe(404);
    expect((await keep('program', discussion)).status).toBe(404);
    const hidden = await world.runtime.tx(world.here.id, (tx) =>
      seedProgram(tx, owner.id as string, { page: { access: 'private' } }),
    );
    expect((await keep('program', hidden.program)).status).toBe(404);
  });

  it('can be let go', async () => {
    const at = `/api/bookmarks/program/${program}` as const;
    expect((await world.call(reader, 'GET', at)).body).toEqual({ isBookmarked: true });
    expect((await world.call(reader, 'DELETE', at)).body).toEqual({ isBookmarked: false });
    expect((await world.call(reader, 'GET', at)).body).toEqual({ isBookmarked: false });
  });
});
