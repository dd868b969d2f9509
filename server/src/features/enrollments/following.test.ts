import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeededProgram, seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let sleep: SeededProgram;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
  sleep = await seed();
});
afterAll(() => world.close());

const seed = (given = {}) =>
  world.runtime.tx(world.here.id, (tx) => seedProgram(tx, world.here.id, expert.id as string, given));

const wish = { facts: { age: 40, sex: 'female', signs: [] }, zone: 'Europe/Berlin', consent: true };
const join = (caller: Caller, body: object = wish, program = sleep.program) =>
  world.call(caller, 'POST', `/api/programs/${program}/enrollments`, body);

describe('joining', () => {
  it('tells beforehand what is asked, and for whom it is', async () => {
    const anna = await world.add(world.here);
    const { status, body } = await world.call(anna, 'GET', `/api/programs/${sleep.program}/following`);
    expect(status).toBe(200);
    expect(body.following).toBeNull();
    expect(body.joining).toMatchObject({
      asks: ['age', 'signs'],
      signs: ['sleep-apnoea', 'epilepsy', 'bipolar'],
      checks: [
        'Age 18 or older',
        'Not for people with: Sleep apnoea',
        'Not for people with: Epilepsy',
        'Not for people with: Bipolar disorder',
      ],
      facts: { age: null, sex: null, signs: [] },
      canJoin: true,
    });
    expect(body.joining.measures).toContain('Hours slept');
    expect(body.joining.program.title).toBe('Better sleep');
  });

  it('opens the first task, tells the owner, and is counted', async () => {
    const anna = await world.add(world.here);
    const { status, body } = await join(anna);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'active', day: 0, progress: 0, openTasks: 1, versionNumber: 1 });
    expect(body.tasks).toMatchObject([{ name: 'How do you sleep?', kind: 'assessment', status: 'open' }]);
    expect(body.waitsFor).toMatchObject({ name: 'How do you sleep?' });
    const news = await world.call(expert, 'GET', '/api/notifications');
    expect(news.body.data[0]).toMatchObject({ kind: 'new-follower', data: { program: 'Better sleep' } });
  });

  it('turns away whom it is not meant for, by field and with why; nobody is enrolled then', async () => {
    const child = await world.add(world.here);
    const { status, body } = await join(child, {
      ...{ ...wish, facts: { age: 12, sex: null, signs: ['epilepsy'] } },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      'facts.age': ['Age 18 or older'],
      'facts.signs': ['Not for people with: Epilepsy'],
    });
    const { body: list } = await world.call(child, 'GET', '/api/enrollments?show=all');
    expect(list.data).toEqual([]);
  });
});
