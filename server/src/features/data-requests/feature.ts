import type { Feature } from '../../feature.ts';
import { dataRequestRoutes } from './routes.ts';

/** What people asked about their data, for those who run the site. */
export const dataRequests: Feature = {
  routes: dataRequestRoutes,
  dashboard: { 'data-requests': ['owner', 'support', 'auditor'] },
};
