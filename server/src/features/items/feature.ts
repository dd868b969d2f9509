import type { Feature } from '../../feature.ts';
import { itemRoutes } from './routes.ts';

export const items: Feature = {
  routes: itemRoutes,
};
