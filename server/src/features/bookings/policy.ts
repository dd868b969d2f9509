import type { OwnerLookups } from '../../scope.ts';
import { findGiver, findSides, type Sides } from './queries.ts';
import { connectedUntil } from './rights.ts';
import { findOwner } from './waitlist-queries.ts';

type Kinds = 'booking' | 'ownBooking' | 'hostedBooking' | 'givenService' | 'waitlistEntry';

/** Until when it connects somebody who gives it, or whose service it is, with its client. */
const seenByHost = ({ hosts, state, untilAt }: Sides, actorId: string): Date | null =>
  hosts.includes(actorId) ? connectedUntil(state, untilAt) : null;

/**
 * A booking belongs to its client and, as long as it connects them, to those who give it and to whose service it is; what
 * somebody only holds is theirs alone.
 */
export const bookingOwners: Pick<OwnerLookups, Kinds> = {
  booking: async (tx, { id = '' }, actorId = '') => {
    const sides = await findSides(tx, id);
    if (!sides) return undefined;
    const { clientId } = sides;
    const until = seenByHost(sides, actorId);
    // Of a service of one's own that one booked oneself, one is the client.
    if (!until || actorId === clientId) return { ownerId: clientId, personId: clientId };
    return { ownerId: actorId, until, personId: clientId };
  },
  ownBooking: async (tx, { id = '' }) => {
    const sides = await findSides(tx, id);
    return sides && { ownerId: sides.clientId, personId: sides.clientId };
  },
  hostedBooking: async (tx, { id = '' }, actorId = '') => {
    const sides = await findSides(tx, id);
    const until = sides && seenByHost(sides, actorId);
    return until ? { ownerId: actorId, until, personId: sides.clientId } : undefined;
  },
  givenService: (tx, { id = '' }, actorId = '') => findGiver(tx, id, actorId),
  waitlistEntry: async (tx, { id = '' }) => {
    const ownerId = await findOwner(tx, id);
    return ownerId === undefined ? undefined : { ownerId };
  },
};
