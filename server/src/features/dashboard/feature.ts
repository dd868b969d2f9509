import { adminRoles } from '@regimen/contract/admin-roles.ts';
import type { Feature } from '../../feature.ts';
import { deleteExpiredAdminSessions } from './queries.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboard: Feature = {
  tables: {
    admins: { health: 'none', exported: false },
    admin_sessions: { health: 'none', exported: false },
    // What admins did stays, about whomever: an id that leads nowhere once its owner is erased.
    admin_actions: {
      health: 'none',
      person: 'person_id',
      erased: 'pseudonym',
      hidden: ['admin_id'],
      exported: true,
    },
  },
  routes: (http, { vault }) => dashboardRoutes(http, vault),
  dashboard: { overview: adminRoles },
  hourly: { sweep: (scope) => scope.tx((tx) => deleteExpiredAdminSessions(tx, scope.now)) },
};
