import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { type SeededProgram, seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { enrollments } from '../../db/schema.ts';
import { required } from '../../test-answers.ts';
import { stayForMonths } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let program: SeededProgram;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Dr Amal', roles: ['expert'] });
  program = await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, owner.id as string));
});
afterAll(() => world.close());

const day = 86_400_000;
/** Somebody who has followed the program for some days. */
const follower = async (fullName = 'Noor', days = 4, more: object = {}) => {
  const person = await world.add(world.here, { fullName });
  await world.runtime.tx(world.here.id, async (tx) => {
    const { enrollment } = await seedEnrollment(tx, person.id as string, program);
    const startedAt = new Date(Date.now() - days * day);
    await tx
      .update(enrollments)
      .set({ startedAt, ...more })
      .where(eq(enrollments.id, enrollment));
  });
  return person;
};
const say = (caller: Caller, rating: number, body = 'It helped.', name: object = {}) =>
  world.call(caller, 'PUT', `/api/catalog/${program.program}/review`, { rating, body, ...name });
const list = async (caller = world.guest(world.here), query: '' | `?${string}` = '') =>
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
    expect(seen.data.map(({ isMine }) => isMine)).not.toContain(true);
    const first = await list(undefined, '?per_page=1');
    expect(first.data).toHaveLength(1);
    const second = await list(undefined, `?per_page=1&cursor=${first.meta.next}`);
    expect(required(second.data[0]).id).not.toBe(required(first.data[0]).id);
  });

  it('are told to the creator once, who may answer; the answer is told to the reviewer', async () => {
    const person = await follower('Huda');
    const { body: review } = await say(person, 4, 'It helped.', { as: 'name' });
    await say(person, 5);
    const news = await bell(owner);
    const told = news.filter(({ kind, data }) => kind === 'review' && data.person === 'Huda');
    expect(told).toHaveLength(1);
    const address = `/api/catalog/${program.program}/reviews/${review.id}/reply` as const;
    expect((await world.call(person, 'PUT', address, { body: 'Me too' })).status).toBe(404);
    const answered = await world.call(owner, 'PUT', address, { body: 'Thank you.' });
    expect(answered.body.reply).toMatchObject({ body: 'Thank you.' });
    await world.call(owner, 'PUT', address, { body: 'Thank you, Huda.' });
    const theirs = (await bell(person)).filter(({ kind }) => kind === 'review-reply');
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
    const before = required(await rating()).count;
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => follower(`Person ${index}`)));
    await Promise.all(people.map((person) => say(person, 5)));
    expect((await rating())?.count).toBe(before + 6);
  });
});

describe('when one can be written', () => {
  const reviewing = async (caller: Caller) =>
    (await world.call(caller, 'GET', `/api/catalog/${program.program}`)).body.viewer.reviewing;

  it('after three days of following, and before that it is said from when', async () => {
    const fresh = await follower('Fresh', 1);
    await stayForMonths(world, fresh);
    const refused = await say(fresh, 5);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['rating']]);
    const { state, from } = await reviewing(fresh);
    expect(state).toBe('early');
    const wait = Date.parse(required(from)) - Date.now();
    expect(wait).toBeGreaterThan(1.9 * day);
    expect(wait).toBeLessThanOrEqual(2 * day);
    const { id } = required((await world.call(fresh, 'GET', '/api/enrollments')).body.data[0]);
    const can = async () => (await world.call(fresh, 'GET', `/api/enrollments/${id}`)).body.can.review;
    expect(await can()).toBe(false);
    world.clock.skewMs = 2 * day + 1_000;
    try {
      expect(await reviewing(fresh)).toEqual({ state: 'may', from: null });
      expect(await can()).toBe(true);
      expect((await say(fresh, 5)).status).toBe(200);
    } finally {
      world.clock.skewMs = 0;
    }
    // What was written stays theirs to change.
    expect((await say(fresh, 4)).status).toBe(200);
  });

  it('at once by whoever has finished, and not by whoever left sooner or has not begun', async () => {
    const endedAt = new Date(Date.now() - day / 2);
    const done = await follower('Done', 1, { status: 'finished', endedAt, nextDueAt: null });
    expect((await say(done, 4)).status).toBe(200);
    const gone = await follower('Gone', 30, {
      status: 'withdrawn',
      endedAt: new Date(Date.now() - 29 * day),
      nextDueAt: null,
    });
    expect([(await say(gone, 1)).status, (await reviewing(gone)).state]).toEqual([422, 'left']);
    const later = await follower('Later', 5, { status: 'waiting' });
    expect([(await say(later, 1)).status, (await reviewing(later)).state]).toEqual([422, 'waiting']);
    expect((await reviewing(await world.add(world.here))).state).toBe('stranger');
  });
});

describe('by what name', () => {
  const address = (review: string) => `/api/catalog/${program.program}/reviews/${review}/reply` as const;

  it('without one unless its author says otherwise, and nothing in it leads to them', async () => {
    const person = await follower('Rania Khoury');
    const { body: made } = await say(person, 2, 'Too long for me.');
    expect(made.author).toEqual({ as: 'nobody', name: null });
    for (const reader of [world.guest(world.here), owner]) {
      const seen = JSON.stringify(await list(reader, '?per_page=50'));
      const page = JSON.stringify(await list(reader, '?per_page=1'));
      expect(seen).toContain(made.id);
      for (const text of [seen, page, Buffer.from(JSON.parse(page).meta.next, 'base64url').toString()])
        expect(text).not.toMatch(new RegExp(`${person.id}|Rania`));
    }
    const told = (await bell(owner)).filter(({ kind }) => kind === 'review');
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${person.id}|Rania`));
    const { body: answered } = await world.call(owner, 'PUT', address(made.id), { body: 'Thank you.' });
    expect(JSON.stringify(answered)).not.toMatch(new RegExp(`${person.id}|Rania`));
    expect((await bell(person))[0]).toMatchObject({ kind: 'review-reply' });
  });

  it('under a name they make up, or their own, and back', async () => {
    const person = await follower('Rania Khoury');
    const author = async (name: object) => (await say(person, 5, 'Good.', name)).body.author;
    expect(await author({ as: 'pseudonym', pseudonym: ' Night owl ' })).toEqual({
      as: 'pseudonym',
      name: 'Night owl',
    });
    expect(await author({ as: 'name', pseudonym: 'Night owl' })).toEqual({
      as: 'name',
      name: 'Rania Khoury',
    });
    expect(await author({ as: 'nobody', pseudonym: 'Night owl' })).toEqual({ as: 'nobody', name: null });
  });

  it('not under one that leads elsewhere or that readers would take for somebody else’s', async () => {
    const person = await follower('Rania Khoury');
    const refused = async (pseudonym: string) => {
      const { status, body } = await say(person, 5, '', { as: 'pseudonym', pseudonym });
      return [pseudonym, status, Object.keys(body.errors ?? {})];
    };
    for (const pseudonym of [
      '',
      'www.cheap-pills',
      'cheap-pills.example',
      'https://x.test',
      'me@x.test',
      '<b>x</b>',
      '-',
      'a\u202Eb',
      'Dr Amal',
      'dr. amál',
      'D R  A M A L',
      'The real Dr Amal',
      'Dr Аmal',
      'x'.repeat(41),
    ])
      expect(await refused(pseudonym)).toEqual([pseudonym, 422, ['pseudonym']]);
    for (const pseudonym of ['J.R. Smith', 'بومة الليل', 'Ann-Marie O’Neil', 'Сова', '夜猫子'])
      expect((await say(person, 5, '', { as: 'pseudonym', pseudonym })).status).toBe(200);
  });
});
