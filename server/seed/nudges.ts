import { and, eq } from '../src/db/drizzle.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { prompts, tasks } from '../src/db/schema.ts';

/** A message that the program of this task has sent to its follower. */
export async function seedNudge(
  tx: Tx,
  taskId: string,
  { title = 'A word for today', body = 'Breathe out *slowly*.' } = {},
): Promise<string> {
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, taskId)));
  if (!task) throw new Error('There is no such task.');
  const at = new Date();
  const id = newId(at.getTime());
  const { enrollmentId, programId, userId } = task;
  await tx.insert(prompts).values({
    tenantId: tx.tenantId,
    id,
    enrollmentId,
    programId,
    userId,
    taskId: null,
    key: `${enrollmentId}.0/nudge/${id}`,
    kind: 'nudge',
    isImportant: false,
    title,
    body,
    channel: 'in-app',
    status: 'delivered',
    intendedAt: at,
    sentAt: at,
    deliveredAt: at,
    sentBy: ['in-app'],
  });
  return id;
}
