import { Logger, type Runner, run, runMigrations } from 'graphile-worker';
import pg from 'pg';

const silent = () => () => undefined;

/** Empty jobs a second through graphile-worker, set up for throughput as its own manual advises. */
export async function emptyJobsPerSecond(connectionString: string, count: number): Promise<number> {
  const preset = {
    worker: {
      connectionString,
      concurrentJobs: 24,
      maxPoolSize: 25,
      localQueue: { size: 500 },
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    },
  };
  const logger = new Logger(silent);
  await runMigrations({ preset, logger });
  const client = new pg.Client({ connectionString });
  await client.connect();
  let runner: Runner | undefined;
  try {
    await client.query(
      `SELECT graphile_worker.add_jobs(array_agg(('empty', '{}', null, null, null, null, null, null)::graphile_worker.job_spec))
        FROM generate_series(1, $1::int)`,
      [count],
    );
    let done = 0;
    const { promise: allDone, resolve } = Promise.withResolvers<void>();
    const empty = () => {
      if (++done === count) resolve();
    };
    const began = performance.now();
    runner = await run({ preset, logger, taskList: { empty } });
    await allDone;
    return count / ((performance.now() - began) / 1_000);
  } finally {
    await runner?.stop();
    await client.end();
  }
}
