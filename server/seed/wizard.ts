import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { wizardProposals, wizards } from '../src/db/schema.ts';

/** A draft that the wizard began, and one change of it that waits for a press. */
export async function seedProposal(tx: Tx, protocolId: string, userId: string, mark = ''): Promise<string> {
  const createdAt = new Date();
  const id = newId(createdAt.getTime());
  const name = `A walk every day ${mark}`.trim();
  await tx.insert(wizards).values({
    tenantId: tx.tenantId,
    protocolId,
    sessionKey: 'aWordOfOneBrowser',
    answers: {
      topic: 'movement',
      audience: 'adults',
      weeks: 6,
      measures: ['builtin-kpi-steps'],
      rhythm: 'weekly',
      reminders: 'some',
      about: `For people who sit a lot. ${mark}`.trim(),
    },
    changedAt: createdAt,
  });
  await tx.insert(wizardProposals).values({
    tenantId: tx.tenantId,
    id,
    protocolId,
    userId,
    words: `Call it ${name}`,
    state: 'open',
    writer: 'phrases',
    says: '',
    edits: [{ edit: 'describe', name, description: 'Two weeks of walking.' }],
    items: {},
    leftOut: 0,
    mended: 0,
    problems: [],
    sources: [],
    createdAt,
  });
  return id;
}
