import type { AiTestSubject } from '@regimen/contract/ai-test-choices.ts';
import { and, asc, eq, inArray } from '../../../db/drizzle.ts';
import type { Tx } from '../../../db/pool.ts';
import { aiTestResults, aiTests, items } from '../../../db/schema.ts';

export interface NamedTest {
  protocolId: string;
  kind: AiTestSubject;
  subject: string;
  id: string;
  name: string;
}

/** Tests of agents and AI modules that stand in these protocols. */
export function listAiTests(tx: Tx, protocolIds: readonly string[]): Promise<NamedTest[]> {
  const { protocolId, kind, subject, id, name, tenantId, createdAt } = aiTests;
  return tx
    .select({ protocolId, kind, subject, id, name })
    .from(aiTests)
    .where(and(eq(tenantId, tx.tenantId), inArray(protocolId, [...protocolIds])))
    .orderBy(asc(createdAt), asc(id));
}

/** Those that passed by this model, each as “protocol kind subject test state”. */
export async function listPassed(
  tx: Tx,
  protocolIds: readonly string[],
  model: string,
): Promise<Set<string>> {
  const t = aiTestResults;
  const rows = await tx
    .select({ protocolId: t.protocolId, kind: t.kind, subject: t.subject, test: t.test, state: t.promptHash })
    .from(t)
    .where(
      and(
        eq(t.tenantId, tx.tenantId),
        inArray(t.protocolId, [...protocolIds]),
        eq(t.model, model),
        eq(t.status, 'passed'),
      ),
    );
  return new Set(rows.map((row) => keyOf(row, row.test, row.state)));
}

export const keyOf = (
  { protocolId, kind, subject }: Pick<NamedTest, 'protocolId' | 'kind' | 'subject'>,
  test: string,
  state: string,
): string => [protocolId, kind, subject, test, state].join(' ');

/** In which protocol an agent was made. */
export async function findAgentHome(tx: Tx, agentId: string): Promise<string | null> {
  const [row] = await tx
    .select({ protocolId: items.protocolId })
    .from(items)
    .where(and(eq(items.tenantId, tx.tenantId), eq(items.id, agentId)));
  return row?.protocolId ?? null;
}
