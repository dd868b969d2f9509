import type { Feature } from '../../feature.ts';
import { bookmarkRoutes } from './routes.ts';

export const bookmarks: Feature = {
  routes: bookmarkRoutes,
};
