import { seedProtocol } from '../../../seed/protocols.ts';
import { seedProposal } from '../../../seed/wizard.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'wizardProposal'> = {
  wizardProposal: async (tx, { owner, other, mark }) => {
    const names = await seedProtocol(tx, owner, { member: other, mark });
    return { ...names, wizardProposal: await seedProposal(tx, names.protocol, owner, mark) };
  },
};
