import type { Feature } from '../../feature.ts';
import { urgentRoutes } from './routes.ts';

export const urgent: Feature = {
  routes: urgentRoutes,
};
