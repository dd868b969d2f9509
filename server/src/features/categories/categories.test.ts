import { mostCategories } from '@regimen/contract/categories.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCategory, seedProtocol } from '../../../seed/protocols.ts';
import { eq } from '../../db/drizzle.ts';
import { protocols } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const expert = () => world.add(world.here, { roles: ['dietitian'] });
const sleep = { name: 'Sleep', colour: 'indigo', icon: 'moon' };
const add = (caller: Caller, change: object = {}) =>
  world.call(caller, 'POST', '/api/categories', { ...sleep, ...change });
const names = async (caller: Caller) =>
  (await world.call(caller, 'GET', '/api/categories')).body.data.map((row) => row.name);

describe('categories', () => {
  it('are kept in the order they were made, and can be changed and deleted', async () => {
    const owner = await expert();
    const { status, body } = await add(owner);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...sleep,
      id: body.id,
      protocolsCount: 0,
      can: { delete: true, keptBy: [] },
    });
    await add(owner, { name: 'Food', icon: 'apple' });
    expect(await names(owner)).toEqual(['Sleep', 'Food']);
    const change = { name: 'Better sleep', colour: 'teal', icon: 'leaf' };
    await world.call(owner, 'PUT', `/api/categories/${body.id}`, change);
    expect((await world.call(owner, 'GET', `/api/categories/${body.id}`)).body).toMatchObject(change);
    expect((await world.call(owner, 'DELETE', `/api/categories/${body.id}`)).status).toBe(204);
    expect(await names(owner)).toEqual(['Food']);
  });

  it('are one’s own: nobody else sees them, and others may use the same names', async () => {
    const [one, two] = [await expert(), await expert()];
    const { body } = await add(one);
    expect((await add(two)).status).toBe(201);
    expect((await world.call(two, 'GET', `/api/categories/${body.id}`)).status).toBe(404);
    expect(await names(await expert())).toEqual([]);
  });

  it('have each name once, and say so in the language asked for', async () => {
    const owner = await expert();
    await add(owner);
    const { body: food } = await add(owner, { name: 'Food' });
    const arabic = { 'accept-language': 'ar' };
    const again = await world.call(owner, 'POST', '/api/categories', sleep, arabic);
    expect([again.status, again.body.errors]).toEqual([422, { name: ['لديك فئة بهذا الاسم بالفعل.'] }]);
    const renamed = await world.call(owner, 'PUT', `/api/categories/${food.id}`, sleep);
    expect(renamed.body.errors).toEqual({ name: ['You already have a category with this name.'] });
  });

  it('take only the colours and icons there are', async () => {
    const { body } = await add(await expert(), { colour: 'beige', icon: 'car' });
    expect(Object.keys(body.errors).sort()).toEqual(['colour', 'icon']);
  });

  it('end at a hundred', async () => {
    const owner = await expert();
    await world.runtime.tx(world.here.id, async (tx) => {
      for (let i = 1; i < mostCategories; i++) await seedCategory(tx, owner.id as string, `Number ${i}`);
    });
    const answers = await Promise.all([1, 2, 3].map((n) => add(owner, { name: `Last ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors.name).toEqual([
      'You’ve reached the limit of 100.',
    ]);
  });
});

describe('their order', () => {
  it('is the one asked for; those left out come last, and what is not there is passed over', async () => {
    const owner = await expert();
    const ids: Record<string, string> = {};
    for (const name of ['A', 'B', 'C', 'D']) ids[name] = (await add(owner, { name })).body.id;
    const wanted = [ids.D, crypto.randomUUID(), ids.B?.toUpperCase(), ids.D];
    const { body } = await world.call(owner, 'PUT', '/api/categories/order', { ids: wanted });
    expect(body.data.map((row) => row.name)).toEqual(['D', 'B', 'A', 'C']);
    await add(owner, { name: 'E' });
    expect(await names(owner)).toEqual(['D', 'B', 'A', 'C', 'E']);
  });

  it('moves nobody else’s', async () => {
    const [one, two] = [await expert(), await expert()];
    const ids: string[] = [];
    for (const name of ['A', 'B']) ids.push((await add(one, { name })).body.id);
    const { body } = await world.call(two, 'PUT', '/api/categories/order', { ids: ids.reverse() });
    expect(body.data).toEqual([]);
    expect(await names(one)).toEqual(['A', 'B']);
  });
});

describe('protocols in a category', () => {
  it('are counted but for the archive, and stay when it goes', async () => {
    const owner = await expert();
    const { body: category } = await add(owner);
    const ids = await world.runtime.tx(world.here.id, async (tx) => {
      const made: string[] = [];
      for (const archivedAt of [null, null, new Date()]) {
        const { protocol } = await seedProtocol(tx, owner.id as string);
        await tx
          .update(protocols)
          .set({ categoryId: category.id, archivedAt })
          .where(eq(protocols.id, protocol));
        made.push(protocol);
      }
      return made;
    });
    const { body } = await world.call(owner, 'GET', `/api/categories/${category.id}`);
    expect(body.protocolsCount).toBe(2);
    await world.call(owner, 'DELETE', `/api/categories/${category.id}`);
    const left = await world.runtime.read(world.here.id, (tx) =>
      tx.select({ id: protocols.id, in: protocols.categoryId }).from(protocols),
    );
    expect(left.filter(({ id }) => ids.includes(id)).map((row) => row.in)).toEqual([null, null, null]);
  });
});
