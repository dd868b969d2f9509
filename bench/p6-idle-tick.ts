/**
 * P6: a tick of the worker when nothing is due, with 1,000,000 enrollments on their way against 10,000. Ticks of both
 * take turns, so that whatever else the machine does troubles both alike. `--quick`: 40,000 against 4,000.
 */
import { module, node, protocol } from '../engine/src/testing/build.ts';
import { ITEMS } from '../engine/src/testing/items.ts';
import { flags, goal } from '../proof/support/goal.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { wakeDue } from '../server/src/features/enrollments/wake-due.ts';
import { type TestDatabase, withTestPostgres } from '../server/src/test-database.ts';
import { seedMany } from './support/many-enrollments.ts';

const [few, many] = flags.quick ? [4_000, 40_000] : [10_000, 1_000_000];
const rounds = flags.quick ? 300 : 2_000;
/** Seconds on a machine that does other things too: a wide bar for the short form. */
const most = flags.quick ? 1.6 : 1.2;

const document = protocol(
  [node('wait', 'w', null, { settings: { kind: 'for', days: 30 } }), node('finish', 'f', 'w')],
  ITEMS,
  [module('m', { selected_module: 'followup', selected_item: 'act', at_time: '08:00' })],
);
const now = Date.UTC(2026, 5, 1, 12);

await withTestPostgres(async (createDatabase) => {
  const sides = [await open(createDatabase, few), await open(createDatabase, many)] as const;
  const times: number[][] = [[], []];
  for (let round = -50; round < rounds; round++)
    for (const [index, side] of sides.entries()) {
      const began = performance.now();
      const woken = await side.tick();
      if (woken !== 0) throw new Error('Something was due.');
      if (round >= 0) times[index]?.push(performance.now() - began);
    }
  const [small, large] = times.map(median) as [number, number];
  const ratio = large / small;
  console.log(`${few} enrollments: ${small.toFixed(3)} ms a tick; ${many}: ${large.toFixed(3)} ms`);
  goal('P6', ratio.toFixed(2), `≤${most}×${flags.quick ? '(quick,full≤1.2)' : ''}`, ratio <= most);
  for (const side of sides) await side.close();
});

async function open(createDatabase: () => Promise<TestDatabase>, count: number) {
  const test = await createDatabase();
  const began = performance.now();
  await seedMany(test, {
    count,
    document,
    zone: 'Europe/Berlin',
    startedAt: now - 86_400_000,
    dueAfter: now,
  });
  console.log(`seeded ${count} in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  const database = openDatabase(test.url, { size: 2 });
  const waking = {
    database,
    now: () => now,
    scopeOf: async () => null,
    onFault: (_: string, error: unknown) => {
      throw error;
    },
  };
  return {
    tick: () => wakeDue(waking),
    close: async () => {
      await database.close();
      await test.drop();
    },
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
