/**
 * P7: due enrollments advanced by the worker with real steps (each: state, event, a task, three prompts and a job
 * written) against the very same statements alone: there the clock stands still while the engine works. Batches of
 * both take turns on one database. Beside it, as a measure of what a queue can do at most: empty jobs of graphile-worker.
 * `--quick` advances fewer.
 */
import { module, node, protocol } from '../engine/src/testing/build.ts';
import { ITEMS } from '../engine/src/testing/items.ts';
import { flags, ratioGoal } from '../proof/support/goal.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { claimDue, listDue } from '../server/src/features/enrollments/due-queries.ts';
import { programsOf } from '../server/src/features/enrollments/programs-of-versions.ts';
import { advanceStep } from '../server/src/features/enrollments/take-step.ts';
import { batchSize, wakeBatch } from '../server/src/features/enrollments/wake-due.ts';
import { writeSteps } from '../server/src/features/enrollments/write-steps.ts';
import { createTenants } from '../server/src/http/tenants.ts';
import { openJobs } from '../server/src/jobs/boss.ts';
import { openBus } from '../server/src/realtime/bus.ts';
import { createScope } from '../server/src/scope.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { emptyJobsPerSecond } from './support/empty-jobs.ts';
import { seedMany } from './support/many-enrollments.ts';

const count = flags.quick ? 4_000 : 40_000;
const startedAt = Date.UTC(2026, 5, 1, 7);
/** The morning after: the wait is over, the model is asked, a task opens and a nudge goes out. */
const now = startedAt + 86_400_000 + 3_600_000;

const document = protocol(
  [
    node('wait', 'w', null, { settings: { kind: 'for', hours: 24 } }),
    node('nudge', 'n', 'w', { selectedItem: 'hello' }),
    node('ai', 'a', 'n', {
      selectedItem: 'agent',
      settings: { prompt: 'Which?', branches: [{ id: 'b', name: 'B' }], fallback: 'b', review: false },
    }),
    node('finish', 'f', 'a'),
  ],
  { ...ITEMS, agent: { kind: 'agent', name: 'Guide', description: '', instructions: 'Choose.' } },
  [
    module('m', { selected_module: 'followup', selected_item: 'act', at_time: '07:30', start_after: 1 }),
    module('k', { selected_module: 'nudge', selected_item: 'hello', at_time: '07:45', start_after: 1 }),
  ],
);

const fail = (_: string, error: unknown) => {
  throw error;
};

await withTestPostgres(async (createDatabase) => {
  const test = await createDatabase();
  const tenantId = await seedMany(test, { count, document, zone: 'UTC', startedAt });
  const database = openDatabase(test.url, { size: 4 });
  const bus = await openBus(database.url, console.error);
  const jobs = await openJobs(database, { works: false }, console.error);
  const tenants = createTenants(database, bus, { appUrl: 'http://bench.test', demo: false, now: () => now });
  const tenant = await tenants.byId(tenantId);
  if (!tenant) throw new Error('no tenant');
  const parts = { database, bus, send: jobs.send, sendAll: jobs.sendAll };
  const scopeNow = () => createScope(parts, { tenant, actor: null, locale: 'en' as const }, now);

  const isDue = () => database.read(tenantId, async (tx) => (await listDue(tx, new Date(now), 1)).length > 0);

  const times = { engine: 0, bare: 0 };
  const advanced = { engine: 0, bare: 0 };
  for (let round = 0; await isDue(); round++) {
    const warm = round < 4;
    if (round % 2 === 0) {
      const began = performance.now();
      const woken = await wakeBatch(scopeNow(), fail);
      if (warm) continue;
      times.engine += performance.now() - began;
      advanced.engine += woken;
      continue;
    }
    const { ms, woken } = await bareBatch();
    if (warm) continue;
    times.bare += ms;
    advanced.bare += woken;
  }

  /** The same statements. What the engine does between them is done with the clock stopped. */
  async function bareBatch(): Promise<{ ms: number; woken: number }> {
    const scope = scopeNow();
    let stopped = 0;
    const began = performance.now();
    const woken = await scope.tx(async (tx) => {
      const rows = await claimDue(tx, scope.now, batchSize);
      const programs = await programsOf(
        tx,
        rows.map(({ versionId }) => versionId),
      );
      const before = performance.now();
      const steps = rows.map((row) => {
        const program = programs.get(row.versionId);
        if (!program) throw new Error('no program');
        return advanceStep(row, program, { id: `timer/${row.eventsCount + 1}`, type: 'timer' }, now);
      });
      stopped = performance.now() - before;
      await writeSteps(scope, tx, steps);
      return rows.length;
    });
    return { ms: performance.now() - began - stopped, woken };
  }

  const written = await database.read(tenantId, async (tx) => {
    const { rows } = await tx.$client.query<Record<string, string>>(
      `SELECT (SELECT count(*) FROM enrollment_events) AS events, (SELECT count(*) FROM tasks) AS tasks,
         (SELECT count(*) FROM prompts) AS prompts, (SELECT count(*) FROM pgboss.job WHERE name = 'ask-model') AS jobs`,
    );
    return rows[0];
  });
  const perSecond = (side: 'engine' | 'bare') => advanced[side] / (times[side] / 1_000);
  console.log(`${count} enrollments; written: ${JSON.stringify(written)}`);
  console.log(
    `with the engine ${perSecond('engine').toFixed(0)} a second, the same statements alone ${perSecond('bare').toFixed(0)}`,
  );
  ratioGoal('P7', '', perSecond('engine') / perSecond('bare'), 0.85);
  await jobs.stop();
  const empty = await emptyJobsPerSecond(test.ownerUrl, count);
  console.log(`graphile-worker, empty jobs: ${empty.toFixed(0)} a second`);
  await bus.close();
  await database.close();
  await test.drop();
});
