import { seedAgentItem, seedLentAnswer } from '../../../seed/agents.ts';
import { seedAiTest } from '../../../seed/ai-tests.ts';
import { seedProtocol } from '../../../seed/protocols.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'protocol'> = {
  protocol: async (tx, { owner, other, mark }) => {
    const names = await seedProtocol(tx, owner, { member: other, mark });
    const agentItem = await seedAgentItem(tx, owner, names.protocol, mark);
    const about = { protocolId: names.protocol, kind: 'agent', subject: agentItem } as const;
    const aiTest = await seedAiTest(tx, about, new Date(), { name: `Promises no wonders ${mark}` });
    const lentAnswer = await seedLentAnswer(tx, { owner, other, ...names, agentItem, mark });
    return { ...names, agentItem, aiTest, lentAnswer };
  },
};
