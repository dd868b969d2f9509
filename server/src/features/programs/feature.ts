import type { Feature } from '../../feature.ts';
import { programOwners } from './policy.ts';
import { renewProgramHtml } from './render-texts.ts';
import { programRoutes } from './routes.ts';

export const programs: Feature = {
  owners: programOwners,
  routes: programRoutes,
  hourly: {
    sweep: renewProgramHtml,
  },
};
