import { nobodyYet } from '@regimen/contract/nobody-yet.ts';
import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import { and, eq } from '../../src/db/drizzle.ts';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';
import { programs } from '../../src/db/schema.ts';
import { answerAsGuide } from '../../src/features/agents/answer-as-guide.ts';
import { itemRow } from '../../src/features/items/known-items.ts';
import { insertItems } from '../../src/features/items/queries.ts';
import { findPassages } from '../../src/features/passages/find-passages.ts';
import type { Scope } from '../../src/scope.ts';
import { type SaidInThread, seedAgentThread } from '../agents.ts';
import { passAiTests, seedAiTest } from '../ai-tests.ts';
import { demoAgents } from './agent-texts.ts';

/** Gives a program that is about to be published the agent that the demo has for it. */
export async function giveAgent(
  tx: Tx,
  locale: ContentLanguage,
  example: string,
  place: { programId: string; protocolId: string; ownerId: string; at: Date; step: string | null },
): Promise<void> {
  const agent = demoAgents.find((each) => each.example === example);
  if (!agent) return;
  const item = agent.item[locale];
  const { protocolId, ownerId, at, step } = place;
  const id = newId(at.getTime());
  await insertItems(tx, [itemRow({ tenantId: tx.tenantId, protocolId, ownerId, at }, id, item)]);
  await tx
    .update(programs)
    .set({ agentId: id })
    .where(and(eq(programs.tenantId, tx.tenantId), eq(programs.id, place.programId)));
  for (const { name, ask, expects } of agent.tests[locale])
    await seedAiTest(tx, { protocolId, kind: 'agent', subject: id }, at, {
      name,
      given: { locale, messages: [ask], follower: { ...nobodyYet, place: step } },
      expects,
    });
}

/** Nothing is published before its agent has passed its tests. */
export async function passAgentTests(
  scope: Scope,
  tx: Tx,
  programId: string,
  protocolId: string,
): Promise<void> {
  const [row] = await tx
    .select({ agentId: programs.agentId })
    .from(programs)
    .where(and(eq(programs.tenantId, tx.tenantId), eq(programs.id, programId)));
  if (row?.agentId) await passAiTests(scope, tx, { protocolId, kind: 'agent', subject: row.agentId });
}

/** What the demo follower asked these agents, answered by the guide itself. */
export async function seedDemoThreads(
  tx: Tx,
  { locale, now, people }: { locale: ContentLanguage; now: number; people: readonly string[] },
  published: readonly { example: string; program: string; versions: readonly { version: string }[] }[],
): Promise<void> {
  for (const [index, { example, asked }] of demoAgents.entries()) {
    const program = published.find((one) => one.example === example);
    const version = program?.versions.at(-1)?.version;
    if (!program || !version) continue;
    const said: SaidInThread[] = [];
    for (const question of asked[locale]) {
      const found = await findPassages(tx, { versionId: version }, { question, locale, most: 5 });
      const answer = answerAsGuide({ question, locale, isVisitor: false }, found, null);
      said.push({ speaker: 'person', body: question }, { speaker: 'agent', ...answer });
    }
    const endedAt = new Date(now - (index * 26 + 3) * 3_600_000);
    const userId = people[0] as string;
    await seedAgentThread(tx, { userId, programId: program.program, endedAt }, said);
  }
}
