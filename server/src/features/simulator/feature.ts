import type { Feature } from '../../feature.ts';
import { simulatorRoutes } from './routes.ts';

export const simulator: Feature = {
  routes: simulatorRoutes,
};
