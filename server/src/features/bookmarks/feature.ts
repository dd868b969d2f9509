import type { Feature } from '../../feature.ts';
import { bookmarkRoutes } from './routes.ts';

export const bookmarks: Feature = {
  tables: {
    bookmarks: { health: 'written', person: 'user_id', erased: 'removed', exported: true },
  },
  routes: bookmarkRoutes,
};
