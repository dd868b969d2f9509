import type { Feature } from '../../feature.ts';
import { shortLinkOwners } from './policy.ts';
import { shortLinkRoutes } from './routes.ts';

export const shortLinks: Feature = {
  owners: shortLinkOwners,
  routes: shortLinkRoutes,
};
