import type { OwnerLookups } from '../../scope.ts';
import { findGiver, findSides } from './queries.ts';
import { findOwner } from './waitlist-queries.ts';

type Kinds = 'booking' | 'ownBooking' | 'hostedBooking' | 'givenService' | 'waitlistEntry';

/** A booking belongs to its client, to those who give it and to whose service it is; what somebody only holds is theirs alone. */
export const bookingOwners: Pick<OwnerLookups, Kinds> = {
  booking: async (tx, { id = '' }, actorId = '') => {
    const sides = await findSides(tx, id);
    if (!sides) return undefined;
    const { clientId, hosts, state } = sides;
    const isHost = hosts.includes(actorId) && state !== 'held' && state !== 'expired';
    return { ownerId: isHost ? actorId : clientId, personId: clientId };
  },
  ownBooking: async (tx, { id = '' }) => {
    const sides = await findSides(tx, id);
    return sides && { ownerId: sides.clientId, personId: sides.clientId };
  },
  hostedBooking: async (tx, { id = '' }, actorId = '') => {
    const sides = await findSides(tx, id);
    if (!sides?.hosts.includes(actorId) || sides.state === 'held' || sides.state === 'expired')
      return undefined;
    return { ownerId: actorId, personId: sides.clientId };
  },
  givenService: (tx, { id = '' }, actorId = '') => findGiver(tx, id, actorId),
  waitlistEntry: async (tx, { id = '' }) => {
    const ownerId = await findOwner(tx, id);
    return ownerId === undefined ? undefined : { ownerId };
  },
};
