import type { AgentItem } from '@regimen/engine/items.ts';
import { and, eq } from '../src/db/drizzle.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { agentMessages, agentThreads, programProtocols, programs } from '../src/db/schema.ts';
import { itemRow } from '../src/features/items/known-items.ts';
import { insertItems } from '../src/features/items/queries.ts';

export interface SaidInThread {
  speaker: 'person' | 'agent';
  body: string;
  kind?: typeof agentMessages.$inferInsert.kind;
  cites?: typeof agentMessages.$inferInsert.cites;
  offers?: typeof agentMessages.$inferInsert.offers;
}

/** What somebody said to a program's agent, and what it answered. Gives the thread and its messages, oldest first. */
export async function seedAgentThread(
  tx: Tx,
  { userId, programId, endedAt }: { userId: string; programId: string; endedAt: Date },
  said: readonly SaidInThread[],
): Promise<{ thread: string; messages: string[] }> {
  const thread = newId(endedAt.getTime());
  const at = (index: number) => new Date(endedAt.getTime() - (said.length - 1 - index) * 20_000);
  const common = { tenantId: tx.tenantId };
  await tx.insert(agentThreads).values({
    ...common,
    id: thread,
    userId,
    programId,
    lastNumber: said.length,
    lastAt: endedAt,
    createdAt: at(0),
  });
  const rows = said.map(({ speaker, body, kind = null, cites = [], offers = [] }, index) => ({
    ...common,
    id: newId(at(index).getTime()),
    threadId: thread,
    number: index + 1,
    speaker,
    body,
    kind,
    state: 'done' as const,
    cites,
    offers,
    createdAt: at(index),
  }));
  const linked = rows.map((row, index) =>
    row.speaker === 'agent' ? { ...row, questionId: rows[index - 1]?.id ?? null } : row,
  );
  await tx.insert(agentMessages).values(linked);
  return { thread, messages: rows.map(({ id }) => id) };
}

/** An agent that was made in a protocol. */
export async function seedAgentItem(
  tx: Tx,
  ownerId: string,
  protocolId: string,
  mark = '',
  at = new Date(),
): Promise<string> {
  const id = newId(at.getTime());
  const item: AgentItem = {
    kind: 'agent',
    name: `Coach ${mark}`.trim(),
    description: 'Answers questions',
    instructions: `Be kind. ${mark}`.trim(),
  };
  await insertItems(tx, [itemRow({ tenantId: tx.tenantId, protocolId, ownerId, at }, id, item)]);
  return id;
}

/** Somebody asked the agent of a program that leads through the protocol, and lets its team make a test of it. */
export async function seedLentAnswer(
  tx: Tx,
  { owner, other, protocol, agentItem, mark = '' }: LentPlace,
): Promise<string> {
  const now = new Date();
  const program = newId(now.getTime());
  const { tenantId } = tx;
  await tx.insert(programs).values({
    tenantId,
    id: program,
    ownerId: owner,
    agentId: agentItem,
    texts: {},
    cover: null,
    category: 'sleep',
    tags: [],
    level: 'beginner',
    signs: [],
    minutesADay: 10,
    weeks: 1,
    access: 'free',
    createdAt: now,
    changedAt: now,
  });
  await tx
    .insert(programProtocols)
    .values({ tenantId, programId: program, position: 0, protocolId: protocol, onFail: 'stop' });
  const { messages } = await seedAgentThread(tx, { userId: other, programId: program, endedAt: now }, [
    { speaker: 'person', body: `is tea fine? ${mark}`.trim() },
    { speaker: 'agent', body: 'yes, in the morning', kind: 'guide' },
  ]);
  const answer = messages[1] as string;
  await tx
    .update(agentMessages)
    .set({ lentAt: now })
    .where(and(eq(agentMessages.tenantId, tenantId), eq(agentMessages.id, answer)));
  return answer;
}

interface LentPlace {
  owner: string;
  other: string;
  protocol: string;
  agentItem: string;
  mark?: string;
}
