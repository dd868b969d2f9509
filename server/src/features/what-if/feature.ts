import type { Feature } from '../../feature.ts';
import { liveWhatIf, sweepWhatIfs } from './jobs.ts';
import { whatIfRoutes } from './routes.ts';

export const whatIf: Feature = {
  routes: whatIfRoutes,
  jobs: {
    'live-what-if': (scope, { whatIfId }) => liveWhatIf(scope, whatIfId),
  },
  hourly: {
    sweep: sweepWhatIfs,
  },
};
