import type { Feature } from '../../feature.ts';
import { writingRoutes } from './routes.ts';

export const writing: Feature = {
  routes: writingRoutes,
};
