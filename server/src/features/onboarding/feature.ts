import type { Feature } from '../../feature.ts';
import { onboardingRoutes } from './routes.ts';

export const onboarding: Feature = {
  tables: {
    onboarding_answers: { health: 'account', person: 'user_id', erased: 'removed', exported: true },
  },
  routes: onboardingRoutes,
};
