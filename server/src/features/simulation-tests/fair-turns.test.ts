import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { programTools } from '../../test-programs.ts';
import { openWorld, type World } from '../../test-world.ts';
import { beginThreads } from '../../threads/on-thread.ts';

let world: World;
beforeAll(async () => {
  beginThreads();
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const start = Date.UTC(2026, 0, 5);
const expectations = [{ id: 'finish', measure: { of: 'finished' }, must: 'atLeast', value: 0 }];

/** A creator with programs that have so many tests each. */
async function creator(tenant: World['here'], tests: number[], size: { followers: number; days: number }) {
  const tools = programTools(world, await world.add(tenant, { roles: ['expert'] }), tenant);
  const programs: string[] = [];
  for (const count of tests) {
    const { program } = await tools.ready();
    const { draft } = (await tools.call('GET', `programs/${program}/simulator`)).body;
    const setup = { ...usualSetup(draft.program, start, 'Europe/Berlin'), ...size };
    for (let number = 0; number < count; number++) {
      const body = { name: `Run ${number}`, setup, expectations };
      expect((await tools.call('POST', `programs/${program}/simulation-tests`, body)).status).toBe(201);
    }
    programs.push(program);
  }
  const path = (program: string) => `programs/${program}/simulation-tests` as const;
  return {
    begin: async () => {
      for (const program of programs)
        expect((await tools.call('POST', `${path(program)}/run`)).status).toBe(200);
    },
    left: async (): Promise<number> => {
      const lists = await Promise.all(programs.map((program) => tools.call('GET', path(program))));
      const all = lists.flatMap(({ body }) => body.data);
      return all.filter(({ result }) => !/passed|failed|broken/.test(result?.status ?? '')).length;
    },
  };
}
type Creator = Awaited<ReturnType<typeof creator>>;

async function timeOf({ begin, left }: Creator): Promise<number> {
  const from = performance.now();
  await begin();
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 60_000, interval: 20 });
  return performance.now() - from;
}

it('forty runs of one account hardly delay the one of another tenant', { timeout: 120_000 }, async () => {
  const small = { followers: 20, days: 20 };
  // Once to let the threads begin.
  await timeOf(await creator(world.there, [1], small));
  const alone = await timeOf(await creator(world.there, [1], small));
  const many = await creator(world.here, [20, 20], { followers: 1_500, days: 90 });
  const one = await creator(world.there, [1], small);
  await many.begin();
  const beside = await timeOf(one);
  // Behind all of them it would come last.
  expect(await many.left()).toBeGreaterThan(20);
  expect(beside).toBeLessThan(alone * 5 + 3_000);
});
