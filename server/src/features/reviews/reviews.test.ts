import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { type SeededProgram, seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let program: SeededProgram;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Dr Amal', roles: ['expert'] });
  program = await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, world.here.id, owner.id as string));
});
afterAll(() => world.close());

const follower = async (fullName = 'Noor') => {
  const person = await world.add(world.here, { fullName });
  await world.runtime.tx(world.here.id, (tx) =>
    seedEnrollment(tx, world.here.id, person.id as string, program),
  );
  return person;
};
const say = (caller: Caller, rating: number, body = 'It helped.') =>
  world.call(caller, 'PUT', `/api/catalog/${program.program}/review`, { rating, body });
const list = async (caller = world.guest(world.here), query = '') =>
  (await world.call(caller, 'GET', `/api/catalog/${program.program}/reviews${query}`)).body;
const rating = async () =>
  (await world.call(world.guest(world.here), 'GET', `/api/catalog/${program.program}`)).body.rating;
const bell = async (caller: Caller) => (await world.call(caller, 'GET', '/api/notifications')).body.data;

describe('reviews', () => {
  it('come only from those who follow, one each, and count', async () => {
    const stranger = await world.add(world.here);
    expect((await say(stranger, 1)).status).toBe(404);
    const noor = await follower();
    expect((await say(noor, 6)).status).toBe(422);
    expect((await say(noor, 5)).body).toMatchObject({ rating: 5, isMine: true, editedAt: null });
    expect(await rating()).toEqual({ average: 5, count: 1 });
    const changed = await say(noor, 3, 'On second thought.');
    expect(changed.body).toMatchObject({ rating: 3, editedAt: expect.any(String) });
    expect(await rating()).toEqual({ average: 3, count: 1 });
    await say(await follower('Sami'), 4);
    expect(await rating()).toEqual({ average: 3.5, count: 2 });
    expect((await list()).stars).toEqual([0, 0, 1, 1, 0]);
  });

  it('are shown newest first, one’s own by itself, a page at a time', async () => {
    const mine = await follower('Layla');
    await say(mine, 5, 'Mine.');
    const seen = await list(mine);
    expect(seen.mine).toMatchObject({ body: 'Mine.', isMine: true });
    expect(seen.data.map(({ isMine }: { isMine: boolean }) => isMine)).not.toContain(true);
    const first = await list(undefined, '?per_page=1');
    expect(first.data).toHaveLength(1);
    const second = await list(undefined, `?per_page=1&cursor=${first.meta.next}`);
    expect(second.data[0].author.id).not.toBe(first.data[0].author.id);
  });

  it('are told to the creator once, who may answer; the answer is told to the reviewer', async () => {
    const person = await follower('Huda');
    await say(person, 4);
    await say(person, 5);
    const news = await bell(owner);
    const told = news.filter(
      ({ kind, data }: { kind: string; data: { person: string } }) =>
        kind === 'review' && data.person === 'Huda',
    );
    expect(told).toHaveLength(1);
    const address = `/api/catalog/${program.program}/reviews/${person.id}/reply`;
    expect((await world.call(person, 'PUT', address, { body: 'Me too' })).status).toBe(404);
    const answered = await world.call(owner, 'PUT', address, { body: 'Thank you.' });
    expect(answered.body.reply).toMatchObject({ body: 'Thank you.' });
    await world.call(owner, 'PUT', address, { body: 'Thank you, Huda.' });
    const theirs = (await bell(person)).filter(({ kind }: { kind: string }) => kind === 'review-reply');
    expect(theirs).toEqual([
      expect.objectContaining({ data: expect.objectContaining({ person: 'Dr Amal' }) }),
    ]);
    expect((await world.call(owner, 'PUT', address, { body: '' })).body.reply).toBeNull();
  });

  it('can be taken back, twice without harm', async () => {
    const person = await follower('Omar');
    const before = await rating();
    await say(person, 1);
    const remove = () => world.call(person, 'DELETE', `/api/catalog/${program.program}/review`);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect(await rating()).toEqual(before);
  });

  it('of many at once are all counted', async () => {
    const before = (await rating()).count;
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => follower(`Person ${index}`)));
    await Promise.all(people.map((person) => say(person, 5)));
    expect((await rating()).count).toBe(before + 6);
  });
});
