import type { OwnerLookups } from '../../scope.ts';
import { findOwnerAndPermission } from '../teams/standing.ts';
import { findProposal } from './queries.ts';

/** A proposal belongs to whoever works on its draft. */
export const wizardOwners: Pick<OwnerLookups, 'wizardProposal'> = {
  wizardProposal: async (tx, params, actorId) => {
    const proposal = await findProposal(tx, params.id ?? '');
    const found = proposal && (await findOwnerAndPermission(tx, proposal.protocolId, actorId ?? null));
    return found && { ownerId: found.ownerId, permission: found.permission };
  },
};
