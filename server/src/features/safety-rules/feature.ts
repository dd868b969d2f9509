import type { Feature } from '../../feature.ts';
import { safetyRuleRoutes } from './routes.ts';

export const safetyRules: Feature = {
  tables: {
    safety_rules: { health: 'none', partOf: 'protocols', exported: true },
  },
  routes: safetyRuleRoutes,
};
