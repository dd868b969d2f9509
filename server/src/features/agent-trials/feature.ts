import type { Feature } from '../../feature.ts';
import { agentTrialRoutes } from './routes.ts';

export const agentTrials: Feature = {
  routes: agentTrialRoutes,
};
