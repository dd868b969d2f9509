import type { Feature } from '../../feature.ts';
import { discussionOwners } from './policy.ts';
import { renewHtml } from './renew-html.ts';
import { discussionRoutes } from './routes.ts';

export const discussions: Feature = {
  owners: discussionOwners,
  routes: discussionRoutes,
  hourly: {
    sweep: renewHtml,
  },
};
