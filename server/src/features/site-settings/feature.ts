import type { Feature } from '../../feature.ts';
import { siteSettingsRoutes } from './routes.ts';

export const siteSettings: Feature = {
  routes: siteSettingsRoutes,
  dashboard: { settings: ['owner'] },
};
