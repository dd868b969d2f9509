import { deleteOldEvents } from '../../db/event-queries.ts';
import { deleteOldGuestKeys } from '../../db/guest-queries.ts';
import type { Feature } from '../../feature.ts';
import { broadcastingRoutes } from './routes.ts';

const keptMs = 24 * 60 * 60_000;
/** Of each person. */
export const mostKept = 500;

export const broadcasting: Feature = {
  tables: {
    // Pointers for a day; what they point at is exported where it lies.
    event_recipients: { health: 'none', person: 'user_id', erased: 'removed', exported: false },
    // Of visitors, of whom nothing else is known.
    guest_keys: { health: 'none', exported: false },
    // Connections that are open now: they end with the session, and their rows with them.
    presence_leases: { health: 'none', exported: false },
    presence_members: { health: 'none', exported: false },
    recipient_events: { health: 'none', person: 'user_id', erased: 'removed', exported: false },
  },
  routes: (http, { vault }, _tables, manifest) => broadcastingRoutes(http, vault, manifest),
  hourly: {
    sweep: (scope) =>
      scope.tx(async (tx) => {
        await deleteOldEvents(tx, new Date(scope.now.getTime() - keptMs), mostKept);
        await deleteOldGuestKeys(tx, scope.now);
      }),
  },
};
