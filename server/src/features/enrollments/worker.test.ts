import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { enrollmentEvents, enrollments, prompts, tasks } from '../../db/schema.ts';
import { createScope } from '../../scope.ts';
import { addFollower } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { wakeBatch } from './wake-due.ts';

const day = 86_400_000;
let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld({ works: true });
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

const fail = (_: string, error: unknown) => {
  throw error;
};

const daily = protocol(
  [node('wait', 'w', null, { settings: { kind: 'for', days: 40 } }), node('finish', 'f', 'w')],
  ITEMS,
  [
    module('m', { selected_module: 'followup', selected_item: 'act', at_time: '08:00' }),
    module('n', { selected_module: 'nudge', selected_item: 'hello', at_time: '08:00' }),
  ],
);

async function many(count: number): Promise<string[]> {
  return world.runtime.tx(world.here.id, async (tx) => {
    const seeded = await seedProgram(tx, expert.id as string, { document: daily });
    const ids: string[] = [];
    const people = await Promise.all(Array.from({ length: count }, () => world.add(world.here)));
    for (const { id } of people) ids.push((await seedEnrollment(tx, id as string, seeded)).enrollment);
    return ids;
  });
}

describe('the worker', () => {
  it('does everything once, however many work at the same time', async () => {
    const ids = await many(30);
    world.clock.skewMs = day;
    const tenant = await world.tenants.byId(world.here.id);
    if (!tenant) throw new Error('no tenant');
    const parts = {
      database: world.runtime,
      bus: world.bus,
      send: async () => undefined,
      sendAll: async () => undefined,
    };
    const now = Date.now() + day;
    const works = async () => {
      const scope = () => createScope(parts, { tenant, actor: null, locale: 'en' }, now);
      let woken = 0;
      for (let more = 1; more > 0; woken += more) more = await wakeBatch(scope(), fail, { most: 4 });
      return woken;
    };
    const woken = await Promise.all([works(), works(), works(), works()]);
    expect(woken.reduce((sum, one) => sum + one, 0)).toBe(30);
    const [opened, told, events] = await world.runtime.read(world.here.id, (tx) =>
      Promise.all([
        tx.select().from(tasks).where(inArray(tasks.enrollmentId, ids)),
        tx.select().from(prompts).where(inArray(prompts.enrollmentId, ids)),
        tx
          .select()
          .from(enrollmentEvents)
          .where(and(inArray(enrollmentEvents.enrollmentId, ids), eq(enrollmentEvents.type, 'timer'))),
      ]),
    );
    expect([opened.length, told.length, events.length]).toEqual([30, 60, 30]);
  });

  it('passes over one that the engine cannot go on with, and wakes the others', async () => {
    const [broken, sound] = (await many(2)) as [string, string];
    await world.runtime.tx(world.here.id, (tx) =>
      tx.update(enrollments).set({ state: '{"run":null}' }).where(eq(enrollments.id, broken)),
    );
    world.clock.skewMs = day;
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await world.wake();
    // By its id and the error's name: what is in it is nobody's to read.
    expect(JSON.stringify(told.mock.calls)).toContain(broken);
    expect(JSON.stringify(told.mock.calls)).not.toContain('message');
    told.mockRestore();
    const [bad] = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(enrollments).where(eq(enrollments.id, broken)),
    );
    expect(bad?.nextDueAt?.getTime()).toBeGreaterThan(Date.now() + day);
    const opened = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(tasks).where(eq(tasks.enrollmentId, sound)),
    );
    expect(opened).toHaveLength(1);
    await world.runtime.tx(world.here.id, (tx) => tx.delete(enrollments).where(eq(enrollments.id, broken)));
  });

  it('after a long sleep tells of what still counts, and enters the rest as missed', async () => {
    const ada = await addFollower(world, expert, daily);
    world.clock.skewMs = 5 * day;
    await world.wake();
    const ledger = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(prompts).where(eq(prompts.enrollmentId, ada.id)),
    );
    expect(ledger.filter(({ status }) => status === 'intended')).toHaveLength(
      ledger.some(({ kind, status }) => kind === 'nudge' && status === 'intended') ? 2 : 1,
    );
    expect(ledger.filter(({ status }) => status === 'missed').length).toBeGreaterThanOrEqual(8);
    expect(await ada.open()).toHaveLength(1);
  });

  it('lets the fallback choose where a model is asked and none is there', async () => {
    const branches = [
      { id: 'left', name: 'Left' },
      { id: 'right', name: 'Right' },
    ];
    const settings = { prompt: 'Which way?', branches, fallback: 'right', review: false };
    const right = { is: 'branch', op: '=', value: 'right' } as const;
    const ada = await addFollower(
      world,
      expert,
      protocol(
        [
          node('ai', 'choose', null, { selectedItem: 'agent', settings }),
          node('followup', 'went-right', 'choose', { selectedItem: 'act', nextStepCondition: right }),
          node('finish', 'f', 'went-right'),
        ],
        { ...ITEMS, agent: { kind: 'agent', name: 'Guide', description: '', instructions: 'Choose.' } },
      ),
    );
    await vi.waitFor(async () => expect(await ada.open()).toMatchObject([{ name: 'went-right' }]), 10_000);
  });

  it('brings the expert what is theirs to decide', async () => {
    const ada = await addFollower(
      world,
      expert,
      protocol(
        [
          node('followup', 'call', null, { selectedItem: 'act', target: 'system' }),
          node('finish', 'f', 'call'),
        ],
        ITEMS,
      ),
    );
    expect(await ada.open()).toEqual([]);
    const waiting = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(tasks).where(eq(tasks.enrollmentId, ada.id)),
    );
    expect(waiting).toMatchObject([{ target: 'system', kind: 'followup', status: 'open' }]);
    const { body } = await world.call(expert, 'GET', '/api/notifications');
    const last = body.data.slice(0, 2).map(({ kind }) => kind);
    expect(last.sort()).toEqual(['follow-up', 'new-follower']);
  });
});
