import { allSitesCalls } from '@regimen/contract/all-sites.ts';
import type { Feature } from '../../feature.ts';
import { allSitesRoutes } from './routes.ts';

/** What the platform's own admins see of all sites. */
export const allSites: Feature = {
  tables: {},
  routes: allSitesRoutes,
  dashboard: { sites: allSitesCalls['GET dashboard/sites'].access.admin },
};
