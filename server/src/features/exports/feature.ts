import type { Feature } from '../../feature.ts';
import { makeExport } from './make-export.ts';
import { exportOwners } from './policy.ts';
import { exportRoutes } from './routes.ts';
import { sweepExports } from './sweep-exports.ts';

export const exports: Feature = {
  tables: {
    data_exports: {
      health: 'none',
      person: 'user_id',
      erased: 'swept',
      exported: true,
      hidden: ['link_key'],
    },
  },
  owners: exportOwners,
  routes: (http, { files }) => exportRoutes(http, files),
  jobs: {
    'make-export': (scope, { exportId }, tools) => makeExport(scope, exportId, tools),
  },
  hourly: {
    sweep: (scope, { files }) => sweepExports(scope, files),
  },
  makers: () => import('./makers.ts'),
};
