import type { Tx } from '../../server/src/db/pool.ts';
import { replayFault } from '../../server/src/test-moves.ts';
import type { World } from '../../server/src/test-world.ts';

/** People of a program who were moved. */
export interface Moved {
  program: string;
  /** Their enrollments. */
  ids: readonly string[];
  /** Tasks that were done before. */
  done: ReadonlySet<string>;
}

export async function listDoneTasks(tx: Tx, programId: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `SELECT id FROM tasks WHERE program_id = $1 AND status = 'done'`,
    [programId],
  );
  return rows.map(({ id }) => id);
}

/** What was done stays done, nothing is wanted twice, and every log replays to where its person is. */
export async function findMoveFaults(world: World, { program, ids, done }: Moved): Promise<string[]> {
  const faults: string[] = [];
  const tx = <T>(fn: (tx: Tx) => Promise<T>): Promise<T> => world.runtime.tx(world.here.id, fn);
  const isDone = new Set(await tx((own) => listDoneTasks(own, program)));
  for (const id of done) if (!isDone.has(id)) faults.push('what was done is open again');
  const { rows: doubled } = await tx((own) =>
    own.$client.query(
      `SELECT v.enrollment_id, f->>'id' AS effect FROM enrollment_events v
       CROSS JOIN LATERAL jsonb_array_elements(v.entry->'effects') f
       WHERE v.program_id = $1 GROUP BY 1, 2 HAVING count(*) > 1`,
      [program],
    ),
  );
  if (doubled.length > 0) faults.push(`wanted twice: ${JSON.stringify(doubled[0])}`);
  for (const id of ids) {
    const fault = await replayFault(world, id);
    if (fault !== null && fault !== 'it has not begun') faults.push(`${id}: ${fault}`);
  }
  return faults;
}
