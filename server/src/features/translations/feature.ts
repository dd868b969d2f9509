import type { Feature } from '../../feature.ts';
import { translationRoutes } from './routes.ts';

export const translations: Feature = {
  routes: translationRoutes,
};
