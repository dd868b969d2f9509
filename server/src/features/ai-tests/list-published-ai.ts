import { nameOfStep } from '@regimen/engine/given-name.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { modelOf } from '@regimen/engine/steps/traits.ts';
import type { TriedPlace } from '../../db/ai-schema.ts';
import type { Tx } from '../../db/pool.ts';
import { ownTurn } from '../../own-turn.ts';
import { findPublishedProgram, type PublishedProgram } from './watch-queries.ts';

/** The agent and the AI modules of a published program. */
export async function listPublishedAi(tx: Tx, programId: string): Promise<TriedPlace[]> {
  const program = await findPublishedProgram(tx, programId);
  if (!program) return [];
  await ownTurn(program.content.length);
  return [...agentsOf(program), ...modulesOf(program)];
}

/** Where it was made, else in the first protocol; and wherever it has tests. */
function agentsOf({ title, agent, agentName, home, beside, protocolIds }: PublishedProgram): TriedPlace[] {
  if (agent === null || agentName === null) return [];
  const first = protocolIds.find((id) => id === home) ?? protocolIds[0];
  return protocolIds
    .filter((id) => id === first || beside.includes(id))
    .map((protocolId) => ({ protocolId, kind: 'agent', subject: agent, name: agentName, program: title }));
}

function modulesOf({ content, title, protocolIds }: PublishedProgram): TriedPlace[] {
  const { protocols } = JSON.parse(content) as Program;
  return protocols.flatMap(({ protocol }) =>
    protocol.nodes
      .filter((node) => protocolIds.includes(protocol.id) && modelOf(node))
      .map((node) => ({
        protocolId: protocol.id,
        kind: 'module',
        subject: node.id,
        name: nameOfStep(protocol, node),
        program: title,
      })),
  );
}
