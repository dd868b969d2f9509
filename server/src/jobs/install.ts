import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { queues } from './queues.ts';

/** Lays pg-boss's tables and the queues, as the owner; at run time nothing may change them. */
export async function installJobs(client: pg.Client): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
  await boss.stop({ graceful: false });
}
