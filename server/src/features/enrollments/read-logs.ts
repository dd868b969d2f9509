import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import { listEntries } from './logs-queries.ts';

/** Some hundred kilobytes: a record of years would arrive in a piece that holds everybody else up. */
const rowsAtOnce = 1_000;

/** The entries of each log as they are kept, in order. */
export async function readRawLogs(tx: Tx, enrollmentIds: readonly string[]): Promise<Map<string, string[]>> {
  const logs = new Map<string, string[]>(enrollmentIds.map((id) => [id, []]));
  if (enrollmentIds.length === 0) return logs;
  let after: { enrollmentId: string; number: number } | null = null;
  for (;;) {
    const rows = await listEntries(tx, enrollmentIds, after, rowsAtOnce);
    for (const row of rows) logs.get(row.enrollmentId)?.push(row.entry);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return logs;
    after = last;
    await breathe();
  }
}
