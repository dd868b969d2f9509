import type { OwnerLookups } from '../../scope.ts';
import { findIdentityOwner, findProvider } from './queries.ts';

export const openidOwners: Pick<OwnerLookups, 'signInProvider' | 'siteProvider' | 'identity'> = {
  // The site's own, and nobody's: one that is switched off is not there.
  signInProvider: async (tx, { id = '' }) => {
    const provider = await findProvider(tx, id);
    return provider?.enabled ? { ownerId: tx.tenantId } : undefined;
  },
  siteProvider: async (tx, { id = '' }) => (await findProvider(tx, id)) && { ownerId: tx.tenantId },
  identity: (tx, { id = '' }) => findIdentityOwner(tx, id),
};
