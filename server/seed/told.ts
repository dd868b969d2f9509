import { and, eq } from '../src/db/drizzle.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { notifications, prompts } from '../src/db/schema.ts';

/** Somebody was told of a task, under the bell and nowhere else. */
export async function seedTold(tx: Tx, userId: string, taskId: string): Promise<string> {
  const at = new Date();
  const [prompt] = await tx
    .update(prompts)
    .set({
      status: 'delivered',
      tryAt: null,
      sentAt: at,
      deliveredAt: at,
      sentBy: ['in-app'],
      why: { told: { by: ['in-app'], wanted: ['in-app', 'push'], together: 1, number: 1, most: 6 } },
    })
    .where(and(eq(prompts.tenantId, tx.tenantId), eq(prompts.taskId, taskId), eq(prompts.kind, 'task')))
    .returning();
  const id = newId(at.getTime());
  await tx.insert(notifications).values({
    tenantId: tx.tenantId,
    id,
    userId,
    kind: 'task',
    data: { title: prompt?.title ?? '' },
    link: `/my-tasks/task/${taskId}`,
    promptId: prompt?.id ?? null,
    createdAt: at,
  });
  return id;
}
