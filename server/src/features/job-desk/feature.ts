import type { Feature } from '../../feature.ts';
import { jobDeskRoutes } from './routes.ts';

export const jobDesk: Feature = {
  routes: jobDeskRoutes,
  dashboard: { jobs: ['owner', 'support'] },
};
