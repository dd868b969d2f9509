import type { Feature } from '../../feature.ts';
import { agentPaperRoutes } from './routes.ts';

export const agentPapers: Feature = {
  routes: agentPaperRoutes,
};
