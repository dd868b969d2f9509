import { type JobResult, PgBoss } from 'pg-boss';
import { lastingPool } from '../db/lasting.ts';
import type { Database, Tx } from '../db/pool.ts';
import { faultName } from './fault-name.ts';
import { type JobName, type Jobs, longJobs } from './queues.ts';

export type JobHandler<N extends JobName> = (data: Jobs[N]) => Promise<void>;
export type JobHandlers = { [N in JobName]: JobHandler<N> };

export interface JobRunner {
  /** `account`: on whose behalf, for those that share their turns by it. */
  send<N extends JobName>(tx: Tx, name: N, data: Jobs[N], account: string): Promise<void>;
  sendAll<N extends JobName>(tx: Tx, name: N, data: readonly Jobs[N][], account: string): Promise<void>;
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/** A few at a time, and at once again while there are more; one that fails is tried again alone. */
const short = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true as const };
/** Two at a time of one account, while others' are taken beside them: a long line of one delays nobody else. */
const long = {
  ...short,
  batchSize: 2,
  localConcurrency: 6,
  localGroupConcurrency: 2,
  notifyPollingIntervalSeconds: 2,
};

function groupOf<N extends JobName>(name: N, data: Jobs[N], account: string) {
  if (!longJobs.has(name) || !('tenantId' in data)) return {};
  return { group: { id: `${data.tenantId} ${account}` } };
}

/** pg-boss over our own tables. Jobs are inserted on the caller's transaction: that row is the outbox. */
export async function openJobs(
  database: Database,
  role: { works: boolean },
  log: (error: Error) => void,
): Promise<JobRunner> {
  const boss = new PgBoss({
    // What it hands on to its own pool, and to the client that listens.
    ...lastingPool,
    connectionString: database.url,
    max: 4,
    migrate: false,
    createSchema: false,
    reindex: false,
    supervise: role.works,
    schedule: role.works,
    useListenNotify: role.works,
  });
  boss.on('error', log);
  await boss.start();
  const onTx = (tx: Tx) => ({
    executeSql: (text: string, values?: unknown[]) => tx.$client.query(text, values),
  });
  return {
    async send(tx, name, data, account) {
      await boss.send(name, data, { db: onTx(tx), ...groupOf(name, data, account) });
    },
    async sendAll(tx, name, data, account) {
      await boss.insert(
        name,
        data.map((one) => ({ data: one, ...groupOf(name, one, account) })),
        { db: onTx(tx) },
      );
    },
    async work(handlers) {
      for (const [name, handler] of Object.entries(handlers) as [JobName, JobHandler<JobName>][]) {
        const options = longJobs.has(name) ? long : short;
        await boss.work<Jobs[JobName], unknown, typeof short>(name, options, (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data }): Promise<JobResult> => {
              try {
                await handler(data as Jobs[typeof name] & never);
                return { id, status: 'completed' };
              } catch (error) {
                log(new Error(`${name} failed: ${faultName(error)}`));
                return { id, status: 'failed', output: { name: faultName(error) } };
              }
            }),
          ),
        );
      }
      await boss.schedule('sweep', '17 * * * *', {});
      await boss.schedule('weekly-summaries', '7 * * * *', {});
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
