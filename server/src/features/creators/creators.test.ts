import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { seedReview } from '../../../seed/reviews.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let nurse: Caller;
let trainer: Caller;
beforeAll(async () => {
  world = await openWorld();
  nurse = await world.add(world.here, { fullName: 'Nora Nurse', roles: ['nurse'] });
  trainer = await world.add(world.here, { fullName: 'Tarek Trainer', roles: ['fitness-trainer'] });
  const reader = await world.add(world.here);
  await world.runtime.tx(world.here.id, async (tx) => {
    const { program } = await seedProgram(tx, nurse.id as string, { title: 'Rest well' });
    await seedProgram(tx, nurse.id as string, {
      title: 'Secret',
      page: { access: 'private' },
    });
    await seedProgram(tx, trainer.id as string, { page: { category: 'movement' } });
    await seedReview(tx, program, reader.id as string, 'Good', 5);
  });
});
afterAll(() => world.close());

const find = async (query = '') =>
  (await world.call(world.guest(world.here), 'GET', `/api/creators?${query}`)).body;
const names = (found: { data: { full_name: string }[] }) => found.data.map((each) => each.full_name).sort();
const usernameOf = async (caller: Caller) =>
  (await world.call(caller, 'GET', '/api/user/get-data')).body.username;
const profile = async (caller: Caller, viewer = world.guest(world.here)) =>
  world.call(viewer, 'GET', `/api/creators/${await usernameOf(caller)}`);

describe('creators', () => {
  it('are those who have published, with what counts', async () => {
    const found = await find();
    expect(names(found)).toEqual(['Nora Nurse', 'Tarek Trainer']);
    expect(found.meta).toMatchObject({ total: 2, last_page: 1 });
    expect(found.facets.role).toEqual(expect.arrayContaining([{ value: 'nurse', count: 1, more: false }]));
    const nora = found.data.find((each) => each.full_name === 'Nora Nurse');
    expect(nora).toMatchObject({ programsCount: 1, rating: { average: 5, count: 1 }, categories: ['sleep'] });
  });

  it('are found by category, role and rating', async () => {
    expect(names(await find('category=movement'))).toEqual(['Tarek Trainer']);
    expect(names(await find('role=nurse'))).toEqual(['Nora Nurse']);
    expect(names(await find('rating=4-and-up'))).toEqual(['Nora Nurse']);
    expect(names(await find('popular=popular'))).toEqual([]);
    expect((await find('order=rating')).data[0]?.full_name).toBe('Nora Nurse');
    expect((await world.call(world.guest(world.here), 'GET', '/api/creators?rating=9')).status).toBe(422);
  });

  it('have a profile with what is public', async () => {
    const { status, body } = await profile(nurse);
    expect(status).toBe(200);
    expect(body.programs.map(({ title }) => title)).toEqual(['Rest well']);
    expect(body).toMatchObject({ role: 'nurse', isMe: false, isBookmarked: false });
    expect(JSON.stringify(body)).not.toContain('@');
    expect((await profile(nurse, nurse)).body.isMe).toBe(true);
  });

  it('are not those who only follow: of them everybody sees the name and nothing else', async () => {
    const follower = await world.add(world.here, { fullName: 'Fay Follower', roles: ['patient'] });
    await world.runtime.tx(world.here.id, (tx) =>
      tx
        .update(users)
        .set({ avatar: 'a.webp', bio: 'About me' })
        .where(eq(users.id, follower.id as string)),
    );
    const { status, body } = await profile(follower);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      full_name: 'Fay Follower',
      role: 'user',
      isExpert: false,
      avatar: null,
      bio: '',
      bioHtml: '',
      memberSince: null,
      answers: [],
    });
    expect((await profile(await world.add(world.here, { state: 'unverified' }))).status).toBe(404);
    expect((await profile(await world.add(world.here, { state: 'temporary' }))).status).toBe(404);
    expect((await profile(await world.add(world.here, { roles: ['expert'] }))).status).toBe(200);
    expect((await world.call(world.guest(world.here), 'GET', '/api/creators/nobody-here')).status).toBe(404);
    expect((await world.call(world.guest(world.here), 'GET', '/api/creators/NO!')).status).toBe(404);
  });
});
