import type { Feature } from '../../feature.ts';
import { liveWhatIf, sweepWhatIfs } from './jobs.ts';
import { whatIfRoutes } from './routes.ts';

export const whatIf: Feature = {
  tables: {
    what_ifs: { health: 'improving', partOf: 'programs', names: ['started_by'], exported: true },
    what_if_people: { health: 'improving', partOf: 'enrollments', exported: true },
  },
  routes: whatIfRoutes,
  jobs: {
    'live-what-if': (scope, { whatIfId }) => liveWhatIf(scope, whatIfId),
  },
  hourly: {
    sweep: sweepWhatIfs,
  },
};
