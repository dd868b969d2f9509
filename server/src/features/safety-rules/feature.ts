import type { Feature } from '../../feature.ts';
import { safetyRuleRoutes } from './routes.ts';

export const safetyRules: Feature = {
  routes: safetyRuleRoutes,
};
