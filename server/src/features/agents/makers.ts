import { seedAgentThread } from '../../../seed/agents.ts';
import { seedProgram } from '../../../seed/programs.ts';
import type { Tx } from '../../db/pool.ts';
import type { Cast, Makers } from '../../makers.ts';

/** The program is another's; the thread is the owner's own. */
async function make(tx: Tx, { owner, other, mark }: Cast) {
  const { program } = await seedProgram(tx, other, { title: `Better sleep ${mark}` });
  const { messages } = await seedAgentThread(tx, { userId: owner, programId: program, endedAt: new Date() }, [
    { speaker: 'person', body: `How long does it take? ${mark}` },
    { speaker: 'agent', body: `About 10 minutes a day. ${mark}`, kind: 'guide' },
  ]);
  return { agent: program, agentMessage: messages[1] as string };
}

export const makers: Pick<Makers, 'agent' | 'agentMessage'> = {
  agent: (tx, cast) => make(tx, cast),
  agentMessage: (tx, cast) => make(tx, cast),
};
