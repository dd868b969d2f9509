import type { OwnerLookups } from '../../scope.ts';
import { findLocationOwner } from './location-queries.ts';
import { findHostOf, findServiceOwner } from './queries.ts';

export const serviceOwners: Pick<OwnerLookups, 'location' | 'service' | 'hostedService'> = {
  location: (tx, { id = '' }) => findLocationOwner(tx, id),
  service: (tx, { id = '' }) => findServiceOwner(tx, id),
  // Whoever gives it for somebody else owns their part in it.
  hostedService: (tx, { id = '' }, actorId) => findHostOf(tx, id, actorId),
};
