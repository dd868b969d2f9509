import type { Feature } from '../../feature.ts';
import { shortLinkOwners } from './policy.ts';
import { shortLinkRoutes } from './routes.ts';

export const shortLinks: Feature = {
  tables: {
    short_links: { health: 'none', person: 'owner_id', erased: 'nameless', exported: true },
  },
  owners: shortLinkOwners,
  routes: shortLinkRoutes,
  makers: () => import('./makers.ts'),
};
