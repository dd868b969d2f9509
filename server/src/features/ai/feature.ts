import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Feature } from '../../feature.ts';
import { deleteExchangesBefore } from './queries.ts';
import { aiRoutes } from './routes.ts';

/** As long as somebody may ask why a model said what it said. */
const keptMs = 400 * DAY_MS;

export const ai: Feature = {
  tables: {
    ai_settings: { health: 'none', exported: false },
    ai_exchanges: {
      health: 'agents',
      person: 'person_id',
      erased: 'removed',
      exported: true,
      names: ['asked_by'],
      merged: ['asked_by'],
      hidden: ['prompt_hash'],
    },
  },
  routes: aiRoutes,
  hourly: {
    sweep: (scope) => scope.tx((tx) => deleteExchangesBefore(tx, new Date(scope.now.getTime() - keptMs))),
  },
};
