import type { Feature } from '../../feature.ts';
import { protocolOwners } from './policy.ts';
import { protocolRoutes } from './routes.ts';

export const protocols: Feature = {
  owners: protocolOwners,
  routes: protocolRoutes,
};
