import { couchTo5k } from '@regimen/engine/examples/couch-to-5k.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const start = (from: Caller, ...to: Caller[]) =>
  world.call(from, 'POST', '/api/chats', { userIds: to.map(({ id }) => id) });

describe('a group of followers', () => {
  /** Of one program, or each of their own; seen by others who follow it, or not. */
  async function followers(...seen: { program: number; isSeen: boolean }[]) {
    const leads = await world.add(world.here, { fullName: 'Lea Leads', roles: ['expert'] });
    const names = ['Ida', 'Omar', 'Yara'];
    const people: Caller[] = [];
    for (const index of seen.keys())
      people.push(await world.add(world.here, { fullName: `${names[index]} Follows` }));
    const runs: string[] = [];
    await world.runtime.tx(world.here.id, async (tx) => {
      const first = await seedProgram(tx, leads.id as string, { document: couchTo5k });
      const second = await seedProgram(tx, leads.id as string, { document: couchTo5k });
      for (const [index, { program }] of seen.entries()) {
        const id = people[index]?.id as string;
        runs.push((await seedEnrollment(tx, id, program === 0 ? first : second)).enrollment);
      }
    });
    for (const [index, { isSeen }] of seen.entries())
      await world.call(people[index] as Caller, 'PUT', `/api/enrollments/${runs[index]}/visibility`, {
        isSeen,
      });
    return { leads, people: people as [Caller, Caller, ...Caller[]] };
  }

  it('is made of those who let each other see them', async () => {
    const { leads, people } = await followers({ program: 0, isSeen: true }, { program: 0, isSeen: true });
    expect((await start(leads, ...people)).status).toBe(201);
  });

  it('has nobody in it who did not choose to be seen by the others, and says whom', async () => {
    const one = await followers({ program: 0, isSeen: true }, { program: 0, isSeen: false });
    const refused = await start(one.leads, ...one.people);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        userIds: [
          'Omar Follows hasn’t chosen to be seen by the others in this group. Write to them on their own.',
        ],
      },
    ]);
    // Who follows another program is a stranger, whatever either of them chose in their own.
    const apart = await followers({ program: 0, isSeen: true }, { program: 1, isSeen: true });
    const { status, body } = await start(apart.leads, ...apart.people);
    expect([status, body.errors]).toEqual([
      422,
      {
        userIds: [
          'Ida Follows and Omar Follows haven’t chosen to be seen by the others in this group. Write to each of them on their own.',
        ],
      },
    ]);
    expect((await world.call(apart.people[1], 'GET', '/api/chats')).body.data).toEqual([]);
  });

  it('is no trouble for one of them alone with experts', async () => {
    const { leads, people } = await followers({ program: 0, isSeen: false });
    const colleague = await world.add(world.here, { roles: ['expert'] });
    expect((await start(leads, people[0], colleague)).status).toBe(201);
  });
});
