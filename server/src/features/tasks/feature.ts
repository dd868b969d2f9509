import type { Feature } from '../../feature.ts';
import { taskRoutes } from './routes.ts';

export const tasks: Feature = {
  routes: taskRoutes,
};
