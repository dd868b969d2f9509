import type { Feature } from '../../feature.ts';
import { protocolItemRoutes } from './routes.ts';

export const protocolItems: Feature = {
  routes: protocolItemRoutes,
};
